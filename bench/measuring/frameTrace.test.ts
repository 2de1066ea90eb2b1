import { describe, expect, it } from 'vitest';
import { segmentsOf, type TraceEvent } from './frameTrace.ts';

const event = (name: string, ts: number, dur?: number, tid = 1): TraceEvent => ({
  name,
  pid: 1,
  tid,
  ts,
  ...(dur === undefined ? {} : { dur, tdur: dur / 2 }),
});
const task = (ts: number, dur: number, tid?: number): TraceEvent =>
  event('ThreadControllerImpl::RunTask', ts, dur, tid);
const frame = (ts: number): TraceEvent => event('BeginMainThreadFrame', ts);
const mark = (name: string, ts: number): TraceEvent => event(`bench:${name}`, ts);

describe('a trace by frames', () => {
  it('adds up the tasks from the start of one frame to the start of the next', () => {
    const events = [
      mark('moving', 0),
      task(1000, 2000),
      frame(1100),
      event('bench-input', 1200),
      task(5000, 1000),
      task(17_000, 4000),
      frame(17_200),
      task(33_000, 1000),
      frame(33_100),
      mark('end', 40_000),
    ];
    const [segment] = segmentsOf(events).get('moving') ?? [];
    expect(segment?.frames).toEqual([
      { time: 3, processor: 1.5, hasInput: true },
      { time: 4, processor: 2, hasInput: false },
    ]);
    expect(segment?.tasks).toEqual([2, 1, 4, 1]);
  });

  it('leaves out other threads, nested tasks and tasks outside the marks', () => {
    const events = [
      task(500, 300),
      mark('moving', 1000),
      task(2000, 3000),
      frame(2100),
      task(2500, 1000),
      task(6000, 9000, 2),
      task(18_000, 1000),
      frame(18_100),
      mark('end', 20_000),
      task(21_000, 9000),
    ];
    const [segment] = segmentsOf(events).get('moving') ?? [];
    expect(segment?.frames).toEqual([{ time: 3, processor: 1.5, hasInput: false }]);
    expect(segment?.tasks).toEqual([3, 1]);
  });

  it('keeps segments with the same label separate', () => {
    const events = [
      mark('add', 0),
      task(1, 1000),
      mark('end', 2000),
      mark('add', 3000),
      task(3001, 500),
      mark('end', 4000),
    ];
    expect(
      segmentsOf(events)
        .get('add')
        ?.map(({ tasks }) => tasks),
    ).toEqual([[1], [0.5]]);
  });
});

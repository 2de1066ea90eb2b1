// Records a page during input: traces its main thread, and logs the time of every frame. The page is made to request
// frames all the time, so a missing frame is its own fault.
import type { Page } from 'playwright';
import {
  endMark,
  inputMark,
  markPrefix,
  type Segment,
  segmentsOf,
  traceCategories,
  type TraceEvent,
} from './frameTrace.ts';

interface FrameTimes {
  readonly label: string;
  readonly times: number[];
}

declare global {
  interface Window {
    /** The frame times of each segment, the last one still in progress; `ending` stops the recording. */
    benchRecording?: { readonly lists: FrameTimes[]; readonly ending: AbortController };
  }
}

export interface Recording {
  /** All segments with a label. */
  segments(label: string): readonly Segment[];
  /** Milliseconds between frames in the segments with a label. */
  intervals(label: string): readonly number[];
}

/** Begins a segment, which lasts until the next one begins or until end. */
export interface Marker {
  begin(label: string): Promise<void>;
  end(): Promise<void>;
}

export async function record(page: Page, work: (marker: Marker) => Promise<void>): Promise<Recording> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser to trace.');
  await browser.startTracing(page, { categories: [...traceCategories] });
  await page.evaluate(startFrames, inputMark);
  await work({
    begin: (label) => page.evaluate(beginSegment, { mark: markPrefix + label, label }),
    end: () => page.evaluate(beginSegment, { mark: markPrefix + endMark, label: endMark }),
  });
  const lists = await page.evaluate(stopFrames);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const found = segmentsOf(trace.traceEvents);
  return {
    segments: (label) => found.get(label) ?? [],
    intervals: (label) => lists.filter((list) => list.label === label).flatMap(({ times }) => gaps(times)),
  };
}

const gaps = (times: readonly number[]): number[] =>
  times.slice(1).map((time, i) => time - (times[i] ?? time));

// The rest runs in the page.

function startFrames(input: string): void {
  const ending = new AbortController();
  const { signal } = ending;
  const lists: FrameTimes[] = [];
  window.benchRecording = { lists, ending };
  const next = (now: number): void => {
    if (signal.aborted) return;
    lists.at(-1)?.times.push(now);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  for (const type of ['pointermove', 'wheel'])
    addEventListener(type, () => performance.mark(input), { capture: true, passive: true, signal });
}

function beginSegment({ mark, label }: { mark: string; label: string }): void {
  performance.mark(mark);
  window.benchRecording?.lists.push({ label, times: [] });
}

function stopFrames(): readonly FrameTimes[] {
  const { lists = [], ending } = window.benchRecording ?? {};
  ending?.abort();
  delete window.benchRecording;
  performance.clearMarks();
  return lists;
}

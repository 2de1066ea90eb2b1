// When a room is saved, again, and not at the same time as anything else.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DiskFullError, UnreachableError } from '../db/database.ts';
import { liveLimits } from './limits.ts';
import { type Outcome, problemOf, Saving } from './saving.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  return () => vi.useRealTimers();
});

/** A saving with this outcome, and the seconds between its tries within so many seconds. */
async function waits(outcome: Outcome, seconds: number): Promise<readonly number[]> {
  const tries: number[] = [];
  const saving = new Saving(async () => {
    tries.push(performance.now());
    return outcome;
  }, liveLimits);
  saving.edited();
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  saving.stop();
  return tries.slice(1).map((time, i) => Math.round((time - (tries[i] ?? 0)) / 100) / 10);
}

describe('a save that fails is tried again', () => {
  test('after 1, 2, 4 and at most 30 seconds if the database refuses it, is full or busy', async () => {
    expect(await waits('refused', 130)).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
    const busy = Object.assign(new Error('too many connections'), { code: '53300' });
    const problems = [new DiskFullError(), busy, new Error('unheard of')];
    expect(problems.map((problem) => problemOf(problem).outcome)).toEqual(problems.map(() => 'refused'));
  });

  test('every second if the database is away, because rooms close when their leases end', async () => {
    expect(await waits('failed', 9)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(problemOf(new UnreachableError(new Error('gone'))).outcome).toBe('failed');
  });

  test('no more once it is done, and then with a first wait of a second again', async () => {
    const outcomes: Outcome[] = ['refused', 'refused', 'saved', 'refused'];
    const tries: number[] = [];
    const saving = new Saving(async () => {
      tries.push(Math.round(performance.now() / 100) / 10);
      return outcomes.shift() ?? 'saved';
    }, liveLimits);
    const began = Math.round(performance.now() / 100) / 10;
    saving.edited();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saving.isPending).toBe(false);
    saving.edited();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries.map((time) => Math.round((time - began) * 10) / 10)).toEqual([1, 2, 4, 61, 62]);
  });
});

test('what is merged into a room is never merged while it is saved, nor twice at once', async () => {
  const doing: string[] = [];
  const [saves, merges]: (() => void)[][] = [[], []];
  const turn = (what: string, ends: (() => void)[] | undefined) => async () => {
    doing.push(`${what} begins`);
    await new Promise<void>((resolve) => ends?.push(resolve));
    doing.push(`${what} ends`);
  };
  const saving = new Saving(async () => {
    await turn('save', saves)();
    return 'saved';
  }, liveLimits);
  saving.edited();
  await vi.advanceTimersByTimeAsync(1_000);
  void saving.exclusively(turn('merge', merges));
  void saving.exclusively(turn('merge', merges));
  saving.edited();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(doing).toEqual(['save begins']);
  for (const ends of [saves, merges, merges, saves]) {
    ends?.at(-1)?.();
    await vi.advanceTimersByTimeAsync(5_000);
  }
  const one = (what: string): readonly string[] => [`${what} begins`, `${what} ends`];
  expect(doing).toEqual([...one('save'), ...one('merge'), ...one('merge'), ...one('save')]);
});

// Records what a page does while a hand works on it: traces its main thread, and notes the time of every frame.
// The page is kept drawing frames all the while, so that a frame left out is the page's own.
import type { Page } from 'playwright';
import {
  endMark,
  inputMark,
  markPrefix,
  type Stretch,
  stretchesOf,
  traceCategories,
  type TraceEvent,
} from './frameTrace.ts';

interface FrameTimes {
  readonly label: string;
  readonly times: number[];
}

declare global {
  interface Window {
    /** The times of the frames of each stretch, the last list growing; and what ends it. */
    benchRecording?: { readonly lists: FrameTimes[]; readonly ending: AbortController };
  }
}

export interface Recording {
  /** All stretches of a name. */
  stretches(label: string): readonly Stretch[];
  /** Milliseconds from frame to frame in the stretches of a name. */
  intervals(label: string): readonly number[];
}

/** Begins a stretch of a name, which lasts until the next one begins or until end. */
export interface Marker {
  begin(label: string): Promise<void>;
  end(): Promise<void>;
}

export async function record(page: Page, work: (marker: Marker) => Promise<void>): Promise<Recording> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page belongs to no browser that could be traced.');
  await browser.startTracing(page, { categories: [...traceCategories] });
  await page.evaluate(startFrames, inputMark);
  await work({
    begin: (label) => page.evaluate(beginStretch, { mark: markPrefix + label, label }),
    end: () => page.evaluate(beginStretch, { mark: markPrefix + endMark, label: endMark }),
  });
  const lists = await page.evaluate(stopFrames);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const found = stretchesOf(trace.traceEvents);
  return {
    stretches: (label) => found.get(label) ?? [],
    intervals: (label) => lists.filter((list) => list.label === label).flatMap(({ times }) => gaps(times)),
  };
}

const gaps = (times: readonly number[]): number[] =>
  times.slice(1).map((time, i) => time - (times[i] ?? time));

// What follows runs in the page.

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

function beginStretch({ mark, label }: { mark: string; label: string }): void {
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

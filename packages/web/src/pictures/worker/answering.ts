// The side of a picture worker: does the jobs that the page requests one after another, so that not all of them need memory
// at the same time.
import type { Answer, Question } from './jobs.ts';

type Job = (...given: readonly never[]) => Promise<unknown>;

export function answerJobs(jobs: object): void {
  let last: Promise<void> = Promise.resolve();
  self.addEventListener('message', ({ data: { id, name, given } }: MessageEvent<Question>) => {
    const job = Reflect.get(jobs, name) as Job;
    last = last.then(async () => {
      try {
        const value = await job(...(given as readonly never[]));
        post({ id, value }, bitmapsIn(value));
      } catch (problem) {
        post({ id, failed: String(problem), isMemory: problem instanceof RangeError });
      }
    });
  });
}

const post = (answer: Answer, transfer: Transferable[] = []): void => self.postMessage(answer, { transfer });

function bitmapsIn(value: unknown): Transferable[] {
  if (value instanceof ImageBitmap) return [value];
  const levels: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'levels') : undefined;
  return Array.isArray(levels) ? levels.filter((level) => level instanceof ImageBitmap) : [];
}

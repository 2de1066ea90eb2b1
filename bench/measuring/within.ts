// An end to waiting: what a page never does is told, instead of waited for without end.

/** Milliseconds; the slowest thing that is measured takes a third of it. */
const patience = 60_000;

/** what: what is waited for, as in "the picture to be drawn". */
export function within<T>(waiting: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`Waited ${patience / 1000} s for ${what}, in vain.`)), patience);
  });
  return Promise.race([waiting, late]).finally(() => clearTimeout(timer));
}

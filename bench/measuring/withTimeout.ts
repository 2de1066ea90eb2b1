// Limits waiting, so that a page that never responds causes an error.

/** Milliseconds; three times the slowest measurement. */
const timeout = 60_000;

/** what: for the message, as in "the picture to be drawn". */
export function withTimeout<T>(waiting: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    const message = `Timed out after ${timeout / 1000} s, waiting for ${what}.`;
    timer = setTimeout(() => fail(new Error(message)), timeout);
  });
  return Promise.race([waiting, late]).finally(() => clearTimeout(timer));
}

// Measures how long a page does not respond. Each function is sent to the page as text, so it uses nothing from outside.

declare global {
  interface Window {
    hostileProbe?: { longest: number; stop: () => void };
  }
}

/** Begins to watch: a message is sent from task to task, and comes late where a task between is long. */
export function startProbe(): void {
  window.hostileProbe?.stop();
  const { port1, port2 } = new MessageChannel();
  let before = performance.now();
  const probe = { longest: 0, stop: (): void => port1.close() };
  port1.addEventListener('message', () => {
    const now = performance.now();
    probe.longest = Math.max(probe.longest, now - before);
    before = now;
    setTimeout(() => {
      const then = performance.now();
      probe.longest = Math.max(probe.longest, then - before);
      before = then;
      port2.postMessage(undefined);
    });
  });
  port1.start();
  port2.postMessage(undefined);
  window.hostileProbe = probe;
}

/** The longest that a message took since, in milliseconds. */
export async function answering(): Promise<number> {
  await new Promise((done) => setTimeout(done, 100));
  return window.hostileProbe?.longest ?? Infinity;
}

/**
 * How much slower the page is now than on the machine that limits were set on, at least 1: of many tasks of the same work
 * the slowest counts, as of what is measured with it.
 */
export async function calibrate(): Promise<number> {
  /** Milliseconds that such a task took there. */
  const usual = 25;
  let longest = 0;
  for (let task = 0; task < 40; task += 1) {
    const begin = performance.now();
    let sum = 0;
    for (let i = 0; i < 1_000_000; i += 1) sum += Math.sqrt(i) * Math.sin(i);
    longest = Math.max(longest, sum === Infinity ? Infinity : performance.now() - begin);
    await new Promise((done) => setTimeout(done));
  }
  return Math.max(1, longest / usual);
}

// Measures in a page for how long it does not answer. Each function is sent to the page as text, and uses nothing else.

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

/** How much slower the machine is now than the one the limit was set on, at least 1. */
export function calibrate(): number {
  /** Milliseconds that the same work took there. */
  const usual = 40;
  const begin = performance.now();
  let sum = 0;
  for (let i = 0; i < 4_000_000; i += 1) sum += Math.sqrt(i) * Math.sin(i);
  return Math.max(1, (performance.now() - begin) / usual, sum === Infinity ? Infinity : 0);
}

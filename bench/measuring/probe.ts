// Measures how long a page does not respond. Each function is sent to the page as text, so it uses nothing from
// outside.

declare global {
  interface Window {
    hostileProbe?: { longest: number; stop: () => void };
  }
}

/** Starts to watch: messages are sent from task to task, and a long task in between delays one. */
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

/** The longest delay of a message since then, in milliseconds. */
export async function longestDelay(): Promise<number> {
  await new Promise((done) => setTimeout(done, 100));
  return window.hostileProbe?.longest ?? Infinity;
}

// Stands in for the browser's workers in tests: runs a worker's own script in the thread of the test, one worker at a time.
import { vi } from 'vitest';
import { TestStorage } from './testWorkspace.ts';

let count = 0;

class TestWorker extends EventTarget {
  private readonly script: Promise<unknown>;
  private readonly inside = new EventTarget();

  constructor({ href }: URL) {
    super();
    const { inside } = this;
    vi.stubGlobal('self', {
      addEventListener: inside.addEventListener.bind(inside),
      postMessage: (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data })),
    });
    // A script that was already run has another worker's listeners.
    count += 1;
    this.script = import(/* @vite-ignore */ `${href}?worker=${count}`);
  }

  postMessage(message: unknown): void {
    const data: unknown = structuredClone(message);
    void this.script.then(() => this.inside.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {}
}

/** Stubs the page, with its storage, and its workers. Call vi.unstubAllGlobals() afterwards. */
export function stubPage(): void {
  vi.stubGlobal('window', { localStorage: new TestStorage(), location: { href: 'https://homeplot.test' } });
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => false } });
  vi.stubGlobal('Worker', TestWorker);
  // A worker asks of each result whether it is one.
  vi.stubGlobal('ImageBitmap', EventTarget);
}

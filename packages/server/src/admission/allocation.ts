// The memory that one request uses: for its body, or for its response until the client has read it.
import type { Requester } from './requester.ts';

export class Allocation {
  readonly requester: Requester;
  bytes = 0;
  private readonly onResize: (allocation: Allocation, change: number) => void;
  /** Ends the request, which frees the memory; undefined while the server itself is working. */
  private end: (() => void) | undefined;
  private lastProgress = performance.now();

  constructor(requester: Requester, onResize: (allocation: Allocation, change: number) => void) {
    this.requester = requester;
    this.onResize = onResize;
  }

  get isDroppable(): boolean {
    return this.end !== undefined && this.bytes > 0;
  }

  /** Milliseconds without progress. */
  get age(): number {
    return performance.now() - this.lastProgress;
  }

  resize(bytes: number): void {
    const change = bytes - this.bytes;
    this.bytes = bytes;
    if (change !== 0) this.onResize(this, change);
  }

  /** From now on the server waits for the client; `end` is called if others need the memory. */
  waitForClient(end: () => void): void {
    this.end = end;
    this.progress();
  }

  /** The server no longer waits for the client. */
  stopWaiting(): void {
    this.end = undefined;
  }

  progress(): void {
    this.lastProgress = performance.now();
  }

  drop(): void {
    const { end } = this;
    this.stopWaiting();
    this.resize(0);
    end?.();
  }
}

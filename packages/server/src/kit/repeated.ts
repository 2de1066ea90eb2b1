// Work that is done again and again: some time after it was done last, never twice at once, until it is closed.

export class Repeated {
  private readonly work: () => Promise<void>;
  private readonly interval: number;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private readonly closing = new AbortController();

  /** `work` must not throw. `interval`: milliseconds from its end to its next start. */
  constructor(work: () => Promise<void>, interval: number) {
    this.work = work;
    this.interval = interval;
  }

  /** Aborted by `close`. */
  get signal(): AbortSignal {
    return this.closing.signal;
  }

  get isClosed(): boolean {
    return this.signal.aborted;
  }

  /** `delay`: milliseconds to the first time. */
  start(delay: number): void {
    if (this.isClosed) return;
    this.timer = setTimeout(() => {
      this.running = this.work();
      void this.running.then(() => this.start(this.interval));
    }, delay).unref();
  }

  /** Waits for work that is being done. */
  async close(): Promise<void> {
    this.closing.abort();
    clearTimeout(this.timer);
    await this.running;
  }
}

// Work that is done again and again: some time after it was done last, never twice at once, until it is closed.

export class Repeated {
  private readonly work: () => Promise<number | void>;
  private readonly interval: number;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<number | void> = Promise.resolve();
  private readonly closing = new AbortController();

  /** `work` must not throw. `interval`: milliseconds from its end to its next start, unless it returns others. */
  constructor(work: () => Promise<number | void>, interval: number) {
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
      void this.running.then((next) => this.start(next ?? this.interval));
    }, delay).unref();
  }

  /** Waits for work that is being done. */
  async close(): Promise<void> {
    this.closing.abort();
    clearTimeout(this.timer);
    await this.running;
  }
}

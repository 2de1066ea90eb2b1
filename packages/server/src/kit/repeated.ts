// Repeats work until it is closed. The work is never done twice at once: the interval begins when it has ended.

export class Repeated {
  private readonly work: () => Promise<void>;
  private readonly interval: number;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private readonly closing = new AbortController();

  /** `work` must not throw. `interval`: milliseconds from the end of the work to its next start. */
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

  /** `delay`: milliseconds until the work is done first. */
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

// Does work whenever it is requested: never twice at once, and once more if it was requested meanwhile.

export class OnRequest {
  private readonly work: () => Promise<void>;
  private isAsked = false;
  private isRunning = false;

  /** `work` must not throw. */
  constructor(work: () => Promise<void>) {
    this.work = work;
  }

  async ask(): Promise<void> {
    this.isAsked = true;
    if (this.isRunning) return;
    this.isRunning = true;
    while (this.isAsked) {
      this.isAsked = false;
      await this.work();
    }
    this.isRunning = false;
  }
}

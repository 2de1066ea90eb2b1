// Limits how often something may happen: so many times at once, and after that so many times a second.

export class Rate {
  private readonly perSecond: number;
  private readonly burst: number;
  private left: number;
  private since = performance.now();

  constructor(perSecond: number, burst: number) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.left = burst;
  }

  /** Counts the amount and returns true, or returns false if that would be too often. */
  takes(amount: number): boolean {
    const now = performance.now();
    this.left = Math.min(this.burst, this.left + ((now - this.since) / 1_000) * this.perSecond);
    this.since = now;
    if (this.left < amount) return false;
    this.left -= amount;
    return true;
  }
}

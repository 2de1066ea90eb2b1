// Somebody who saves without a pause, and knows what was acknowledged.

export interface Saver {
  begin(): void;
  /** Resolves when nothing is under way any more. */
  pause(): Promise<void>;
  /** Resolves when a save is acknowledged that was begun after now. */
  nextSave(): Promise<void>;
  /** The longest time without an acknowledged save since then, in milliseconds. */
  longestPause(since: number): number;
  /** What is wrong with what the database has; undefined if all is there that was acknowledged. */
  lost(): Promise<string | undefined>;
}

/** When saves were acknowledged, and who waits for the next. */
export class Acknowledgements {
  private times: number[] = [];
  private waiting: { readonly since: number; readonly done: () => void }[] = [];

  next(): Promise<void> {
    const since = performance.now();
    return new Promise<void>((done) => this.waiting.push({ since, done }));
  }

  /** A save was acknowledged that was begun at this time. */
  add(began: number): void {
    this.times.push(performance.now());
    const isOver = ({ since }: { readonly since: number }): boolean => began >= since;
    for (const { done } of this.waiting.filter(isOver)) done();
    this.waiting = this.waiting.filter((wait) => !isOver(wait));
  }

  /** The longest time without one since then, in milliseconds. */
  longestPause(since: number): number {
    this.times = this.times.filter((time) => time > since);
    const pauses = this.times.map((time, at) => time - (this.times[at - 1] ?? since));
    return Math.max(...pauses, performance.now() - (this.times.at(-1) ?? since));
  }
}

// A client that saves without a pause, and knows which saves were acknowledged.

export interface Saver {
  begin(): void;
  /** Resolves when no save is under way anymore. */
  pause(): Promise<void>;
  /** Resolves when a save that was begun after this call is acknowledged. */
  nextSave(): Promise<void>;
  /** The longest time without an acknowledged save since then, in milliseconds. */
  longestPause(since: number): number;
  /** A description of acknowledged saves that the database lacks; undefined if it has all of them. */
  lost(): Promise<string | undefined>;
}

/** When saves were acknowledged, and the callers that wait for the next. */
export class Acknowledgements {
  private times: number[] = [];
  private waiting: { readonly since: number; readonly done: () => void }[] = [];

  next(): Promise<void> {
    const since = performance.now();
    return new Promise<void>((done) => this.waiting.push({ since, done }));
  }

  /** Call it when a save is acknowledged. began: when the save was begun. */
  add(began: number): void {
    this.times.push(performance.now());
    const isOver = ({ since }: { readonly since: number }): boolean => began >= since;
    for (const { done } of this.waiting.filter(isOver)) done();
    this.waiting = this.waiting.filter((wait) => !isOver(wait));
  }

  /** The longest time without an acknowledgement since then, in milliseconds. */
  longestPause(since: number): number {
    this.times = this.times.filter((time) => time > since);
    const pauses = this.times.map((time, at) => time - (this.times[at - 1] ?? since));
    return Math.max(...pauses, performance.now() - (this.times.at(-1) ?? since));
  }
}

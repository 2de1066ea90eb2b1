// Somebody who saves without a pause, and knows what was acknowledged.

/** The numbers of the last save that was sent, and of the last one that was acknowledged. */
export interface Progress {
  sent: number;
  acknowledged: number;
}

export interface Saver {
  begin(): void;
  /** Resolves when nothing is under way any more. */
  pause(): Promise<void>;
  /** Resolves when a save is acknowledged that was begun after now. */
  nextSave(): Promise<void>;
  /** What is wrong with what the database has; undefined if all is there that was acknowledged. */
  lost(): Promise<string | undefined>;
}

/** Those who wait for a save that was begun after they asked. */
export class Waiting {
  private waiting: { readonly since: number; readonly done: () => void }[] = [];

  next(): Promise<void> {
    const since = performance.now();
    return new Promise<void>((done) => this.waiting.push({ since, done }));
  }

  /** A save was acknowledged that was begun at this time. */
  acknowledged(began: number): void {
    const isOver = ({ since }: { readonly since: number }): boolean => began >= since;
    for (const { done } of this.waiting.filter(isOver)) done();
    this.waiting = this.waiting.filter((wait) => !isOver(wait));
  }
}

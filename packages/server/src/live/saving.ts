// When a room is saved: a moment after an edit, when its last client leaves, and again after a failure until it is done.
import { DiskFullError, UnreachableError } from '../db/database.ts';
import { hasCode } from '../kit/errors.ts';
import type { LiveLimits } from './limits.ts';

/** saved: all that was there when it began. failed: try again each second. refused: less and less often. over: never again. */
export type Outcome = 'saved' | 'failed' | 'refused' | 'over';

/** Milliseconds: between two saves, and between two tries. */
const shortestWait = 200;
const longestRetry = 30_000;

export class Saving {
  private readonly save: () => Promise<Outcome>;
  private readonly limits: Pick<LiveLimits, 'saveDelay' | 'retryDelay'>;
  private timer: NodeJS.Timeout | undefined;
  /** The save that is being done, or what it has to wait for. */
  private running: Promise<void> | undefined;
  /** How long to wait for the next try; 0 after a success. */
  private retryIn = 0;
  /** Of the first edit that isn't saved yet, by performance.now(). */
  private dirtySince: number | undefined;
  private isOver = false;

  /** `save` must not throw. */
  constructor(save: () => Promise<Outcome>, limits: Pick<LiveLimits, 'saveDelay' | 'retryDelay'>) {
    this.save = save;
    this.limits = limits;
  }

  /** Whether something isn't in the database yet. */
  get isPending(): boolean {
    return !this.isOver && (this.dirtySince !== undefined || this.running !== undefined);
  }

  edited(): void {
    this.dirtySince ??= performance.now();
    this.saveSoon();
  }

  /** Saves what is pending now. False if it couldn't; then it is tried again by itself. */
  async flush(): Promise<boolean> {
    while (this.running !== undefined) await this.running;
    if (this.dirtySince !== undefined) await this.saveNow();
    return !this.isPending;
  }

  /** Does something while nothing is saved. It must not throw. */
  async exclusively(work: () => Promise<void>): Promise<void> {
    while (this.running !== undefined) await this.running;
    if (this.isOver) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running = work().finally(() => {
      this.running = undefined;
      this.saveSoon();
    });
    await this.running;
  }

  stop(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }

  /** Counted from the first edit, so that further ones don't prolong the wait, nor a save that is being done. */
  private saveSoon(): void {
    const { dirtySince, retryIn } = this;
    if (this.isOver || dirtySince === undefined || this.timer !== undefined || this.running !== undefined)
      return;
    const due = dirtySince + this.limits.saveDelay - performance.now();
    const wait = retryIn > 0 ? retryIn : Math.max(shortestWait, due);
    this.timer = setTimeout(() => void this.saveNow(), wait);
  }

  private saveNow(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.isOver) return Promise.resolve();
    this.running ??= this.saveOnce();
    return this.running;
  }

  private async saveOnce(): Promise<void> {
    const since = this.dirtySince;
    this.dirtySince = undefined;
    const outcome = await this.save();
    this.running = undefined;
    if (outcome === 'over') return this.stop();
    const { retryDelay } = this.limits;
    const longer = Math.min(Math.max(retryDelay, 2 * this.retryIn), longestRetry);
    this.retryIn = outcome === 'saved' ? 0 : outcome === 'failed' ? retryDelay : longer;
    if (outcome !== 'saved') this.dirtySince = since ?? performance.now();
    this.saveSoon();
  }
}

const unexplained = 'The server could not save the plan. It tries again.';

/** Why a save failed, for the clients, and how soon to try again. One that isn't known is for the log too. */
export function problemOf(error: unknown) {
  const refused = (sentence: string) => ({ sentence, outcome: 'refused', isKnown: true }) as const;
  if (error instanceof DiskFullError) return refused('The disk of the server is full. It tries again.');
  if (error instanceof UnreachableError) {
    // It is back soon, or the leases end, and rooms with them.
    const sentence = "The server can't reach its database. It tries again.";
    return { sentence, outcome: 'failed', isKnown: true } as const;
  }
  if (hasCode(error, '53300')) return refused('The server is busy. It tries again.');
  if (hasCode(error, '23514')) return refused('The plan is too large to be saved. Remove some of it.');
  if (hasCode(error, '22P02', '22P05', '22003'))
    return refused("The plan has something that can't be saved. Undo your last edits.");
  return { sentence: unexplained, outcome: 'refused', isKnown: false } as const;
}

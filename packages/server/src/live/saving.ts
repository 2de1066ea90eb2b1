// Schedules the saves of a room: a moment after an edit, when its last client leaves, and after a failure again and again until
// one succeeds.
import { DiskFullError, UnreachableError } from '../db/database.ts';
import { hasCode } from '../kit/errors.ts';
import type { LiveLimits } from './limits.ts';

/**
 * saved: everything that was there when the save began. failed: to be tried again soon. refused: to be tried again less and
 * less often. over: the room has ended, so nothing is saved anymore.
 */
export type Outcome = 'saved' | 'failed' | 'refused' | 'over';

/** Milliseconds between two saves at least. */
const minWait = 200;
/** Milliseconds between two tries at most. */
const maxRetryDelay = 30_000;

export class Saving {
  private readonly save: () => Promise<Outcome>;
  private readonly limits: Pick<LiveLimits, 'saveDelay' | 'retryDelay'>;
  private timer: NodeJS.Timeout | undefined;
  /** The save that is running, or other work during which nothing may be saved. */
  private running: Promise<void> | undefined;
  /** Milliseconds until the next try after a failure; 0 after a success. */
  private retryIn = 0;
  /** When the first edit was made that isn't saved yet, by performance.now(). */
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

  /** Saves what is pending at once. Returns false if that failed; it is then tried again later. */
  async flush(): Promise<boolean> {
    while (this.running !== undefined) await this.running;
    if (this.dirtySince !== undefined) await this.saveNow();
    return !this.isPending;
  }

  /** Does something while no save runs. `work` must not throw. */
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

  /** Schedules a save. The wait counts from the first unsaved edit, so that neither further edits nor a running save prolong it. */
  private saveSoon(): void {
    const { dirtySince, retryIn } = this;
    if (this.isOver || dirtySince === undefined || this.timer !== undefined || this.running !== undefined)
      return;
    const due = dirtySince + this.limits.saveDelay - performance.now();
    const wait = retryIn > 0 ? retryIn : Math.max(minWait, due);
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
    const longer = Math.min(Math.max(retryDelay, 2 * this.retryIn), maxRetryDelay);
    this.retryIn = outcome === 'saved' ? 0 : outcome === 'failed' ? retryDelay : longer;
    if (outcome !== 'saved') this.dirtySince = since ?? performance.now();
    this.saveSoon();
  }
}

const unexplained = 'The server could not save the plan. It tries again.';

/** Why a save failed, as a sentence for the clients, and how soon to try again. Unknown problems are also logged. */
export function problemOf(error: unknown) {
  const refused = (sentence: string) => ({ sentence, outcome: 'refused', isKnown: true }) as const;
  if (error instanceof DiskFullError) return refused('The disk of the server is full. It tries again.');
  if (error instanceof UnreachableError) {
    // Either the database is back soon, or the leases end and close the rooms.
    const sentence = "The server can't reach its database. It tries again.";
    return { sentence, outcome: 'failed', isKnown: true } as const;
  }
  if (hasCode(error, '53300')) return refused('The server is busy. It tries again.');
  if (hasCode(error, '23514')) return refused('The plan is too large to be saved. Remove some of it.');
  if (hasCode(error, '22P02', '22P05', '22003'))
    return refused("The plan has something that can't be saved. Undo your last edits.");
  return { sentence: unexplained, outcome: 'refused', isKnown: false } as const;
}

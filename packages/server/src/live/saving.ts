// When a room is saved: a moment after an edit, when its last client leaves, and again after a failure until it is done.
import { DiskFullError, UnreachableError } from '../db/database.ts';
import { hasCode } from '../kit/errors.ts';
import type { LiveLimits } from './limits.ts';

/** saved: everything that was there when it began. failed: try again. over: never again. */
export type Outcome = 'saved' | 'failed' | 'over';

/** Milliseconds: between two saves, and between two tries, because a plan that is too large fails again and again. */
const shortestWait = 200;
const longestRetry = 4_000;

export class Saving {
  private readonly save: () => Promise<Outcome>;
  private readonly limits: Pick<LiveLimits, 'saveDelay' | 'retryDelay'>;
  private timer: NodeJS.Timeout | undefined;
  /** The save that is being done. */
  running: Promise<void> | undefined;
  private failures = 0;
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
    await this.running;
    if (this.dirtySince !== undefined) await this.saveNow();
    return !this.isPending;
  }

  stop(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }

  /** Counted from the first edit, so that further ones don't prolong the wait, nor a save that is being done. */
  private saveSoon(): void {
    const { dirtySince, failures } = this;
    if (this.isOver || dirtySince === undefined || this.timer !== undefined || this.running !== undefined)
      return;
    const { saveDelay, retryDelay } = this.limits;
    const wait =
      failures === 0
        ? Math.max(shortestWait, dirtySince + saveDelay - performance.now())
        : Math.min(retryDelay * 2 ** (failures - 1), longestRetry);
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
    this.failures = outcome === 'failed' ? this.failures + 1 : 0;
    if (outcome === 'failed') this.dirtySince = since;
    this.saveSoon();
  }
}

export const unexplained = 'The server could not save the plan. It tries again.';

/** Why a save failed, for the clients. */
export function sentenceOf(error: unknown): string {
  if (error instanceof DiskFullError) return 'The disk of the server is full. It tries again.';
  if (error instanceof UnreachableError) return "The server can't reach its database. It tries again.";
  if (hasCode(error, '23514')) return 'The plan is too large to be saved. Remove some of it.';
  if (hasCode(error, '53300')) return 'The server is busy. It tries again.';
  return unexplained;
}

// When a room is saved: a moment after an edit, when its last client leaves, and again after a failure until it is done.
import { DiskFullError, UnreachableError } from '../db/database.ts';
import { hasCode } from '../kit/errors.ts';
import type { LiveLimits } from './limits.ts';

/** saved: everything that was there when it began. failed: try again. over: never again. */
export type Outcome = 'saved' | 'failed' | 'over';

/** Milliseconds. */
const longestRetry = 30_000;

export class Saving {
  private readonly save: () => Promise<Outcome>;
  private readonly limits: Pick<LiveLimits, 'saveDelay' | 'retryDelay'>;
  private timer: NodeJS.Timeout | undefined;
  /** The save that is being done. */
  running: Promise<void> | undefined;
  private failures = 0;
  private isDirty = false;
  private isOver = false;

  /** `save` must not throw. */
  constructor(save: () => Promise<Outcome>, limits: Pick<LiveLimits, 'saveDelay' | 'retryDelay'>) {
    this.save = save;
    this.limits = limits;
  }

  /** Whether something isn't in the database yet. */
  get isPending(): boolean {
    return !this.isOver && (this.isDirty || this.running !== undefined);
  }

  edited(): void {
    this.isDirty = true;
    this.saveIn(this.limits.saveDelay);
  }

  /** Saves what is pending now. False if it couldn't; then it is tried again by itself. */
  async flush(): Promise<boolean> {
    await this.running;
    if (this.isDirty) await this.saveNow();
    return !this.isPending;
  }

  stop(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }

  /** Longer after each failure, because a plan that is too large fails every time. */
  private get retryDelay(): number {
    return Math.min(this.limits.retryDelay * 2 ** (this.failures - 1), longestRetry);
  }

  /** The wait isn't prolonged by further edits. */
  private saveIn(milliseconds: number): void {
    if (this.isOver || this.timer !== undefined || this.running !== undefined) return;
    this.timer = setTimeout(() => void this.saveNow(), milliseconds);
  }

  private saveNow(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.isOver) return Promise.resolve();
    this.running ??= this.saveOnce();
    return this.running;
  }

  private async saveOnce(): Promise<void> {
    this.isDirty = false;
    const outcome = await this.save();
    this.running = undefined;
    if (outcome === 'over') return this.stop();
    if (outcome === 'failed') this.isDirty = true;
    this.failures = outcome === 'failed' ? this.failures + 1 : 0;
    if (this.isDirty) this.saveIn(this.failures === 0 ? this.limits.saveDelay : this.retryDelay);
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

// When a save of a room keeps a version of what was before: the first one after a pause, and one every ten minutes while
// people go on.
import type { LiveLimits } from './limits.ts';

export class Versions {
  private readonly limits: Pick<LiveLimits, 'versionPause' | 'versionInterval'>;
  // By performance.now().
  private lastEdit = -Infinity;
  private lastSave: number;
  private lastVersion: number;

  /** `savedBefore`: milliseconds since a room has saved the project; Infinity if none has. */
  constructor(limits: Pick<LiveLimits, 'versionPause' | 'versionInterval'>, savedBefore: number) {
    this.limits = limits;
    this.lastSave = performance.now() - Math.max(0, savedBefore);
    this.lastVersion = this.lastSave;
  }

  edited(): void {
    this.lastEdit = performance.now();
  }

  /** Whether a save now goes on with what the last one began. */
  get continues(): boolean {
    const { versionPause, versionInterval } = this.limits;
    const isWithoutPause = this.lastEdit - this.lastSave < versionPause;
    return isWithoutPause && performance.now() - this.lastVersion < versionInterval;
  }

  /** `continued`: what `continues` was for it. */
  saved(continued: boolean): void {
    this.lastSave = performance.now();
    if (!continued) this.lastVersion = this.lastSave;
  }
}

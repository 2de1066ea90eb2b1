// Decides which saves of a room keep the version before them: the first save after a pause, and one every ten minutes while
// people go on editing.
import type { LiveLimits } from './limits.ts';

export class Versions {
  private readonly limits: Pick<LiveLimits, 'versionPause' | 'versionInterval'>;
  // Times by performance.now().
  private lastEdit = -Infinity;
  private lastSave: number;
  private lastVersion: number;

  /** `savedBefore`: milliseconds since a room last saved the project; Infinity if none has. */
  constructor(limits: Pick<LiveLimits, 'versionPause' | 'versionInterval'>, savedBefore: number) {
    this.limits = limits;
    this.lastSave = performance.now() - Math.max(0, savedBefore);
    this.lastVersion = this.lastSave;
  }

  edited(): void {
    this.lastEdit = performance.now();
  }

  /** Whether a save now continues the version of the last save, and so keeps none. */
  get continues(): boolean {
    const { versionPause, versionInterval } = this.limits;
    const isWithoutPause = this.lastEdit - this.lastSave < versionPause;
    return isWithoutPause && performance.now() - this.lastVersion < versionInterval;
  }

  /** `continued`: what `continues` was when the save began. */
  saved(continued: boolean): void {
    this.lastSave = performance.now();
    if (!continued) this.lastVersion = this.lastSave;
  }
}

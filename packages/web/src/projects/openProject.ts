// The open plan's place in the cloud: which project it belongs to, and whether that has all of it. Keeps no plan and
// calls nobody: whoever saves tells it when a save begins and how it ended.
import type { CloudLink } from './cloudLink.ts';

/** none: there is nothing to save. */
export type SaveState = 'none' | 'saved' | 'saving' | 'unsaved' | 'failed';

/** A save under way. */
export interface Saving {
  /** Whether another plan has been opened since. */
  readonly isOver: () => boolean;
  /** The project has the plan as it was when the save began. */
  readonly done: (link: Omit<CloudLink, 'changed'>) => void;
  /** The project has not got it. */
  readonly failed: () => void;
}

export class OpenProject {
  link: CloudLink | undefined;
  private phase: 'resting' | 'saving' | 'failed' = 'resting';
  private edits = 0;
  /** Counts the plans opened, so that a save of one is not taken for a save of the next. */
  private opened = 0;
  private readonly listeners = new Set<() => void>();

  constructor(link?: CloudLink) {
    this.link = link;
  }

  /** Called when link or state may have changed. Returns the function that ends the listening. */
  watch(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** isEmpty: whether nothing is drawn on the plan. userId: whose projects count, where somebody is signed in. */
  state(isEmpty: boolean, userId = this.link?.userId): SaveState {
    if (this.phase !== 'resting') return this.phase;
    const link = this.link?.userId === userId ? this.link : undefined;
    if (link?.updatedAt !== undefined && !link.changed) return 'saved';
    return link || !isEmpty ? 'unsaved' : 'none';
  }

  get isSaving(): boolean {
    return this.phase === 'saving';
  }

  /** Another plan is open now. */
  opens(link: CloudLink | undefined): void {
    this.opened += 1;
    this.phase = 'resting';
    this.set(link);
  }

  edited(): void {
    this.edits += 1;
    if (this.link && !this.link.changed) this.set({ ...this.link, changed: true });
  }

  /** Ties the open plan to a project, or to none. */
  set(link: CloudLink | undefined): void {
    this.link = link;
    this.tell();
  }

  begin(): Saving {
    const { edits, opened } = this;
    this.turn('saving');
    const isOver = (): boolean => opened !== this.opened;
    return {
      isOver,
      done: (link) => {
        if (isOver()) return;
        this.phase = 'resting';
        this.set({ ...link, changed: edits !== this.edits });
      },
      failed: () => {
        if (!isOver()) this.turn('failed');
      },
    };
  }

  private turn(phase: 'saving' | 'failed'): void {
    this.phase = phase;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

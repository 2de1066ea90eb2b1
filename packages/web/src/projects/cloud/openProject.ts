// The open plan's link to the cloud: its project, and whether that is up to date. It has no plan and makes no calls: whoever
// saves reports when a save starts and how it ends.
import { Watchers } from '@homeplot/editor/watchers';
import type { CloudLink } from './cloudLink.ts';
import type { ProjectContents } from './cloudRows.ts';

/** none: there is nothing to save. */
export type SaveState = 'none' | 'saved' | 'saving' | 'unsaved' | 'failed';

/** A save under way. */
export interface Saving {
  /** Whether another plan has been opened since. */
  readonly isOver: () => boolean;
  /** Whether another save was requested while this one was under way. */
  readonly isWantedAgain: () => boolean;
  /** Call it when the project has the plan as it was when the save started. */
  readonly done: (link: Omit<CloudLink, 'changed'>) => void;
  /** Call it when the save has failed. */
  readonly failed: () => void;
}

/** Contents that were sent to the cloud, and their project. */
export interface Sent {
  readonly link: CloudLink;
  readonly contents: ProjectContents;
}

export class OpenProject {
  link: CloudLink | undefined;
  /** A save of the open plan without a response: the cloud may or may not have it. */
  unanswered: Sent | undefined;
  private phase: 'resting' | 'saving' | 'failed' = 'resting';
  private edits = 0;
  /** The number of plans opened, so that a save of one is not mistaken for a save of the next. */
  private opened = 0;
  /** How often the plan was unlinked, so that a save under way doesn't link it again. */
  private untied = 0;
  private wanted = false;
  private readonly watchers = new Watchers<{ changed: [] }>();

  constructor(link?: CloudLink) {
    this.link = link;
  }

  /** Calls back when the link or the state may have changed. Returns the function that ends the watching. */
  watch(changed: () => void): () => void {
    return this.watchers.add({ changed });
  }

  /** isEmpty: whether the plan is empty. userId: the signed-in user, if any. */
  state(isEmpty: boolean, userId = this.link?.userId): SaveState {
    if (this.phase !== 'resting') return this.phase;
    const link = this.linkOf(userId);
    if (link?.updatedAt !== undefined && !link.changed) return 'saved';
    return link || !isEmpty ? 'unsaved' : 'none';
  }

  /** The link, if the project belongs to this user; without a user, any link. */
  linkOf(userId = this.link?.userId): CloudLink | undefined {
    return this.link?.userId === userId ? this.link : undefined;
  }

  get isSaving(): boolean {
    return this.phase === 'saving';
  }

  /** Requests another save after the one under way. */
  wantAgain(): void {
    this.wanted = true;
  }

  /** Returns a function that tells whether another plan has been opened since. */
  watchOpening(): () => boolean {
    const { opened } = this;
    return () => opened !== this.opened;
  }

  /** Call it when another plan has been opened. */
  opens(link: CloudLink | undefined): void {
    this.opened += 1;
    this.phase = 'resting';
    this.unanswered = undefined;
    this.set(link);
  }

  edited(): void {
    this.edits += 1;
    if (this.link && !this.link.changed) this.set({ ...this.link, changed: true });
  }

  /** Links the open plan to a project, or unlinks it. */
  set(link: CloudLink | undefined): void {
    if (!link) this.untied += 1;
    this.link = link;
    this.watchers.notify('changed');
  }

  begin(): Saving {
    const { edits, untied } = this;
    const isOver = this.watchOpening();
    this.wanted = false;
    this.turn('saving');
    return {
      isOver,
      isWantedAgain: () => this.wanted && !isOver(),
      done: (link) => {
        if (isOver()) return;
        this.phase = 'resting';
        if (untied === this.untied) this.set({ ...link, changed: edits !== this.edits });
        else this.watchers.notify('changed');
      },
      failed: () => {
        if (!isOver()) this.turn('failed');
      },
    };
  }

  private turn(phase: 'saving' | 'failed'): void {
    this.phase = phase;
    this.watchers.notify('changed');
  }
}

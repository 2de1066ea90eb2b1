// The open plan's place in the cloud: which project it belongs to, and whether that has all of it. Keeps no plan and
// calls nobody: whoever saves tells it when a save begins and how it ended.
import { Watchers } from '@homeplot/editor/watchers';
import type { CloudLink } from './cloudLink.ts';
import type { ProjectContents } from './cloudRows.ts';

/** none: there is nothing to save. */
export type SaveState = 'none' | 'saved' | 'saving' | 'unsaved' | 'failed';

/** A save under way. */
export interface Saving {
  /** Whether another plan has been opened since. */
  readonly isOver: () => boolean;
  /** Whether another save was asked for while this one was under way. */
  readonly isWantedAgain: () => boolean;
  /** The project has the plan as it was when the save began. */
  readonly done: (link: Omit<CloudLink, 'changed'>) => void;
  /** The project has not got it. */
  readonly failed: () => void;
}

/** What was sent to the cloud, and to which project. */
export interface Sent {
  readonly link: CloudLink;
  readonly contents: ProjectContents;
}

export class OpenProject {
  link: CloudLink | undefined;
  /** The save of the open plan that no answer came to: the cloud has it, or has not. */
  unanswered: Sent | undefined;
  private phase: 'resting' | 'saving' | 'failed' = 'resting';
  private edits = 0;
  /** Counts the plans opened, so that a save of one is not taken for a save of the next. */
  private opened = 0;
  /** Counts how often the plan lost its project, so that a save under way does not tie it again. */
  private untied = 0;
  private wanted = false;
  private readonly watchers = new Watchers<{ changed: [] }>();

  constructor(link?: CloudLink) {
    this.link = link;
  }

  /** Called when link or state may have changed. Returns the function that ends the listening. */
  watch(changed: () => void): () => void {
    return this.watchers.add({ changed });
  }

  /** isEmpty: whether nothing is drawn on the plan. userId: whose projects count, where somebody is signed in. */
  state(isEmpty: boolean, userId = this.link?.userId): SaveState {
    if (this.phase !== 'resting') return this.phase;
    const link = this.linkOf(userId);
    if (link?.updatedAt !== undefined && !link.changed) return 'saved';
    return link || !isEmpty ? 'unsaved' : 'none';
  }

  /** The link, where the project is of that user. Of nobody in particular, any is. */
  linkOf(userId = this.link?.userId): CloudLink | undefined {
    return this.link?.userId === userId ? this.link : undefined;
  }

  get isSaving(): boolean {
    return this.phase === 'saving';
  }

  /** Asks for another save after the one under way. */
  wantAgain(): void {
    this.wanted = true;
  }

  /** Answers, at any time from now on, whether another plan has been opened since. */
  watchOpening(): () => boolean {
    const { opened } = this;
    return () => opened !== this.opened;
  }

  /** Another plan is open now. */
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

  /** Ties the open plan to a project, or to none. */
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

// The open plan's link to the cloud: its project, and whether that is up to date. It has no plan and makes no calls: whoever
// saves reports when a save starts and how it ends.
import { Watchers } from '@homeplot/editor/watchers';
import type { CloudLink } from './cloudLink.ts';
import {
  linkOf,
  type ProjectEvent,
  saveStateOf,
  type SavedLink,
  type SaveState,
  type Sent,
  startOf,
  step,
} from './openProjectState.ts';

export interface Saving {
  /** Whether another plan has been opened since. */
  readonly isOver: () => boolean;
  /** Whether another save was requested while this one was in progress. */
  readonly isAnotherRequested: () => boolean;
  /** Call it with the share of the plan's files that is uploaded, 0 to 1. */
  readonly progress: (share: number) => void;
  /** Call it when the project has the plan as it was when the save started. */
  readonly done: (link: SavedLink) => void;
  /** Call it when there was no connection: the plan waits for one, if it is linked to a project of this user. */
  readonly unreached: (userId: string) => void;
  /** Call it when the save has failed. */
  readonly failed: () => void;
}

export class OpenProject {
  private current;
  private readonly watchers = new Watchers<{ changed: [] }>();

  constructor(link?: CloudLink) {
    this.current = startOf(link);
  }

  /** Calls back when the link or the state may have changed. Returns the function that ends the watching. */
  watch(changed: () => void): () => void {
    return this.watchers.add({ changed });
  }

  get link(): CloudLink | undefined {
    return this.current.link;
  }

  /** A save of the open plan without a response: the cloud may or may not have it. */
  get unanswered(): Sent | undefined {
    return this.current.unanswered;
  }

  get isSaving(): boolean {
    return this.current.save.is === 'saving';
  }

  /** The share of the plan's files that is uploaded, 0 to 1, while they are. */
  get uploaded(): number | undefined {
    const { save } = this.current;
    return save.is === 'saving' ? save.uploaded : undefined;
  }

  /** isEmpty: whether the plan is empty. userId: the signed-in user, if any. */
  state(isEmpty: boolean, userId?: string): SaveState {
    return saveStateOf(this.current, isEmpty, userId);
  }

  /** The link, if the project belongs to this user; without a user, any link. */
  linkOf(userId?: string): CloudLink | undefined {
    return linkOf(this.current, userId);
  }

  /** Requests another save after the current one. */
  requestAnother(): void {
    this.take({ is: 'wanted' });
  }

  /** Returns a function that says whether another plan has been opened since. */
  watchOpening(): () => boolean {
    const { opened } = this.current;
    return () => opened !== this.current.opened;
  }

  /** Call it when another plan has been opened. */
  opens(link: CloudLink | undefined): void {
    this.take({ is: 'opened', link });
  }

  edited(): void {
    this.take({ is: 'edited' });
  }

  /** Links the open plan to a project, or unlinks it. */
  set(link: CloudLink | undefined): void {
    this.take({ is: 'linked', link });
  }

  /** Remembers what was sent until there is a response. */
  sent(sent: Sent | undefined): void {
    this.take({ is: 'sent', sent });
  }

  begin(): Saving {
    const isOver = this.watchOpening();
    const { opened } = this.current;
    this.take({ is: 'saving' });
    return {
      isOver,
      isAnotherRequested: () => this.current.wanted && !isOver(),
      progress: (share) => this.take({ is: 'uploading', opened, share }),
      done: (link) => this.take({ is: 'saved', opened, link }),
      unreached: (userId) => this.take({ is: 'unreached', opened, userId }),
      failed: () => this.take({ is: 'failed', opened }),
    };
  }

  private take(event: ProjectEvent): void {
    const { link, save } = this.current;
    this.current = step(this.current, event);
    if (link === this.current.link && save === this.current.save) return;
    this.watchers.notify('changed');
  }
}

// The open plan's place in the cloud: which project it belongs to, and whether that has all of it. Keeps no plan and
// calls nobody: whoever saves tells it when a save begins and how it ended.
import { Watchers } from '@homeplot/editor/watchers';
import type { CloudLink } from './cloudLink.ts';
import {
  linkOf,
  type ProjectEvent,
  saveStateOf,
  type SaveState,
  type Sent,
  startOf,
  step,
} from './openProjectState.ts';

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

export class OpenProject {
  private current;
  private readonly watchers = new Watchers<{ changed: [] }>();

  constructor(link?: CloudLink) {
    this.current = startOf(link);
  }

  /** Called when link or state may have changed. Returns the function that ends the listening. */
  watch(changed: () => void): () => void {
    return this.watchers.add({ changed });
  }

  get link(): CloudLink | undefined {
    return this.current.link;
  }

  /** The save of the open plan that no answer came to: the cloud has it, or has not. */
  get unanswered(): Sent | undefined {
    return this.current.unanswered;
  }

  get isSaving(): boolean {
    return this.current.save.is === 'saving';
  }

  /** isEmpty: whether nothing is drawn on the plan. userId: whose projects count, where somebody is signed in. */
  state(isEmpty: boolean, userId?: string): SaveState {
    return saveStateOf(this.current, isEmpty, userId);
  }

  /** The link, where the project is of that user. Of nobody in particular, any is. */
  linkOf(userId?: string): CloudLink | undefined {
    return linkOf(this.current, userId);
  }

  /** Asks for another save after the one under way. */
  wantAgain(): void {
    this.take({ is: 'wanted' });
  }

  /** Answers, at any time from now on, whether another plan has been opened since. */
  watchOpening(): () => boolean {
    const { opened } = this.current;
    return () => opened !== this.current.opened;
  }

  /** Another plan is open now. */
  opens(link: CloudLink | undefined): void {
    this.take({ is: 'opened', link });
  }

  edited(): void {
    this.take({ is: 'edited' });
  }

  /** Ties the open plan to a project, or to none. */
  set(link: CloudLink | undefined): void {
    this.take({ is: 'tied', link });
  }

  /** Remembers what was sent, until its answer has come. */
  sent(sent: Sent | undefined): void {
    this.take({ is: 'sent', sent });
  }

  begin(): Saving {
    const isOver = this.watchOpening();
    const { opened } = this.current;
    this.take({ is: 'saving' });
    return {
      isOver,
      isWantedAgain: () => this.current.wanted && !isOver(),
      done: (link) => this.take({ is: 'saved', opened, link }),
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

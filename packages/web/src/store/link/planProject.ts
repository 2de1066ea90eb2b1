// The project of the open plan in the cloud, and whether it is up to date. It has no plan and makes no calls: the code that
// saves reports what it sends and how that ended. Each event is a pure step from one state to the next.
import { Watchers } from '@homeplot/editor/watchers';
import type { Answer } from '../../kit/result.ts';
import type { CloudLink } from './cloudLink.ts';
import type { ProjectContents, ProjectEntry, ProjectStamp } from './cloudRows.ts';

/** none: there is nothing to save. waiting: the plan is saved in this browser, and sent when there is a connection. */
export type SaveState = 'none' | 'saved' | 'saving' | 'unsaved' | 'waiting' | 'failed';

/** How a live room saves the plan: the server has all of it, has yet to save it, can't be reached, or refuses it. */
export interface LiveSave {
  readonly is: 'saved' | 'saving' | 'waiting' | 'failed';
  /** Why the plan waits or was refused, in a sentence. */
  readonly why?: string;
}

/** Contents that were sent to the cloud, and their project. */
export interface Sent {
  readonly link: CloudLink;
  readonly contents: ProjectContents;
}

/** The cloud's answer to a save. */
export type SaveAnswer = Answer<
  | {
      readonly kind: 'saved';
      readonly stamp: ProjectStamp;
      /** Whether this save created the project. */
      readonly isNew: boolean;
      /** Why files of the plan were not uploaded, in sentences; absent if all were. */
      readonly withoutFiles?: readonly string[];
    }
  /** The cloud has a version that this plan doesn't know. */
  | { readonly kind: 'newer'; readonly theirs: ProjectEntry }
  /** The project is somebody else's, and this user may only look at it now. */
  | { readonly kind: 'lookOnly'; readonly theirs: ProjectEntry }
  /** The project was deleted. */
  | { readonly kind: 'gone'; readonly title: string }
  /** Another plan was opened before this one was read: nothing was sent. */
  | { readonly kind: 'replaced' }
>;

/** A save under way. What it reports after another plan has been opened changes nothing. */
export interface Saving {
  /** The project that the plan is saved to. */
  readonly link: CloudLink;
  /** An earlier save without a response. */
  readonly before: Sent | undefined;
  /** Whether another plan has been opened since. */
  readonly isOver: () => boolean;
  /** The share of the plan's files that is uploaded, 0 to 1. */
  readonly progress: (share: number) => void;
  /** Call it when the contents are being sent. */
  readonly sends: (contents: ProjectContents) => void;
  readonly ends: (answer: SaveAnswer) => void;
}

export class PlanProject {
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

  /** The share of the plan's files that is uploaded, 0 to 1; undefined unless they are being uploaded. */
  get uploaded(): number | undefined {
    const { save } = this.current;
    return save.is === 'saving' ? save.uploaded : undefined;
  }

  /** How the live room saves the plan, while it is edited in one. */
  get live(): LiveSave | undefined {
    return this.current.live;
  }

  /** isEmpty: whether the plan is empty. userId: the signed-in user, if any. */
  state(isEmpty: boolean, userId?: string): SaveState {
    const { save, live } = this.current;
    if (live) return live.is;
    const link = this.linkOf(userId);
    // Before 'saving': a plan that waits may be sent many times without success.
    if (link?.waiting) return 'waiting';
    if (save.is !== 'resting') return save.is;
    if (link?.updatedAt !== undefined && !link.changed) return 'saved';
    return link || !isEmpty ? 'unsaved' : 'none';
  }

  /** The link, if the project belongs to this user; without a user, any link. */
  linkOf(userId = this.link?.userId): CloudLink | undefined {
    return this.link?.userId === userId ? this.link : undefined;
  }

  /** Whether another save was requested while one was in progress. */
  get wantsAnother(): boolean {
    return this.current.wanted;
  }

  /** Requests another save after the current one. */
  requestAnother(): void {
    this.take({ is: 'wanted' });
  }

  /** The number of plans opened so far. */
  get opened(): number {
    return this.current.opened;
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

  /** The open plan is edited in a live room, or no longer. */
  setLive(live: LiveSave | undefined): void {
    this.take({ is: 'live', live });
  }

  /** Starts a save to this project. Links a plan without a project to it at once, a plan of another project once it is saved. */
  begin(link: CloudLink): Saving {
    const isOver = this.watchOpening();
    const { unanswered: before } = this.current;
    const take = (event: ProjectEvent): void => {
      if (!isOver()) this.take(event);
    };
    take({ is: 'saving', link });
    return {
      link,
      before,
      isOver,
      progress: (share) => take({ is: 'uploading', share }),
      sends: (contents) => take({ is: 'sent', contents }),
      ends: (answer) => take({ is: 'ended', answer }),
    };
  }

  /** The open plan can't wait for a connection, because this browser couldn't store it. */
  cannotWait(): void {
    this.take({ is: 'unkept' });
  }

  private take(event: ProjectEvent): void {
    const { link, save, live } = this.current;
    this.current = step(this.current, event);
    if (link === this.current.link && save === this.current.save && live === this.current.live) return;
    this.watchers.notify('changed');
  }
}

type Save =
  | { readonly is: 'resting' }
  | {
      readonly is: 'saving';
      readonly link: CloudLink;
      /** Whether the plan was edited since the save started. */
      readonly edited: boolean;
      /** Whether it was unlinked from its project since. */
      readonly unlinked: boolean;
      /** The share of its files that is uploaded, 0 to 1. */
      readonly uploaded?: number;
      readonly sent?: ProjectContents;
    }
  | { readonly is: 'failed' };

interface ProjectState {
  readonly link: CloudLink | undefined;
  readonly unanswered: Sent | undefined;
  readonly save: Save;
  readonly live: LiveSave | undefined;
  /** Whether another save was requested while one was in progress. */
  readonly wanted: boolean;
  /** The number of plans opened, so that a save of one is not mistaken for a save of the next. */
  readonly opened: number;
}

type ProjectEvent =
  | { readonly is: 'opened' | 'linked'; readonly link: CloudLink | undefined }
  | { readonly is: 'edited' | 'wanted' | 'unkept' }
  | { readonly is: 'live'; readonly live: LiveSave | undefined }
  | { readonly is: 'saving'; readonly link: CloudLink }
  | { readonly is: 'uploading'; readonly share: number }
  | { readonly is: 'sent'; readonly contents: ProjectContents }
  | { readonly is: 'ended'; readonly answer: SaveAnswer };

const startOf = (link: CloudLink | undefined): ProjectState => ({
  link,
  unanswered: undefined,
  save: { is: 'resting' },
  live: undefined,
  wanted: false,
  opened: 0,
});

function step(state: ProjectState, event: ProjectEvent): ProjectState {
  const { link, save, opened } = state;
  const isSaving = save.is === 'saving';
  switch (event.is) {
    case 'opened':
      return { ...startOf(event.link), opened: opened + 1 };
    case 'edited':
      return {
        ...state,
        link: link && editedLink(link, state.live !== undefined),
        save: isSaving ? { ...save, edited: true } : save,
      };
    case 'linked':
      return {
        ...state,
        link: event.link,
        save: isSaving && !event.link ? { ...save, unlinked: true } : save,
      };
    case 'saving':
      return {
        ...state,
        link: link ?? event.link,
        save: { is: 'saving', link: event.link, edited: false, unlinked: false },
        wanted: false,
      };
    case 'wanted':
      return { ...state, wanted: true };
    case 'uploading':
      return isSaving ? { ...state, save: { ...save, uploaded: event.share } } : state;
    case 'sent':
      return isSaving ? { ...state, save: { ...save, sent: event.contents } } : state;
    case 'ended':
      return isSaving ? ended(state, save, event.answer) : state;
    case 'unkept':
      return failed(state);
    case 'live':
      return { ...state, live: event.live };
  }
}

/** The link once the plan is edited. An edit that is made outside a room isn't in the document that this browser may have kept. */
function editedLink(link: CloudLink, isLive: boolean): CloudLink {
  const isAhead = isLive ? link.isAhead : true;
  return link.changed && link.isAhead === isAhead ? link : { ...link, changed: true, isAhead };
}

function ended(
  state: ProjectState,
  { link: target, edited, unlinked, sent }: Extract<Save, { readonly is: 'saving' }>,
  answer: SaveAnswer,
): ProjectState {
  const { link } = state;
  const save: Save = { is: 'resting' };
  if (answer.ok && answer.value.kind === 'saved') {
    const { id: projectId, title, updated_at: updatedAt } = answer.value.stamp;
    const stamp = { projectId, title, updatedAt, changed: edited, waiting: undefined };
    // A plan that was unlinked meanwhile is not linked again.
    const now = unlinked ? link : { ...target, ...stamp, isAhead: edited ? link?.isAhead : undefined };
    return { ...state, link: now, unanswered: undefined, save };
  }
  if (answer.ok) return failed({ ...state, unanswered: undefined });
  if (answer.reason !== 'unreached') return failed(state);
  const unanswered = sent ? { link: target, contents: sent } : state.unanswered;
  return link?.userId === target.userId
    ? { ...state, unanswered, link: { ...link, changed: true, waiting: true }, save }
    : failed({ ...state, unanswered });
}

const failed = (state: ProjectState): ProjectState => ({
  ...state,
  link: state.link?.waiting ? { ...state.link, waiting: undefined } : state.link,
  save: { is: 'failed' },
});

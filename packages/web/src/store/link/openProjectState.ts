// The open plan's link to the cloud: its project, and whether that is up to date, as a pure step from one state to the next.
import type { CloudLink } from './cloudLink.ts';
import type { ProjectContents } from './cloudRows.ts';

/** none: there is nothing to save. waiting: it is saved in this browser, and sent when there is a connection. */
export type SaveState = 'none' | 'saved' | 'saving' | 'unsaved' | 'waiting' | 'failed';

/** Contents that were sent to the cloud, and their project. */
export interface Sent {
  readonly link: CloudLink;
  readonly contents: ProjectContents;
}

/**
 * edited: whether the plan was edited since the save started. unlinked: whether it lost its project since. uploaded: the
 * share of its files that is sent.
 */
type Save =
  | { readonly is: 'resting' }
  | {
      readonly is: 'saving';
      readonly edited: boolean;
      readonly unlinked: boolean;
      readonly uploaded?: number;
    }
  | { readonly is: 'failed' };

export interface ProjectState {
  readonly link: CloudLink | undefined;
  /** A save of the open plan without a response: the cloud may or may not have it. */
  readonly unanswered: Sent | undefined;
  readonly save: Save;
  /** Whether another save was requested while one was in progress. */
  readonly wanted: boolean;
  /** The number of plans opened, so that a save of one is not mistaken for a save of the next. */
  readonly opened: number;
}

export type ProjectEvent =
  | { readonly is: 'opened'; readonly link: CloudLink | undefined }
  | { readonly is: 'edited' }
  | { readonly is: 'linked'; readonly link: CloudLink | undefined }
  | { readonly is: 'saving' }
  | { readonly is: 'wanted' }
  | { readonly is: 'sent'; readonly sent: Sent | undefined }
  /** opened: the count when the save started. */
  | { readonly is: 'uploading'; readonly opened: number; readonly share: number }
  | { readonly is: 'saved'; readonly opened: number; readonly link: SavedLink }
  | { readonly is: 'unreached'; readonly opened: number; readonly userId: string }
  | { readonly is: 'failed'; readonly opened: number };

/** The link of a plan that has just been saved. */
export type SavedLink = Omit<CloudLink, 'changed' | 'waiting'>;

export const startOf = (link: CloudLink | undefined): ProjectState => ({
  link,
  unanswered: undefined,
  save: { is: 'resting' },
  wanted: false,
  opened: 0,
});

export function step(state: ProjectState, event: ProjectEvent): ProjectState {
  const { link, save, opened } = state;
  switch (event.is) {
    case 'opened':
      return { ...startOf(event.link), opened: opened + 1 };
    case 'edited':
      return marked(state);
    case 'linked':
      return {
        ...state,
        link: event.link,
        save: save.is === 'saving' && !event.link ? { ...save, unlinked: true } : save,
      };
    case 'saving':
      return { ...state, save: { is: 'saving', edited: false, unlinked: false }, wanted: false };
    case 'wanted':
      return { ...state, wanted: true };
    case 'sent':
      return { ...state, unanswered: event.sent };
    case 'uploading':
      return event.opened === opened ? { ...state, save: uploading(save, event.share) } : state;
    case 'saved':
      return event.opened === opened ? saved(state, event.link) : state;
    case 'unreached':
      if (event.opened !== opened) return state;
      return link?.userId === event.userId
        ? { ...state, link: { ...link, changed: true, waiting: true }, save: { is: 'resting' } }
        : failed(state);
    case 'failed':
      return event.opened === opened ? failed(state) : state;
  }
}

/** Marked as edited. */
const marked = ({ link, save, ...state }: ProjectState): ProjectState => ({
  ...state,
  link: link && !link.changed ? { ...link, changed: true } : link,
  save: save.is === 'saving' ? { ...save, edited: true } : save,
});

const uploading = (save: Save, uploaded: number): Save =>
  save.is === 'saving' ? { ...save, uploaded } : save;

const failed = (state: ProjectState): ProjectState => ({
  ...state,
  link: state.link?.waiting ? { ...state.link, waiting: undefined } : state.link,
  save: { is: 'failed' },
});

/** A plan that was unlinked meanwhile is not linked again. */
function saved(state: ProjectState, link: SavedLink): ProjectState {
  const { save } = state;
  const [edited, unlinked] = save.is === 'saving' ? [save.edited, save.unlinked] : [false, false];
  return { ...state, link: unlinked ? state.link : { ...link, changed: edited }, save: { is: 'resting' } };
}

/** The link, if the project belongs to this user; without a user, any link. */
export const linkOf = ({ link }: ProjectState, userId = link?.userId): CloudLink | undefined =>
  link?.userId === userId ? link : undefined;

/** isEmpty: whether the plan is empty. userId: the signed-in user, if any. */
export function saveStateOf(state: ProjectState, isEmpty: boolean, userId?: string): SaveState {
  const link = linkOf(state, userId);
  // Also while it is sent again, since that may be tried many times.
  if (link?.waiting) return 'waiting';
  if (state.save.is !== 'resting') return state.save.is;
  if (link?.updatedAt !== undefined && !link.changed) return 'saved';
  return link || !isEmpty ? 'unsaved' : 'none';
}

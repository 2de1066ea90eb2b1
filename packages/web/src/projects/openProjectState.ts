// Which project of the cloud the open plan belongs to, and whether that has all of it: a pure step from one state to the
// next.
import type { CloudLink } from './cloudLink.ts';
import type { ProjectContents } from './cloudRows.ts';

/** none: there is nothing to save. */
export type SaveState = 'none' | 'saved' | 'saving' | 'unsaved' | 'failed';

/** What was sent to the cloud, and to which project. */
export interface Sent {
  readonly link: CloudLink;
  readonly contents: ProjectContents;
}

/** edited: whether the plan was edited since the save began. untied: whether it lost its project since. */
type Save =
  | { readonly is: 'resting' }
  | { readonly is: 'saving'; readonly edited: boolean; readonly untied: boolean }
  | { readonly is: 'failed' };

export interface ProjectState {
  readonly link: CloudLink | undefined;
  /** The save of the open plan that no answer came to: the cloud has it, or has not. */
  readonly unanswered: Sent | undefined;
  readonly save: Save;
  /** Whether another save was asked for while one was under way. */
  readonly wanted: boolean;
  /** Counts the plans opened, so that a save of one is not taken for a save of the next. */
  readonly opened: number;
}

export type ProjectEvent =
  | { readonly is: 'opened'; readonly link: CloudLink | undefined }
  | { readonly is: 'edited' }
  | { readonly is: 'tied'; readonly link: CloudLink | undefined }
  | { readonly is: 'saving' }
  | { readonly is: 'wanted' }
  | { readonly is: 'sent'; readonly sent: Sent | undefined }
  /** opened: what the count was when the save began. */
  | { readonly is: 'saved'; readonly opened: number; readonly link: Omit<CloudLink, 'changed'> }
  | { readonly is: 'failed'; readonly opened: number };

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
      return {
        ...state,
        link: link && !link.changed ? { ...link, changed: true } : link,
        save: save.is === 'saving' ? { ...save, edited: true } : save,
      };
    case 'tied':
      return {
        ...state,
        link: event.link,
        save: save.is === 'saving' && !event.link ? { ...save, untied: true } : save,
      };
    case 'saving':
      return { ...state, save: { is: 'saving', edited: false, untied: false }, wanted: false };
    case 'wanted':
      return { ...state, wanted: true };
    case 'sent':
      return { ...state, unanswered: event.sent };
    case 'saved':
      return event.opened === opened ? saved(state, event.link) : state;
    case 'failed':
      return event.opened === opened ? { ...state, save: { is: 'failed' } } : state;
  }
}

/** A plan that lost its project meanwhile is not tied to it again. */
function saved(state: ProjectState, link: Omit<CloudLink, 'changed'>): ProjectState {
  const { save } = state;
  const [edited, untied] = save.is === 'saving' ? [save.edited, save.untied] : [false, false];
  return { ...state, link: untied ? state.link : { ...link, changed: edited }, save: { is: 'resting' } };
}

/** The link, where the project is of that user. Of nobody in particular, any is. */
export const linkOf = ({ link }: ProjectState, userId = link?.userId): CloudLink | undefined =>
  link?.userId === userId ? link : undefined;

/** isEmpty: whether nothing is drawn on the plan. userId: whose projects count, where somebody is signed in. */
export function saveStateOf(state: ProjectState, isEmpty: boolean, userId?: string): SaveState {
  if (state.save.is !== 'resting') return state.save.is;
  const link = linkOf(state, userId);
  if (link?.updatedAt !== undefined && !link.changed) return 'saved';
  return link || !isEmpty ? 'unsaved' : 'none';
}

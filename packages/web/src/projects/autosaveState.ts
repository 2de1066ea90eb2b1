// Where the open plan is kept in this browser, and what of it is not kept yet: a pure step from one state to the next.
// What is done about it is in autosave.ts.

/**
 * shared: the plan goes to the record that all tabs share. asking: another tab has changed this plan there, and nothing
 * is saved until the user has chosen. apart: the plan goes to a draft of this tab's own.
 */
type Place = 'shared' | 'asking' | 'apart';

export interface AutosaveState {
  /** The open plan's id. */
  readonly planId: string;
  readonly place: Place;
  /** Counts the changes, and those that are saved. */
  readonly changes: number;
  readonly saved: number;
  /** The time of the first change that is not saved, in milliseconds. */
  readonly since: number;
  /** Counts the saves begun, so that an overtaken one stops. */
  readonly saves: number;
}

/** at: the time in milliseconds. */
export type AutosaveEvent =
  | { readonly is: 'changed'; readonly at: number }
  | { readonly is: 'saving' }
  /** changes: how many of them were saved. */
  | { readonly is: 'saved'; readonly changes: number; readonly at: number }
  /** Another tab has written the record, with a plan of that id. */
  | { readonly is: 'overtaken'; readonly by: string | undefined; readonly at: number }
  /** Another plan takes the place of the open one. */
  | { readonly is: 'opened'; readonly planId: string }
  /** Of two versions the user has chosen this tab's, which is a plan of its own from now on. */
  | { readonly is: 'keptOurs'; readonly planId: string; readonly at: number }
  /** Or the other tab's, which is open now. */
  | { readonly is: 'loadedTheirs'; readonly planId: string; readonly at: number };

export const startOf = (planId: string, isApart: boolean): AutosaveState => ({
  planId,
  place: isApart ? 'apart' : 'shared',
  changes: 0,
  saved: 0,
  since: 0,
  saves: 0,
});

export const isUnsaved = ({ changes, saved }: AutosaveState): boolean => changes !== saved;

export function step(state: AutosaveState, event: AutosaveEvent): AutosaveState {
  const { planId, place, changes, saves } = state;
  switch (event.is) {
    case 'changed':
      return changed(state, event.at);
    case 'saving':
      return { ...state, saves: saves + 1 };
    case 'saved':
      return { ...state, saved: event.changes, since: event.at };
    case 'overtaken':
      return event.by === planId
        ? { ...state, place: 'asking' }
        : changed({ ...state, place: 'apart' }, event.at);
    case 'opened':
      // A save of the plan before must not be written under the new one's id.
      return {
        ...state,
        planId: event.planId,
        place: place === 'shared' ? 'shared' : 'apart',
        saves: saves + 1,
      };
    case 'keptOurs':
      return changed({ ...state, planId: event.planId, place: 'apart' }, event.at);
    case 'loadedTheirs':
      return { ...state, planId: event.planId, place: 'shared', saved: changes, since: event.at };
  }
}

const changed = (state: AutosaveState, at: number): AutosaveState => ({
  ...state,
  changes: state.changes + 1,
  since: isUnsaved(state) ? state.since : at,
});

/** Milliseconds after the last change, and at most after the first one that is not saved. */
const pause = 300;
const longest = 3000;

/** Milliseconds until the plan is to be saved, where nothing else changes. */
export const waitOf = ({ since }: AutosaveState, now: number): number =>
  Math.max(0, Math.min(pause, since + longest - now));

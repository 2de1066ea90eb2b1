// The state of autosave: where the open plan is saved in this browser, and whether all of it is saved. Each event is a pure step
// from one state to the next. The effects are in autosave.ts.

/**
 * shared: in the record that all tabs share. asking: another tab has changed this plan there, and nothing is saved until
 * the user chooses. apart: in a draft of this tab.
 */
type Place = 'shared' | 'asking' | 'apart';

export interface AutosaveState {
  readonly planId: string;
  readonly place: Place;
  /** The number of changes so far. */
  readonly changes: number;
  /** How many of them are saved. */
  readonly saved: number;
  /** The time of the first unsaved change, in milliseconds. */
  readonly since: number;
  /** The number of saves started, so that an outdated one stops. */
  readonly saves: number;
}

/** at: the time in milliseconds. */
export type AutosaveEvent =
  | { readonly is: 'changed'; readonly at: number }
  | { readonly is: 'saving' }
  /** changes: how many of them were saved. */
  | { readonly is: 'saved'; readonly changes: number; readonly at: number }
  /** Another tab has written the record, with a plan of this id. */
  | { readonly is: 'overtaken'; readonly by: string | undefined; readonly at: number }
  /** Another plan replaces the open one. */
  | { readonly is: 'opened'; readonly planId: string }
  /** The user has chosen this tab's version, which becomes a separate plan. */
  | { readonly is: 'keptOurs'; readonly planId: string; readonly at: number }
  /** The user has chosen the other tab's version, which is open now. */
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
      // A save of the previous plan must not be written under the new one's id.
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

/** Milliseconds from the last change to a save. */
const pause = 300;
/** Milliseconds from the first unsaved change to a save at most. */
const maxDelay = 3000;

/** Milliseconds until the next save, if nothing else changes. */
export const waitOf = ({ since }: AutosaveState, now: number): number =>
  Math.max(0, Math.min(pause, since + maxDelay - now));

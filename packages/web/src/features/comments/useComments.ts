// The comments of a project for a component, which re-renders when they change.
import { useSyncExternalStore } from 'react';
import type { Comments, CommentStore } from './commentStore.ts';

/** The comments of a project; without a project, none. */
export const useCommentsIn = (store: CommentStore | undefined): Comments =>
  useSyncExternalStore(store?.watch ?? watchNothing, store?.snapshot ?? nothing);

const watchNothing = () => () => undefined;
const none: Comments = { threads: [], isKnown: false, problem: undefined, opened: undefined };
const nothing = () => none;

export const useComments = (store: CommentStore): Comments =>
  useSyncExternalStore(store.watch, store.snapshot);

// The comments of a project for a component, which re-renders when they change.
import { useSyncExternalStore } from 'react';
import type { Comments, CommentStore } from './commentStore.ts';

export const useComments = (store: CommentStore): Comments =>
  useSyncExternalStore(store.watch, store.snapshot);

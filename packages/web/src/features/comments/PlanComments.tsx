// The pins of the open plan's comments on its canvas.
// Kept offline once used.
import { useEffect } from 'react';
import { useToolState } from '../../cards/useToolState.ts';
import { showPlace } from '../../workspace/showPlace.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { CommentPins } from './CommentPins.tsx';
import type { CommentStore } from './commentStore.ts';
import { commentTool } from './commentTool.ts';
import { keepPlaces } from './keepPlaces.ts';
import { useProjectComments } from './useProjectComments.ts';

export function PlanComments() {
  const store = useProjectComments();
  return store ? <Pins key={store.projectId} store={store} /> : null;
}

function Pins({ store }: { readonly store: CommentStore }) {
  const editor = useEditor();
  const draft = useToolState(({ hand }) => hand.stateOf(commentTool)?.anchor);
  useEffect(
    () =>
      keepPlaces(editor, {
        threads: () => store.snapshot().threads,
        show: (anchors) => store.movePins(anchors),
        save: (anchors) => void store.savePins(anchors),
      }),
    [editor, store],
  );
  return (
    <CommentPins
      store={store}
      viewed={editor}
      draft={draft}
      onOpen={(thread) => {
        showPlace('comments');
        store.open(thread?.id);
      }}
    />
  );
}

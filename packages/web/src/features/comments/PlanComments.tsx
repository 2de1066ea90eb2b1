// The pins of the open plan's comments on its canvas. Where this editor deletes an object, its threads are written down where
// they were last.
import type { Editor } from '@homeplot/editor/editor';
import { pinPlace } from '@homeplot/plan/pinPlace';
import { createPlan } from '@homeplot/plan/plan';
import { useEffect } from 'react';
import { useToolState } from '../../cards/useToolState.ts';
import { showPlace } from '../../workspace/showPlace.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { CommentPins } from './CommentPins.tsx';
import type { CommentStore } from './commentStore.ts';
import { commentTool } from './commentTool.ts';
import { useProjectComments } from './useProjectComments.ts';

export function PlanComments() {
  const store = useProjectComments();
  return store ? <Pins key={store.projectId} store={store} /> : null;
}

function Pins({ store }: { readonly store: CommentStore }) {
  const editor = useEditor();
  const draft = useToolState(({ hand }) => hand.stateOf(commentTool)?.anchor);
  useEffect(() => keepPlaces(editor, store), [editor, store]);
  return (
    <CommentPins
      store={store}
      viewed={editor}
      draft={draft}
      onOpen={({ id }) => {
        showPlace('comments');
        store.open(id);
      }}
    />
  );
}

/** Returns the function that ends it. */
function keepPlaces(editor: Editor, store: CommentStore): () => void {
  return editor.watch({
    edited: (_changes, inverse) => {
      const gone = inverse.flatMap((change) =>
        'put' in change && !editor.plan.objects.has(change.put.id) ? [change.put] : [],
      );
      if (gone.length === 0) return;
      const before = createPlan({ objects: gone, settings: editor.plan.settings });
      for (const { id, anchor } of store.snapshot().threads) {
        const { at, object } = pinPlace(before, anchor);
        if (object) void store.place(id, { ...anchor, x: at.x, y: at.y });
      }
    },
  });
}

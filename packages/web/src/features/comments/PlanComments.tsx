// The pins of the open plan's comments on its canvas. Where this editor deletes an object or numbers its edges anew, the places
// of its threads are written down.
import type { Editor } from '@homeplot/editor/editor';
import { pinAfter, pinPlace } from '@homeplot/plan/pinPlace';
import { type Change, createPlan } from '@homeplot/plan/plan';
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
      onOpen={(thread) => {
        showPlace('comments');
        store.open(thread?.id);
      }}
    />
  );
}

/** Returns the function that ends it. */
function keepPlaces(editor: Editor, store: CommentStore): () => void {
  return editor.watch({
    edited: (_changes, inverse, by) => {
      // Whoever else has edited it writes down their own.
      if (by !== 'others') keepOnEdges(editor, store, inverse);
      const gone = inverse.flatMap((change) =>
        'put' in change && !editor.plan.objects.has(change.put.id) ? [change.put] : [],
      );
      if (gone.length === 0) return;
      const before = createPlan({ objects: gone, settings: editor.plan.settings });
      const anchors = store.snapshot().threads.flatMap(({ id, anchor }) => {
        const { at, object } = pinPlace(before, anchor);
        return object ? [[id, { ...anchor, x: at.x, y: at.y }] as const] : [];
      });
      void store.placeAll(new Map(anchors));
    },
  });
}

function keepOnEdges({ plan }: Editor, store: CommentStore, inverse: readonly Change[]): void {
  for (const change of inverse) {
    const after = 'put' in change ? plan.objects.get(change.put.id) : undefined;
    if (!('put' in change) || !after) continue;
    for (const { id, anchor } of store.snapshot().threads) {
      const now = anchor.object === after.id ? pinAfter(change.put, after, anchor) : undefined;
      if (now) void store.place(id, now);
    }
  }
}

// Where an object of a plan is deleted, its threads stay at its place; where its edges are numbered anew, at their edge. Whoever
// has edited it writes that down; the others only show it.
import type { Editor } from '@homeplot/editor/editor';
import { type PinAnchor, pinAfter, pinPlace } from '@homeplot/plan/pinPlace';
import { type Change, createPlan, type Plan } from '@homeplot/plan/plan';

export interface PlacedThreads {
  readonly threads: () => readonly { readonly id: string; readonly anchor: PinAnchor }[];
  readonly show: (anchors: ReadonlyMap<string, PinAnchor>) => void;
  readonly write: (anchors: ReadonlyMap<string, PinAnchor>) => void;
}

type Moved = readonly (readonly [id: string, anchor: PinAnchor])[];

/** Returns the function that ends it. */
export function keepPlaces(editor: Editor, { threads, show, write }: PlacedThreads): () => void {
  return editor.watch({
    edited: (_changes, inverse, by) => {
      const gone = ofDeleted(editor.plan, threads(), inverse);
      if (by === 'others') show(new Map(gone));
      else write(new Map([...gone, ...onEdges(editor.plan, threads(), inverse)]));
    },
  });
}

function ofDeleted(
  { objects, settings }: Plan,
  threads: ReturnType<PlacedThreads['threads']>,
  inverse: readonly Change[],
): Moved {
  const gone = inverse.flatMap((change) =>
    'put' in change && !objects.has(change.put.id) ? [change.put] : [],
  );
  if (gone.length === 0) return [];
  const before = createPlan({ objects: gone, settings });
  return threads.flatMap(({ id, anchor }) => {
    const { at, object } = pinPlace(before, anchor);
    return object ? [[id, { ...anchor, x: at.x, y: at.y }] as const] : [];
  });
}

function onEdges(
  { objects }: Plan,
  threads: ReturnType<PlacedThreads['threads']>,
  inverse: readonly Change[],
): Moved {
  return inverse.flatMap((change) => {
    const after = 'put' in change ? objects.get(change.put.id) : undefined;
    if (!('put' in change) || !after) return [];
    return threads.flatMap(({ id, anchor }) => {
      const now = anchor.object === after.id ? pinAfter(change.put, after, anchor) : undefined;
      return now ? [[id, now] as const] : [];
    });
  });
}

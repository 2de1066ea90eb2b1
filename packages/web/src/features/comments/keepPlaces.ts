// Keeps comment threads in their places: when their object is deleted, where it was, and when its edges are renumbered, at
// their edge. The page on which the plan was edited saves the new places; the pages of others only show them.
import type { Editor } from '@homeplot/editor/editor';
import { type PinAnchor, pinAfter, pinPlace } from '@homeplot/plan/pinPlace';
import { type Change, createPlan, type Plan } from '@homeplot/plan/plan';

export interface PlacedThreads {
  readonly threads: () => readonly { readonly id: string; readonly anchor: PinAnchor }[];
  readonly show: (anchors: ReadonlyMap<string, PinAnchor>) => void;
  readonly save: (anchors: ReadonlyMap<string, PinAnchor>) => void;
}

type Moved = readonly (readonly [id: string, anchor: PinAnchor])[];

/** Returns a function that stops this. */
export function keepPlaces(editor: Editor, { threads, show, save }: PlacedThreads): () => void {
  return editor.watch({
    edited: (_changes, inverse, by) => {
      const moved = ofDeleted(editor.plan, threads(), inverse);
      if (by === 'others') show(new Map(moved));
      else save(new Map([...moved, ...onEdges(editor.plan, threads(), inverse)]));
    },
  });
}

/** The threads of deleted objects, at the places where they were. */
function ofDeleted(
  { objects, settings }: Plan,
  threads: ReturnType<PlacedThreads['threads']>,
  inverse: readonly Change[],
): Moved {
  const deleted = inverse.flatMap((change) =>
    'put' in change && !objects.has(change.put.id) ? [change.put] : [],
  );
  if (deleted.length === 0) return [];
  const before = createPlan({ objects: deleted, settings });
  return threads.flatMap(({ id, anchor }) => {
    const { at, object } = pinPlace(before, anchor);
    return object ? [[id, { ...anchor, x: at.x, y: at.y }] as const] : [];
  });
}

/** The threads whose place on an edited object has changed, such as the number of their edge. */
function onEdges(
  { objects }: Plan,
  threads: ReturnType<PlacedThreads['threads']>,
  inverse: readonly Change[],
): Moved {
  if (threads.length === 0) return [];
  const before = new Map(inverse.flatMap((change) => ('put' in change ? [[change.put.id, change.put]] : [])));
  return threads.flatMap(({ id, anchor }) => {
    const [was, is] = [before.get(anchor.object ?? ''), objects.get(anchor.object ?? '')];
    const now = was && is ? pinAfter(was, is, anchor) : undefined;
    return now ? [[id, now] as const] : [];
  });
}

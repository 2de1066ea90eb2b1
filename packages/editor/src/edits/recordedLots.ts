// Watches lots with recorded edges, from a deed, a survey or a map. Shows a message, with an offer to undo, once for each lot when
// a dragged corner has cost edges their recorded numbers, and whenever such a lot was moved away from the objects on it.
import { outlineOf } from '@homeplot/plan/anchors';
import { kindOf } from '@homeplot/plan/kinds';
import type { KnownEdge } from '@homeplot/plan/capabilities';
import { hasSource } from '@homeplot/plan/lotEdge';
import type { PlanObject } from '@homeplot/plan/kind';
import { lotOf } from '@homeplot/plan/ownLot';
import type { Vertex } from '@homeplot/plan/pen';
import { type Change, idOf, objectBox } from '@homeplot/plan/plan';
import { isTied } from '@homeplot/plan/ties';
import type { Editor } from '../editor/editor.ts';
import type { Scene } from '../tool/tool.ts';

/** Returns a function that stops watching. */
export function watchRecordedLots(editor: Editor): () => void {
  /** The lots for which there was a message about a corner. */
  const reported = new Set<string>();
  const say = (text: string): void =>
    editor.say({ text, tone: 'info', offer: { command: 'undo', label: 'Put it back' } });
  return editor.watch({
    loaded: () => reported.clear(),
    edited(changes, inverse, by) {
      // After an undo or somebody else's edit, the offered undo would revert an earlier edit.
      if (by !== 'user') return;
      if (isMovedAlone(editor.scene, changes)) say('The lot moved without the objects on it.');
      const before = new Map(putBy(inverse).map((object) => [object.id, object]));
      for (const now of putBy(changes)) {
        const lost = reported.has(now.id) ? 0 : lostEdges(before.get(now.id), now);
        if (lost === 0) continue;
        reported.add(now.id);
        say(
          lost === 1
            ? 'You moved a recorded corner, so 1 edge lost its recorded numbers.'
            : `You moved a recorded corner, so ${lost} edges lost their recorded numbers.`,
        );
      }
    },
  });
}

/** Whether only a recorded lot was moved, and there were objects on it. */
function isMovedAlone({ search }: Pick<Scene, 'search'>, changes: readonly Change[]): boolean {
  const [only, more] = changes.flatMap((change) => ('put' in change && change.moved ? [change] : []));
  if (!only?.moved || more || !edgesOf(only.put).some(hasSource)) return false;
  const lot = only.moved.from;
  const changed = new Set(changes.map(idOf));
  return search(objectBox(lot)).some(
    (other) => !changed.has(other.id) && !isTied(other) && lotOf(other, [lot]),
  );
}

const putBy = (changes: readonly Change[]): readonly PlanObject[] =>
  changes.flatMap((change) => ('put' in change ? [change.put] : []));

/** The number of edges that an edit reshaped so that they lost their recorded numbers. before: undefined if it is new. */
function lostEdges(before: PlanObject | undefined, now: PlanObject): number {
  const was = before ? edgesOf(before) : [];
  if (!before || !was.some(hasSource) || !isReshaped(before, now)) return 0;
  const is = edgesOf(now);
  // A typed number replaces a recorded one on purpose.
  const isTyped = is.some(
    ({ recorded }) => recorded?.length !== undefined && !was.some((edge) => edge.recorded === recorded),
  );
  return isTyped ? 0 : Math.max(0, was.filter(hasSource).length - is.filter(hasSource).length);
}

function isReshaped(before: PlanObject, now: PlanObject): boolean {
  const [was = [], is = []] = [before, now].map((object) => outlineOf(object)?.vertices);
  const isSame = (one: Vertex, other: Vertex | undefined): boolean =>
    one.x === other?.x && one.y === other.y && one.bulge === other.bulge;
  return was.length !== is.length || was.some((vertex, i) => !isSame(vertex, is[i]));
}

const edgesOf = (object: PlanObject): readonly KnownEdge[] => kindOf(object).path?.edges?.(object) ?? [];

// Watches lots that a deed, a survey or a map gives: says once for each that a corner was dragged, so that its edges lost
// their numbers, and says it when such a lot is moved away from what stands on it. Undo puts it back.
import { outlineOf } from '@homeplot/plan/anchors';
import { kindOf } from '@homeplot/plan/kinds';
import type { KnownEdge } from '@homeplot/plan/capabilities';
import { hasSource } from '@homeplot/plan/lotEdge';
import type { PlanObject } from '@homeplot/plan/kind';
import { lotOf } from '@homeplot/plan/lotDistances';
import type { Vertex } from '@homeplot/plan/pen';
import { type Change, idOf, type Plan } from '@homeplot/plan/plan';
import { isTied } from '@homeplot/plan/ties';
import type { Editor } from '../editor/editor.ts';

/** Returns the function that ends it. */
export function watchRecordedLots(editor: Editor): () => void {
  /** The lots whose corners were spoken of. */
  const told = new Set<string>();
  const say = (text: string): void =>
    editor.say({ text, tone: 'info', offer: { command: 'undo', label: 'Put it back' } });
  return editor.watch({
    loaded: () => told.clear(),
    edited(changes, inverse, by) {
      // Undo would take back the edit before this one.
      if (by !== 'user') return;
      if (isLeft(editor.plan, changes)) say('The lot moved without the objects on it.');
      for (const change of changes) {
        const lost = 'put' in change && !told.has(change.put.id) ? lostEdges(change.put, inverse) : 0;
        if (!('put' in change) || lost === 0) continue;
        told.add(change.put.id);
        say(
          lost === 1
            ? 'You moved a recorded corner, so 1 edge lost its recorded numbers.'
            : `You moved a recorded corner, so ${lost} edges lost their recorded numbers.`,
        );
      }
    },
  });
}

/** Whether a recorded lot alone was moved, and something stood on it. */
function isLeft({ objects }: Plan, changes: readonly Change[]): boolean {
  const [only, more] = changes.flatMap((change) => ('put' in change && change.moved ? [change] : []));
  if (!only?.moved || more || !edgesOf(only.put).some(hasSource)) return false;
  const lot = only.moved.from;
  const changed = new Set(changes.map(idOf));
  return [...objects.values()].some(
    (other) => !changed.has(other.id) && !isTied(other) && lotOf(other, [lot]),
  );
}

/** How many recorded edges were reshaped by an edit, and are only drawn since. */
function lostEdges(now: PlanObject, inverse: readonly Change[]): number {
  const before = inverse.find((change) => 'put' in change && change.put.id === now.id);
  if (!before || !('put' in before) || !isReshaped(before.put, now)) return 0;
  const [was, is] = [edgesOf(before.put), edgesOf(now)];
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

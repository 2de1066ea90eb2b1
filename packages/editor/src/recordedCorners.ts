// Says once for each lot that a corner of a deed, a survey or a map was dragged, so that its edges lost their numbers, and
// offers to put it back. The same when such a lot is moved without what stands on it.
import { kindOf } from '@homeplot/plan/kinds';
import type { KnownEdge } from '@homeplot/plan/capabilities';
import { isRecorded } from '@homeplot/plan/lotEdge';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Change } from '@homeplot/plan/plan';
import type { Editor } from './editor.ts';

/** Returns the function that ends it. */
export function askAboutRecordedCorners(editor: Editor): () => void {
  /** The lots that were asked about. */
  const asked = new Set<string>();
  return editor.watch({
    loaded: () => asked.clear(),
    edited(changes, inverse) {
      const [only, more] = changes.filter((change) => 'put' in change && change.moved);
      if (only && 'put' in only && !more && edgesOf(only.put).some(isRecorded)) {
        editor.say({
          text: 'The lot moved without the objects on it.',
          tone: 'info',
          offer: { command: 'undo', label: 'Put it back' },
        });
      }
      for (const change of changes) {
        const lost = 'put' in change && !asked.has(change.put.id) ? lostEdges(change.put, inverse) : 0;
        if (!('put' in change) || lost === 0) continue;
        asked.add(change.put.id);
        const edges = lost === 1 ? '1 edge lost its' : `${lost} edges lost their`;
        editor.say({
          text: `You moved a recorded corner, so ${edges} recorded numbers.`,
          tone: 'info',
          offer: { command: 'undo', label: 'Put it back' },
        });
      }
    },
  });
}

/** How many recorded edges are only drawn since an edit by hand. */
function lostEdges(now: PlanObject, inverse: readonly Change[]): number {
  const before = inverse.find((change) => 'put' in change && change.put.id === now.id);
  const was = before && 'put' in before ? edgesOf(before.put) : [];
  const is = edgesOf(now);
  // A typed number replaces a recorded one on purpose.
  const isTyped = is.some(
    ({ recorded }) => recorded?.length !== undefined && !was.some((edge) => edge.recorded === recorded),
  );
  return isTyped ? 0 : Math.max(0, was.filter(isRecorded).length - is.filter(isRecorded).length);
}

const edgesOf = (object: PlanObject): readonly KnownEdge[] => kindOf(object).path?.edges?.(object) ?? [];

// Asks once whether a corner that a deed, a survey or a map gives is to stay where it was dragged: its edges lose their
// numbers. Says so as well when such a lot is moved by itself, away from what stands on it. Undo puts it back.
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
          text: 'The lot was moved, and what stands on it stayed.',
          tone: 'info',
          offer: { command: 'undo', label: 'Put it back' },
        });
      }
      for (const change of changes) {
        const lost = 'put' in change && !asked.has(change.put.id) ? lostEdges(change.put, inverse) : 0;
        if (!('put' in change) || lost === 0) continue;
        asked.add(change.put.id);
        const edges =
          lost === 1
            ? '1 edge was recorded, and now counts as drawn'
            : `${lost} edges were recorded, and now count as drawn`;
        editor.say({
          text: `Move this corner? ${edges}.`,
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

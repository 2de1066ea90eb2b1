// What screen readers are told about the canvas: where the keyboard's crosshair is and what it snaps to, and the size of
// what is selected with its distances to the lot lines. Fetched at the user's first action.
import type { Editor } from '@homeplot/editor/editor';
import { snapWord } from '@homeplot/editor/snapMarks';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { spokenLength, spokenPosition } from '@homeplot/plan/spokenLength';
import { titleOf } from '@homeplot/plan/titleOf';
import { useCallback, useSyncExternalStore } from 'react';
import { distancesOf, spokenDistance } from '../panels/properties/distancesOf.ts';

/** The nearest lot lines are enough to hear. */
const maxSpoken = 4;

export function SpokenStatus({ editor }: { readonly editor: Editor }) {
  const watch = useCallback(
    (listener: () => void) => editor.watch({ previewed: listener, changed: listener }),
    [editor],
  );
  const cursor = useSyncExternalStore(watch, () => editor.hand.cursor);
  const selected = useSyncExternalStore(watch, () => {
    const { ids, part } = editor.selection;
    const [id] = ids.size === 1 && !part ? ids : [];
    return id === undefined ? undefined : editor.plan.objects.get(id);
  });
  const { snapped } = editor.scene.snapping;
  const { units } = editor.plan.settings;
  const on = snapped && snapWord(snapped);
  return (
    <>
      <output className="sr-only">
        {cursor &&
          `${spokenPosition(cursor.at, units)}${on ? `, ${on}` : ''}${cursor.held ? ', drawing' : ''}`}
      </output>
      <output className="sr-only">{selected && spokenObject(editor, selected)}</output>
    </>
  );
}

/** `House selected, 30 feet by 20 feet. 10 feet to the left edge, 25 feet to the front edge.` */
function spokenObject(editor: Editor, object: PlanObject): string {
  const { units } = editor.plan.settings;
  const { width, height } = kindOf(object).dimensions(object);
  const size = [width, ...(height > 0 ? [height] : [])].map((side) => spokenLength(side, units)).join(' by ');
  const distances = distancesOf(editor, object)
    .slice(0, maxSpoken)
    .map((distance) => spokenDistance(distance, units));
  return [`${titleOf(object)} selected, ${size}.`, distances.length > 0 ? `${distances.join(', ')}.` : '']
    .filter(Boolean)
    .join(' ');
}

// What screen readers say about the canvas: where the keyboard's crosshair is, what it snaps to, how far a placed object is from
// the lot lines, and the size and the distances of the selected object. Fetched at the user's first input.
import type { Editor } from '@homeplot/editor/editor';
import { snapWord } from '@homeplot/editor/snapMarks';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { spokenLength, spokenPosition } from '@homeplot/plan/spokenLength';
import type { Units } from '@homeplot/plan/units';
import { titleOf } from '@homeplot/plan/titleOf';
import { useCallback, useSyncExternalStore } from 'react';
import { distancesOf, spokenDistance } from '../workspace/distancesOf.ts';

/** How many distances are read out, to the nearest lot lines. */
const maxSpoken = 4;

type SpokenDistance = Parameters<typeof spokenDistance>[0];

export function SpokenStatus({ editor }: { readonly editor: Editor }) {
  const watch = useCallback(
    (listener: () => void) => editor.watch({ previewed: listener, changed: listener }),
    [editor],
  );
  const cursor = useSyncExternalStore(watch, () => editor.hand.cursor);
  const selected = useSyncExternalStore(watch, () => {
    const { ids, part } = editor.selection;
    const [id] = part ? [part.object] : ids.size === 1 ? ids : [];
    return id === undefined ? undefined : editor.plan.objects.get(id);
  });
  const part = useSyncExternalStore(watch, () => editor.selection.part?.part);
  return (
    <>
      <output className="sr-only">{cursor && spokenCursor(editor, cursor)}</output>
      <output className="sr-only">
        {selected &&
          (part === undefined ? spokenObject(editor, selected) : spokenPart(editor, selected, part))}
      </output>
    </>
  );
}

/** `12 feet right of the origin, 4 feet below it, drawing. 10 feet to the left edge.` */
export function spokenCursor({ scene, plan }: Editor, cursor: NonNullable<Editor['hand']['cursor']>): string {
  const { units } = plan.settings;
  const { snapped } = scene.snapping;
  const on = snapped && snapWord(snapped);
  const at = [
    spokenPosition(cursor.at, units),
    ...(on ? [on] : []),
    ...(cursor.isPressed ? ['drawing'] : []),
  ];
  const distances = cursor.isPressed ? spokenDistances(scene.aid?.clearances ?? [], units) : '';
  return distances ? `${at.join(', ')}. ${distances}` : at.join(', ');
}

/** A sentence with the nearest distances; empty if there are none. */
function spokenDistances(all: readonly SpokenDistance[], units: Units): string {
  const spoken = all.slice(0, maxSpoken).map((distance) => spokenDistance(distance, units));
  return spoken.length > 0 ? `${spoken.join(', ')}.` : '';
}

/** `Door selected, 3', top edge. House.` */
export function spokenPart({ plan }: Editor, object: PlanObject, part: string): string {
  const { parts } = kindOf(object);
  const { detail } = parts?.list(object, plan.settings.units).find(({ id }) => id === part) ?? {};
  return parts && detail ? `${parts.title} selected, ${detail}. ${titleOf(object)}.` : '';
}

/** `House selected, 30 feet by 20 feet. 10 feet to the left edge, 25 feet to the front edge.` */
function spokenObject(editor: Editor, object: PlanObject): string {
  const { units } = editor.plan.settings;
  const kind = kindOf(object);
  const { width, height } = kind.dimensions(object);
  const sides = [width, ...(height > 0 ? [height] : [])]
    .map((side) => spokenLength(side, units))
    .join(' by ');
  const distances = spokenDistances(distancesOf(editor, object), units);
  return [`${titleOf(object)} selected, ${kind.summary?.(object, units) ?? sides}.`, distances]
    .filter(Boolean)
    .join(' ');
}

// Moves an object, with its group, until it has typed distances to lot lines or buildings, or says why it cannot.
import type { Problem } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { moveOf } from '@homeplot/plan/plan';
import { offsetToDistances, type WantedDistance } from '@homeplot/plan/placeByDistance';
import type { Editor } from '../editor.ts';
import { blockOf, movingWith } from './movers.ts';

/** As one undo step; the problem if it can't. */
export function setDistances(
  editor: Editor,
  object: PlanObject,
  wanted: readonly WantedDistance[],
): Problem | undefined {
  const { plan } = editor;
  const block = blockOf(plan, object);
  if (block) return block;
  const objects = movingWith(plan, object);
  if ('problem' in objects) return objects;
  const by = offsetToDistances(object, wanted, plan.objects);
  if (!by) return { problem: 'It can be at no place with this distance.' };
  editor.following(() =>
    editor.edit(
      objects.map((one) => moveOf(one, by)),
      'Move to distance',
    ),
  );
  return undefined;
}

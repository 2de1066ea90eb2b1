// Dimension setbacks, from walls or from eaves. The code that computes the dimensions is fetched when the command runs.
import { eaveOf, outlineOf } from '@homeplot/plan/anchors';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { canBeTiedTo } from '@homeplot/plan/ties';
import type { Editor } from '../editor/editor.ts';
import type { Command } from './command.ts';
import { runFetched } from './runFetched.ts';

/** Whether an object has setbacks: if it is a building or keeps a setback, and isn't to be removed. */
function hasSetbacks(object: PlanObject): boolean {
  const { isBuilding, keepsSetback } = kindOf(object);
  return (
    (isBuilding === true || keepsSetback === true) &&
    outlineOf(object)?.closed === true &&
    canBeTiedTo(object) &&
    object.status !== 'removed'
  );
}

const isProperty = (object: PlanObject): boolean => kindOf(object).path?.isProperty === true;

/**
 * The selected objects that have setbacks; all buildings, pools and equipment if only lots or nothing is selected. fits: a fast
 * filter that is applied first, because computing the outlines of very many objects takes long.
 */
function* measuredObjects(
  { selection, plan, scene }: Editor,
  fits: (object: PlanObject) => boolean = () => true,
): Generator<PlanObject> {
  let [isNoneFound, includesAll] = [true, selection.ids.size === 0];
  for (const id of selection.ids) {
    const one = plan.objects.get(id);
    if (!one) continue;
    if (isProperty(one)) includesAll = true;
    else if ((isNoneFound || fits(one)) && hasSetbacks(one)) {
      isNoneFound = false;
      if (fits(one)) yield one;
    }
  }
  if (!isNoneFound || !includesAll) return;
  for (const one of scene.buildings) if (fits(one) && hasSetbacks(one)) yield one;
  for (const one of scene.setbackKeepers) if (fits(one) && hasSetbacks(one)) yield one;
}

const hasEave = (object: PlanObject): boolean => eaveOf(object) !== undefined;

const command = (names: Pick<Command, 'name' | 'title' | 'hint' | 'also'>, fromEave: boolean): Command => ({
  ...names,
  keys: [],
  enabled: (editor) => !measuredObjects(editor, fromEave ? hasEave : undefined).next().done,
  needs: `Select a building${fromEave ? ' with an eave' : ''}, or draw one on a lot`,
  run(editor) {
    const objects = [...measuredObjects(editor)];
    runFetched(editor, names.title, async () => {
      const { addSetbackDimensions } = await import('../edits/setbackDimensions.ts');
      addSetbackDimensions(editor, objects, names.title, fromEave);
    });
  },
});

export const dimensionSetbacks: readonly Command[] = [
  command(
    {
      name: 'dimensionSetbacks',
      title: 'Dimension setbacks',
      hint: 'Adds the distances from the selected buildings, pools and equipment, or from all, to the lot lines and the nearest building.',
      also: 'yards distances to property lines front side rear',
    },
    false,
  ),
  command(
    {
      name: 'dimensionEaves',
      title: 'Dimension setbacks from eaves',
      hint: 'Adds the distances from the eaves of the selected buildings, or of all, to the lot lines and the nearest eave.',
      also: 'yards overhang roof distances to property lines',
    },
    true,
  ),
];

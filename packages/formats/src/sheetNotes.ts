// What a sheet says in words of the objects on it, as how a lot was closed.
import { kindOf } from '@homeplot/plan/kinds';
import { printedLayersOf } from '@homeplot/plan/layerTable';
import { inOrder, type Plan } from '@homeplot/plan/plan';

export function sheetNotes(plan: Plan): readonly string[] {
  const { settings } = plan;
  const notes = new Set<string>();
  for (const object of printedLayersOf(settings).shown(inOrder(plan)))
    for (const note of kindOf(object).notes?.(object, settings) ?? [])
      notes.add(object.name ? `${object.name}: ${note}` : note);
  return [...notes];
}

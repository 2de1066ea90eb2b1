// Copy and paste as text: the selected objects as a small plan file, so that they go between plans, tabs and scales.
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { compareOrder, keysAbove } from '@homeplot/plan/order';
import { fileVersion, objectToFile, readPlanText, settingsToFile } from '@homeplot/plan/planFile';
import { tiedToCopy } from '@homeplot/plan/ties';
import type { Editor } from './editor.ts';
import { selectedObjects, selectObjects } from './selection.ts';

/** The selected objects as the text of a plan file; undefined where none is. timestamp as ISO 8601. */
export function copyText({ plan, selection }: Editor, timestamp: string): string | undefined {
  const objects = selectedObjects(selection, plan).toSorted(compareOrder);
  if (objects.length === 0) return undefined;
  const { settings } = plan;
  return JSON.stringify({
    objects: objects.map((object) => objectToFile(object, settings.scale)),
    timestamp,
    version: fileVersion,
    settings: settingsToFile(settings),
  });
}

/** Adds the objects of a plan file's text two squares off; false where the text is none, or holds nothing. */
export function pasteText(editor: Editor, text: string): boolean {
  const reading = readPlanText(text);
  if (!reading.ok || reading.contents.objects.length === 0) return false;
  addCopies(editor, reading.contents.objects, 'Paste');
  return true;
}

/** Adds copies of objects, two squares off, above all others, and selects them. */
export function addCopies(editor: Editor, objects: readonly PlanObject[], label: string): void {
  const off = 2 / editor.plan.settings.scale;
  const orders = keysAbove(editor.plan.top, objects.length);
  const ids = new Map(objects.map(({ id }) => [id, editor.newId()]));
  const copies = objects.map((object, i) => {
    const moved = tiedToCopy(kindOf(object).move(object, { x: off, y: off }), ids);
    return { ...moved, id: ids.get(object.id) ?? editor.newId(), order: orders[i] ?? object.order };
  });
  const isDone = editor.edit(
    copies.map((put) => ({ put })),
    label,
  );
  if (isDone) editor.select(selectObjects(copies.map(({ id }) => id)));
}

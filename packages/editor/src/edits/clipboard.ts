// Copy: the selected objects as the text of a small plan file, which works across plans, tabs and scales.
import { compareOrder } from '@homeplot/plan/order';
import { fileVersion, settingsToFile } from '@homeplot/plan/writePlanFile';
import { objectToFile } from '@homeplot/plan/objectToFile';
import type { Editor } from '../editor/editor.ts';
import { selectedObjects } from '../view/selection.ts';

/** The selected objects as the text of a plan file; undefined if nothing is selected. timestamp in ISO 8601. */
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

// The dimensions of a plan that its sheets print without their number, for lack of room. Only the worker that draws sheets
// knows them, so they come a little after an edit.
import type { Editor } from '@homeplot/editor/editor';
import { kindOf } from '@homeplot/plan/kinds';
import { countText } from '@homeplot/plan/units';
import { askSheetWorker } from '../../printing/sheetWorkerClient.ts';
import { sitePlan } from './letter.ts';
import type { OpenLine } from './openLines.ts';

/** A larger plan takes the worker seconds; its sheets say what has no room when they are opened. */
const maxObjects = 2000;

/** Their ids; none if the worker can't be had. */
export async function unnumberedIn(editor: Editor): Promise<readonly string[]> {
  const { objects, settings } = editor.plan;
  const hasDimensions = [...objects.values()].some((object) => kindOf(object).ties?.measures);
  if (!hasDimensions || objects.size > maxObjects) return [];
  const stored = settings.sheets?.filter((sheet) => !sheet.newerRecord) ?? [];
  const sheets = stored.length > 0 ? stored : [sitePlan()];
  return askSheetWorker(editor, (jobs) => jobs.unnumbered(sheets, stored.length === 0)).catch(() => []);
}

/** What is missing on the sheets, as one line; none if nothing is. */
export const unnumberedLines = (ids: readonly string[]): readonly OpenLine[] =>
  ids.length === 0
    ? []
    : [
        {
          id: 'unnumbered',
          state: 'missing',
          sentence: `${countText(ids.length, 'dimension')} would be printed without ${ids.length === 1 ? 'its number' : 'their numbers'}: there is no room for ${ids.length === 1 ? 'it' : 'them'} at the scale of the sheet. Move ${ids.length === 1 ? 'it' : 'them'} to where there is room, or choose a larger scale or larger paper.`,
          topic: 'the lengths of some dimensions',
          objects: ids,
          ways: [
            { title: 'Show', select: ids },
            { title: 'Open the sheets', dialog: { name: 'print' } },
          ],
        },
      ];

// The dimensions of a plan that its sheets print without their number, for lack of room. Only the worker that draws sheets
// knows them, so they come a little after an edit.
import type { Unnumbered } from '@homeplot/formats/unnumbered';
import { kindOf } from '@homeplot/plan/kinds';
import { countText } from '@homeplot/plan/units';
import { firstPlainSheet, type OpenPlan } from '../../printing/plainChoice.ts';
import { askSheetWorker } from '../../printing/sheetWorkerClient.ts';
import type { OpenLine } from './openLines.ts';

/** A larger plan takes the worker seconds; its sheets say what has no room when they are opened. */
const maxObjects = 2000;

const none: Unnumbered = { dimensions: [], sheets: [] };

/** The dimensions and the sheets that leave their numbers out; none if the worker can't be started or fails. */
export async function unnumberedIn(open: OpenPlan): Promise<Unnumbered> {
  const { editor } = open;
  const { objects, settings } = editor.plan;
  const hasDimensions = [...objects.values()].some((object) => kindOf(object).ties?.measures);
  if (!hasDimensions || objects.size > maxObjects) return none;
  const isStored = settings.sheets?.some((sheet) => !sheet.newerRecord) ?? false;
  return askSheetWorker(editor, (jobs) =>
    jobs.unnumbered(isStored ? undefined : firstPlainSheet(open)),
  ).catch(() => none);
}

/** The one line of the checks that says which numbers have no room; no line if all have. */
export function unnumberedLines({ dimensions, sheets }: Unnumbered): readonly OpenLine[] {
  if (dimensions.length === 0) return [];
  const [number, it] = dimensions.length === 1 ? ['its number', 'it'] : ['their numbers', 'them'];
  return [
    {
      id: 'unnumbered',
      state: 'missing',
      sentence: `${countText(dimensions.length, 'dimension')} would be printed without ${number} on ${sheets.join(', ')}: there is no room for ${it} at the scale of the sheet. Move ${it} to where there is room, or choose a larger scale or larger paper.`,
      topic: 'the lengths of some dimensions',
      objects: dimensions,
      ways: [
        { title: 'Show', select: dimensions },
        { title: 'Open the sheets', dialog: { name: 'print' } },
      ],
    },
  ];
}

// Imports the lines of a PDF underlay as line work: in portions, so that the page responds, but as one undo step. Meanwhile a
// dialog keeps the plan from being edited.
// Kept offline when idle.
import type { Editor } from '@homeplot/editor/editor';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import type { Layer } from '@homeplot/plan/layers';
import { maxLayers } from '@homeplot/plan/layers';
import { keysAbove } from '@homeplot/plan/order';
import type { Change } from '@homeplot/plan/plan';
import { planLimits } from '@homeplot/plan/planLimits';
import type { Underlay } from '@homeplot/plan/underlay';
import { countText, withSeparators } from '@homeplot/plan/units';
import { fileBlob } from '../../store/files/fileStore.ts';
import { newId } from '../../kit/newId.ts';
import { inSlices, nextTask } from '../../kit/slices.ts';
import { lineWorkOf, type NewLine } from './lineWorkOf.ts';
import { maxPaths } from '../../pictures/worker/pdfLines.ts';
import { pdfJobs } from '../../pictures/workers.ts';

/** The number of objects in a portion. */
const portion = 1000;
const pointsPerInch = 72;
const label = 'Import lines of PDF';

/** progress: called with the number of added lines and of all lines. Returns the message to show. */
export async function takeLines(
  editor: Editor,
  underlay: Underlay,
  progress: (done: number, all: number) => void,
): Promise<{ readonly text: string; readonly tone: 'success' | 'error' }> {
  const blob = await fileBlob(underlay.file);
  if (!(blob instanceof Blob)) return { text: blob.problem, tone: 'error' };
  const wanted = { blob, page: underlay.page };
  const [read, inches] = [await pdfJobs.lines(wanted), await pdfJobs.size(wanted)];
  if (read.isCut)
    return {
      text: `This page has ${withSeparators(maxPaths)} lines or more, as a shaded map does. Trace over it instead.`,
      tone: 'error',
    };
  const page = { width: inches.width * pointsPerInch, height: inches.height * pointsPerInch };
  const lines = lineWorkOf(read, underlay, page);
  if (lines.length === 0)
    return { text: 'This page has no lines, only a picture. Trace over it instead.', tone: 'error' };
  const room = planLimits.objects - editor.plan.objects.size;
  if (lines.length > room)
    return {
      text: `This page has ${withSeparators(lines.length)} lines, and the plan has room for ${withSeparators(room)}. Crop the underlay to the part you need, then try again.`,
      tone: 'error',
    };
  const refused = await add(editor, lines, `${underlay.file.name} lines`, progress);
  if (refused) return { text: refused.text, tone: 'error' };
  return {
    text: addedWords(lines.length),
    tone: 'success',
  };
}

/** count: of lines and texts, which are imported alike. */
export const addedWords = (count: number): string =>
  `Added ${countText(count, 'object')} on ${count === 1 ? 'its' : 'their'} own layer`;

/** Adds the lines on a layer with a title. Returns the reason if the editor refuses; then no line is added. */
async function add(
  editor: Editor,
  lines: readonly NewLine[],
  title: string,
  progress: (done: number, all: number) => void,
): Promise<{ readonly text: string } | undefined> {
  registerLateKinds();
  const { layers } = editor.plan.settings;
  const known = layers.find((layer) => layer.title === title);
  // If the plan can't have more layers, the lines go to the layer of notes, which every plan has.
  const own: Layer = known ?? { id: layers.length < maxLayers ? newId() : 'notes', title };
  const edit = editor.editInPortions(label);
  for (let at = 0; at < lines.length; at += portion) {
    const some = lines.slice(at, at + portion);
    const orders = keysAbove(editor.plan.top, some.length);
    const changes: Change[] = some.map((line, i) => ({
      put: { ...line, id: newId(), order: orders[i] ?? '', layer: own.id },
    }));
    if (at === 0 && !known && own.id !== 'notes') changes.unshift({ settings: { layers: [...layers, own] } });
    const refused = edit.add(changes);
    if (refused) {
      await inSlices(edit.cancelInSteps());
      return refused;
    }
    progress(at + some.length, lines.length);
    await nextTask();
  }
  await inSlices(edit.endInSteps());
  return undefined;
}

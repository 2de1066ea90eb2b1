// For tests: makes plans, and records what is drawn on their sheets.
import { outlineOf } from '@homeplot/plan/anchors';
import type { LeftOut } from '@homeplot/plan/labelPlacing';
import { edgeLength, edgesOf } from '@homeplot/plan/outline';
import { createPlan, type Plan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import type { Sheet } from '@homeplot/plan/sheet';
import { type Mark, RecordingPen } from '@homeplot/plan/recordingPen';
import { formatDistance } from '@homeplot/plan/units';
import { PlanViews, SheetDrawing } from '../src/sheets/sheetDrawing.ts';

/** A plan of objects in the file format, at two squares a foot. */
export function planOf(objects: readonly unknown[], settings: Record<string, unknown> = {}): Plan {
  const reading = readPlanFile({ objects, settings: { scale: 2, ...settings } });
  if (!reading.ok) throw new Error(reading.problem);
  return createPlan(reading.contents);
}

export const date = 'Nov 23, 2026';

/** `views`: pass the same ones to draw several sheets of a plan. */
export function marksOf(
  plan: Plan,
  sheet: Sheet,
  views: PlanViews = new PlanViews(plan),
): { readonly drawing: SheetDrawing; readonly marks: readonly Mark[] } {
  const drawing = new SheetDrawing(views, sheet, { date });
  const pen = new RecordingPen(1, 0.05, plan.settings.units, plan.settings.north);
  drawing.draw(pen);
  return { drawing, marks: pen.marks };
}

export const wordsIn = (marks: readonly Mark[]): readonly string[] =>
  marks.flatMap((mark) => (mark.mark === 'text' ? mark.text.content : []));

/** What a sheet doesn't say: its labels without a place, except bearings of edges that have their length alone. */
export function labelsMissing(
  { settings: { units } }: Plan,
  { leftOut }: SheetDrawing,
  marks: readonly Mark[],
): readonly string[] {
  const words = wordsIn(marks);
  const hasLengths = ({ object }: LeftOut): boolean =>
    edgesOf(outlineOf(object) ?? { vertices: [], closed: true })
      .map((edge) => formatDistance(edgeLength(edge), units))
      .every((length) => words.some((content) => content.endsWith(length)));
  return leftOut
    .filter((label) => label.rank !== 'bearing' || !hasLengths(label))
    .map(({ object, rank }) => `${object.id} ${rank}`);
}

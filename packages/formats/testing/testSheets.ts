// For tests: makes plans, and records what is drawn on their sheets.
import { createPlan, type Plan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import type { Sheet } from '@homeplot/plan/sheet';
import { type Mark, RecordingPen } from '@homeplot/plan/recordingPen';
import { SheetDrawing } from '../src/sheets/sheetDrawing.ts';
import { PlanViews } from '../src/sheets/view/planViews.ts';

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

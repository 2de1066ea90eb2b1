// The README's pictures of sheets: two templates with the facts of a project, in color and in black and white.
import { bestOrientation } from '@homeplot/formats/bestOrientation';
import { SheetDrawing } from '@homeplot/formats/drawSheet';
import { PlanViews } from '@homeplot/formats/planViews';
import { sheetPicture } from '@homeplot/formats/sheetPicture';
import { plainSheet } from '@homeplot/formats/sheetPresets';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { createPlan } from '@homeplot/plan/plan';
import { readPlanText } from '@homeplot/plan/planFile';
import type { Sheet } from '@homeplot/plan/sheet';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/tool.ts';

registerLateKinds();

const pictures = [
  { file: 'sheet-color.svg', template: 'accessory-dwelling', style: 'color', paper: 'Tabloid (ANSI B)' },
  { file: 'sheet-black-and-white.svg', template: 'pool', style: 'blackAndWhite', paper: 'Letter' },
] as const;

const facts = {
  address: '1428 Elm Street, Springfield, OR 97477',
  parcel: '17-03-25-44-01200',
  project: {
    owner: 'M. and T. Whitfield, 541 555 0142',
    zoning: 'R-1, low density residential',
    source: 'Deed of May 3, 1998, not a survey',
    legal: 'Lot 4, Block 2, Maple Grove Addition, Lane County',
  },
};

interface Picture {
  readonly file: string;
  readonly svg: string;
}

/** Each with its file in docs/pictures. */
export const sheetPictures = (): readonly Picture[] => [...templatePictures(), gradingPicture()];

/** The first sheet of the grading plan. */
function gradingPicture(): Picture {
  const reading = readPlanText(readFileSync(join(root, 'docs/pictures/grading-plan.json'), 'utf8'));
  if (!reading.ok) throw new Error(reading.problem);
  const plan = createPlan(reading.contents);
  const [sheet] = plan.settings.sheets ?? [];
  if (!sheet) throw new Error('The grading plan has no sheet.');
  const drawing = new SheetDrawing(new PlanViews(plan), sheet, { date: 'Nov 23, 2026' });
  return { file: 'grading-sheet.svg', svg: sheetPicture(drawing, plan) };
}

const templatePictures = (): readonly Picture[] =>
  pictures.map(({ file, template, style, paper }) => {
    const text = readFileSync(join(root, `packages/web/src/features/templates/${template}.json`), 'utf8');
    const reading = readPlanText(text);
    if (!reading.ok) throw new Error(reading.problem);
    const { objects, settings } = reading.contents;
    const plan = createPlan({ objects, settings: { ...settings, ...facts } });
    const views = new PlanViews(plan);
    const sheet: Sheet = { ...plainSheet({ paper, orientation: 'landscape' }), style };
    const orientation = bestOrientation(views, sheet);
    const drawing = new SheetDrawing(views, { ...sheet, orientation }, { date: 'Nov 23, 2026' });
    return { file, svg: sheetPicture(drawing, plan) };
  });

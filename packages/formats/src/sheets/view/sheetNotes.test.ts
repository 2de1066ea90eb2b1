// What a sheet says in words of how its lots were closed.
import type { Call } from '@homeplot/plan/call';
import { type Finish, finishedLegs } from '@homeplot/plan/closeTraverse';
import { lotOf } from '@homeplot/plan/lotOfTraverse';
import { type Lot, lotFromOutline } from '@homeplot/plan/lot';
import { createPlan, type Plan } from '@homeplot/plan/plan';
import { defaultSettings } from '@homeplot/plan/settings';
import { plot } from '@homeplot/plan/traverse';
import { expect, test } from 'vitest';
import { plainSheet } from '../presets.ts';
import { SheetDrawing } from '../sheetDrawing.ts';
import { PlanViews } from './planViews.ts';
import { sheetPicture } from '../../svg/sheetPicture.ts';
import { sheetNotes } from './sheetNotes.ts';
import { planToSvg } from '../../svg/planToSvg.ts';

const line = (azimuth: number, length: number): Call => ({ kind: 'line', heading: { azimuth }, length });

function lotOfDeed(last: number, finish: Finish, over: Partial<Lot> = {}): Lot {
  const { legs } = plot([line(0, 60), line(90, 100), line(180, 60), line(270, last)]);
  const { vertices, edges } = lotOf(finishedLegs(legs, finish, 0), 'surveyed');
  return { id: finish, type: 'lot', order: 'a0', ...lotFromOutline(vertices, edges), ...over };
}
const planWith = (...objects: Lot[]): Plan => createPlan({ objects, settings: defaultSettings });

test('a gap that one course took up is named with that course', () => {
  expect(sheetNotes(planWith(lotOfDeed(99.997, 'last')))).toEqual([
    `Record courses. Misclosure 0.003' (1:106,666) adjusted in the course N 90°00'00" W  100.00'.`,
  ]);
});

test('an adjustment by the compass rule is named, with the name of the lot where it has one', () => {
  expect(sheetNotes(planWith(lotOfDeed(99.997, 'compass', { name: 'Lot 12' })))).toEqual([
    `Lot 12: Record courses. Misclosure 0.003' (1:106,666) adjusted by the compass rule.`,
  ]);
});

test('a gap that nobody asked to close is named as a gap', () => {
  expect(sheetNotes(planWith(lotOfDeed(99.5, 'closing')))).toEqual([
    `Record courses. Misclosure 0.50' (1:639) left as a gap.`,
  ]);
});

test('a course to the beginning that is drawn in another direction than recorded is named', () => {
  const { legs } = plot([line(0, 100), line(90, 100), line(180, 100), { kind: 'closing', azimuth: 240 }]);
  const { vertices, edges } = lotOf(legs, 'surveyed');
  const lot: Lot = { id: 'lot', type: 'lot', order: 'a0', ...lotFromOutline(vertices, edges) };
  expect(sheetNotes(planWith(lot))).toEqual([
    `Record course S 60°00'00" W is drawn N 90°00'00" W  100.00', to the corner where it ends.`,
  ]);
});

test('a curve is given with its chord and its central angle', () => {
  const arc: Call = { kind: 'arc', turn: 'right', radius: 50, arc: 78.54, starts: { chord: 45 } };
  const { legs } = plot([line(0, 60), arc, line(90, 60), line(180, 110), line(270, 110)]);
  const { vertices, edges } = lotOf(finishedLegs(legs, 'last', 0));
  const lot: Lot = { id: 'lot', type: 'lot', order: 'a0', ...lotFromOutline(vertices, edges) };
  expect(sheetNotes(planWith(lot))).toContain(
    `Curve R=50.00'  L=78.54': chord N 45°00'00" E  70.71', central angle 90°00'01".`,
  );
});

test("there is no note on a lot that closes by itself or isn't printed", () => {
  expect(sheetNotes(planWith(lotOfDeed(100, 'last')))).toEqual([]);
  const { settings } = planWith();
  const layers = settings.layers.map((layer) => ({ ...layer, hidden: true }));
  const hidden = createPlan({ objects: [lotOfDeed(99, 'last')], settings: { ...settings, layers } });
  expect(sheetNotes(hidden)).toEqual([]);
});

test('the picture and the sheet carry the note', () => {
  const plan = planWith(lotOfDeed(99.997, 'compass'));
  const sheet = plainSheet({ paper: 'A3', orientation: 'landscape' });
  const svg = sheetPicture(new SheetDrawing(new PlanViews(plan), sheet, { date: 'today' }), plan);
  for (const drawn of [planToSvg(plan), svg])
    expect(drawn.replaceAll(/<[^>]*>\s*/g, ' ')).toMatch(/adjusted\s+by\s+the\s+compass\s+rule\./);
});

test("a lot from the county's map is named as such", () => {
  const lot = lotOfDeed(100, 'last');
  const edges = lot.edges.map(() => ({ source: 'county map', recorded: {} }) as const);
  expect(sheetNotes(planWith({ ...lot, edges }))).toEqual(['Lot lines from the county map, not a survey.']);
});

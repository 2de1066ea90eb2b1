// What is said where a title block has no room for all facts and notes: first of all, what isn't surveyed.
import { projectFields } from '@homeplot/plan/project';
import { describe, expect, test } from 'vitest';
import { completeSet } from './completeSet.ts';
import { plainSheet } from './presets.ts';
import { PlanViews } from './view/planViews.ts';
import { marksOf, planOf, wordsIn } from '../../testing/testSheets.ts';

const traced = { source: 'traced', sourceFile: 'survey-1987.png', accuracy: 0.6 };
const vertices = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 150 },
  { x: 0, y: 150 },
];
const lot = { type: 'lot', vertices, edges: vertices.map(() => ({ source: 'traced', recorded: {} })) };
const house = { type: 'house', x: 40, y: 40, width: 30, height: 20 };
const objects = [lot, house].map((object) => ({ ...object, ...traced }));
const words = 'beginning at a found iron pin at the northeast corner of Lot 4, Block 2, Maple Grove; '.repeat(
  50,
);
const others = { owner: 'M. and T. Whitfield', zoning: 'R-1', scope: 'New deck, fence, shed and driveway' };
const disclaimers = [
  'Lot lines are drawn, not measured: their lengths are approximate.',
  'Lot, House: traced from survey-1987.png, not surveyed.',
  'Distances rest on (± at 95%): lot lines traced ± 8"',
];

describe.each(['landscape', 'portrait'] as const)('on Letter in %s', (orientation) => {
  const sheet = plainSheet({ paper: 'Letter', orientation });
  const onSheet = (project: Record<string, string>) => {
    const { drawing, marks } = marksOf(planOf(objects, { title: 'Deck', project }), sheet);
    return { cut: drawing.cut.flatMap(({ names }) => names), said: wordsIn(marks).join(' ') };
  };

  test.each([800, 1600, 4000])('a legal description of %i characters leaves room for all notes', (length) => {
    const { cut, said } = onSheet({ ...others, legal: words.slice(0, length) });
    for (const text of [...disclaimers, ...Object.values(others)]) expect(said).toContain(text);
    expect(cut).toEqual(said.includes('…') ? ['Legal description'] : []);
  });

  test('many long facts are cut before a note is, and all that are cut are named', () => {
    const long = projectFields.map(({ name, limit }) => [name, words.slice(0, limit)] as const);
    const { cut, said } = onSheet(Object.fromEntries(long));
    for (const text of disclaimers) expect(said).toContain(text);
    expect(cut).toEqual(projectFields.map(({ label }) => label));
  });
});

test('a title block uses all of its width before it cuts anything', () => {
  const plan = planOf(objects, { title: 'Deck', project: { legal: words.slice(0, 1500) } });
  const { drawing } = marksOf(plan, plainSheet({ paper: 'Letter', orientation: 'landscape' }));
  expect(drawing.cut).toEqual([]);
});

test('in a set, facts that would be cut are on another sheet, even if the drawing would be no smaller', () => {
  const project = Object.fromEntries(projectFields.map(({ name }) => [name, words.slice(0, 190)]));
  const sheet = plainSheet({ paper: 'Letter', orientation: 'landscape', feetPerInch: 100 });
  const plan = planOf(objects, { title: 'Deck', project, sheets: [sheet] });
  const views = new PlanViews(plan);
  const set = completeSet(views, plan.settings.sheets ?? []).map((one) => marksOf(plan, one, views));
  expect(set.flatMap(({ drawing }) => [...drawing.cut, ...drawing.missing])).toEqual([]);
  const said = set.map(({ marks }) => wordsIn(marks).join(' ')).join(' ');
  for (const text of disclaimers) expect(said).toContain(text);
});

// Two desks' lists for grading plans, item by item, read back from the sheets of a worked plan: Brea's hillsides and
// Edmonton's infill lots. What the items are is told in docs/grading.md.
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { createPlan, type Plan } from '@homeplot/plan/plan';
import { readPlanText } from '@homeplot/plan/planFile';
import type { Mark } from '@homeplot/plan/recordingPen';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { edmontonFacts, edmontonObjects, edmontonSheet, edmontonTables } from '../../testing/edmontonPlan.ts';
import { marksOf, planOf, wordsIn } from '../../testing/testSheets.ts';

registerLateKinds();

type Line = Extract<Mark, { mark: 'path' }>;
const linesOf = (marks: readonly Mark[], stroke: string): readonly Line[] =>
  marks.flatMap((mark) => (mark.mark === 'path' && mark.style.stroke === stroke ? [mark] : []));
/** Apart from the sample in the legend, which is straight. */
const hasContour = (lines: readonly Line[], weight: number): boolean =>
  lines.some(({ path, style }) => style.weight === weight && path.vertices.length > 2);
const textAt = (marks: readonly Mark[], content: RegExp) => {
  for (const mark of marks) if (mark.mark === 'text' && content.test(mark.text.content)) return mark.text.at;
  throw new Error(`No text says ${String(content)}.`);
};

describe('Brea, CA, hillside (0-0-0-71126)', () => {
  const file = new URL('../../../../docs/pictures/grading-plan.json', import.meta.url);
  const reading = readPlanText(readFileSync(file, 'utf8'));
  if (!reading.ok) throw new Error(reading.problem);
  const plan: Plan = createPlan(reading.contents);
  const [grading, earthwork] = (plan.settings.sheets ?? []).map((sheet) =>
    marksOf(plan, { ...sheet, style: 'color' }),
  );
  if (!grading || !earthwork) throw new Error('The plan has no sheets.');
  const [drawn, moved] = [grading.marks, earthwork.marks];
  const [words, quantities] = [wordsIn(drawn), wordsIn(moved).join(' ')];
  const existing = ['#8a5a2b', '#a8825c'].flatMap((color) => linesOf(drawn, color));
  const proposed = linesOf(drawn, '#7c2d12').filter(({ style }) => style.layer === 'landscape');

  test.each<readonly [string, boolean]>([
    ['existing contours are dashed', existing.every(({ style }) => style.dash !== undefined)],
    ['each fifth is darker', [0.13, 0.25].every((weight) => hasContour(existing, weight))],
    ['proposed contours are solid', proposed.some(({ style }) => !style.dash)],
    [
      'both are in the legend',
      ['Existing', 'Proposed'].every((of) => words.some((word) => word.startsWith(`${of} contour, every `))),
    ],
    ['cut is red', linesOf(moved, '#dc2626').length > 10],
    ['fill is green', linesOf(moved, '#15803d').length > 10],
    [
      'cut has its quantity and share of the site',
      /Cut \d+\.\d cu yd [\d,]+ sq ft \d+\.\d%/.test(quantities),
    ],
    [
      'fill has its quantity and share of the site',
      /Fill \d+\.\d cu yd [\d,]+ sq ft \d+\.\d%/.test(quantities),
    ],
    ['trees over 6 in are listed with their size', /Coast live oak.* 18"/.test(words.join(' '))],
    ['the top of walls', words.join(' ').includes('TW West')],
    ['the top of the curb', words.some((one) => /^TC \d/.test(one))],
  ])('%s', (_, isShown) => {
    expect(isShown).toBe(true);
  });

  test('nothing is left out of the sheet', () => {
    expect(grading.drawing.unfit).toEqual([]);
    expect(grading.drawing.leftOut.filter(({ isShortened }) => !isShortened)).toEqual([]);
  });
});

describe('Edmonton, AB, infill lot grading (2023-05-26)', () => {
  const plan = planOf(edmontonObjects, edmontonFacts);
  const { marks, drawing } = marksOf(plan, edmontonSheet);
  const words = wordsIn(marks);
  const all = words.join(' ');
  const table = wordsIn(marksOf(plan, edmontonTables).marks).join(' ');
  /** Of each corner and each 5 m of the lines. */
  const design = words.filter((one) => /^FG \d/.test(one));

  test.each<readonly [string, boolean]>([
    ['1:200 on 8.5 x 14 in', all.includes('Scale 1:200 on Legal')],
    ['the rear is at the top', textAt(marks, /Rear/).y < textAt(marks, /Front/).y],
    ['the datum and the benchmark', /Elevations: Local datum\..*ASCM 21345/.test(all)],
    ['revisions', /Revisions .*A +2026-09-14 +East swale lowered/.test(all)],
    ['swales with their slope and length', /SWALE 1\.5% L=33/.test(all)],
    ['swale inverts', /swale, start [\d. ]+ 668\.36 .*swale, end [\d. ]+667\.8[67] 1\.5%/.test(table)],
    ['grades of each 5 m and the corners', design.length === 20],
    ['the back of the walk', /BOW 667\.97/.test(all)],
    ['lot corners, existing and design', /Lot corner 4\/1 668\.00 668\.05/.test(table)],
    ['floors', /FF Dwelling 669\.40 LF Dwelling 666\.70/.test(table)],
    ['top and bottom of walls', /TW Retaining wall [\d. ]*668\.70 BW Retaining wall 668\.40/.test(table)],
    ['room for a signature and a seal', all.includes('Professional engineer')],
  ])('%s', (_, isShown) => {
    expect(isShown).toBe(true);
  });

  test('everything fits on the paper at that scale', () => {
    expect(drawing.unfit).toEqual([]);
    expect(drawing.cut).toEqual([]);
  });
});

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
const weightsOf = (lines: readonly Line[]) => new Set(lines.map(({ style: { weight } }) => weight));
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

  test.each<[string, () => void]>([
    ['existing contours are dashed', () => expect(existing.every(({ style }) => style.dash)).toBe(true)],
    ['each fifth is darker', () => expect(weightsOf(existing)).toEqual(new Set([0.13, 0.25]))],
    ['proposed contours are solid', () => expect(proposed.some(({ style }) => !style.dash)).toBe(true)],
    [
      'both are in the legend',
      () => expect(words).toEqual(expect.arrayContaining(['Existing contour', 'Proposed contour'])),
    ],
    ['cut is red', () => expect(linesOf(moved, '#dc2626').length).toBeGreaterThan(10)],
    ['fill is green', () => expect(linesOf(moved, '#15803d').length).toBeGreaterThan(10)],
    [
      'cut has its quantity and share of the site',
      () => expect(quantities).toMatch(/Cut \d+\.\d cu yd [\d,]+ sq ft \d+\.\d%/),
    ],
    [
      'fill has its quantity and share of the site',
      () => expect(quantities).toMatch(/Fill \d+\.\d cu yd [\d,]+ sq ft \d+\.\d%/),
    ],
    [
      'trees over 6 in are listed with their size',
      () => expect(words.join(' ')).toMatch(/Coast live oak.* 18"/),
    ],
    ['the top of walls', () => expect(words.join(' ')).toContain('TW West')],
    ['the top of the curb', () => expect(words.some((one) => /^TC \d/.test(one))).toBe(true)],
  ])('%s', (_, holds) => holds());

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

  test.each<[string, () => void]>([
    ['1:200 on 8.5 x 14 in', () => expect(all).toContain('Scale 1:200 on Legal')],
    [
      'the rear is at the top',
      () => expect(textAt(marks, /Rear|rear/).y).toBeLessThan(textAt(marks, /Front|front/).y),
    ],
    ['the datum and the benchmark', () => expect(all).toMatch(/Elevations: Local datum\..*ASCM 21345/)],
    ['revisions', () => expect(all).toMatch(/Revisions .*A +2026-09-14 +East swale lowered/)],
    ['swales with their slope and length', () => expect(all).toMatch(/SWALE 1\.5% L=33/)],
    [
      'swale inverts',
      () => expect(table).toMatch(/swale, start [\d. ]+ 668\.36 .*swale, end [\d. ]+667\.8[67] 1\.5%/),
    ],
    ['grades of each 5 m and the corners', () => expect(design.length).toBe(20)],
    ['the back of the walk', () => expect(all).toMatch(/BOW 667\.97/)],
    ['lot corners, existing and design', () => expect(table).toMatch(/Lot corner 4\/1 668\.00 668\.05/)],
    ['floors', () => expect(table).toMatch(/FF Dwelling 669\.40 LF Dwelling 666\.70/)],
    [
      'top and bottom of walls',
      () => expect(table).toMatch(/TW Retaining wall [\d. ]*668\.70 BW Retaining wall 668\.40/),
    ],
    ['room for a signature and a seal', () => expect(all).toContain('Professional engineer')],
  ])('%s', (_, holds) => holds());

  test('everything fits on the paper at that scale', () => {
    expect(drawing.unfit).toEqual([]);
    expect(drawing.cut).toEqual([]);
  });
});

// Sets of sheets: nothing is missing from them, and no drawing is squeezed by what stands beside it.
import { readdirSync, readFileSync } from 'node:fs';
import { createPlan, type Plan } from '@homeplot/plan/plan';
import { readPlanFile, readPlanText } from '@homeplot/plan/planFile';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import type { Sheet, SheetBlock } from '@homeplot/plan/sheet';
import { describe, expect, test } from 'vitest';
import { blockKindOf } from './blockKinds.ts';
import { plainSheet, sheetPresets } from './presets.ts';
import { SheetDrawing } from './sheetDrawing.ts';
import { PlanViews } from './view/planViews.ts';
import { completeSet, movedTexts } from './completeSet.ts';

const templates = new URL('../../../web/src/features/templates/', import.meta.url);
const templateNames = readdirSync(templates).filter((name) => name.endsWith('.json'));

function planOf(reading: ReturnType<typeof readPlanFile>): Plan {
  if (!reading.ok) throw new Error(reading.problem);
  return createPlan(reading.contents);
}

const sheetOf = (paper: string, blocks: readonly SheetBlock[], id = 'one'): Sheet => ({
  ...plainSheet({ paper, orientation: 'landscape' }),
  id,
  blocks,
});
const drawingOf = (views: PlanViews, sheet: Sheet) => new SheetDrawing(views, sheet, { date: '' });
/** What is said in a set, without the ids of its blocks. */
const saidIn = (set: readonly Sheet[]): readonly string[] => [
  ...new Set(set.flatMap(({ blocks }) => blocks.map((block) => JSON.stringify({ ...block, id: '' })))),
];
/** The words of all tables of a title. */
function wordsOf(views: PlanViews, set: readonly Sheet[]): string {
  const pen = new RecordingPen(2.5);
  for (const sheet of set) drawingOf(views, sheet).draw(pen);
  return pen.marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text.content] : [])).join('\n');
}

describe.each(['Letter', 'Tabloid (ANSI B)', 'Arch D', 'A4'])('a whole set on %s', (paper) => {
  test.each(templateNames)('of %s has everything, and drawings as large as their paper allows', (name) => {
    const plan = planOf(readPlanText(readFileSync(new URL(name, templates), 'utf8')));
    const views = new PlanViews(plan);
    const sheets = sheetPresets.map((preset) => sheetOf(paper, preset.blocks(plan, false), preset.id));
    const set = completeSet(views, sheets);
    const lists = ({ blocks }: Sheet): Sheet['blocks'] =>
      blocks.filter((block) => blockKindOf(block).parts?.count(block, plan) !== 0);
    const listing = (all: readonly Sheet[]) => all.map((sheet) => ({ ...sheet, blocks: lists(sheet) }));
    expect(saidIn(listing(set)).toSorted()).toEqual(saidIn(listing(sheets)).toSorted());
    expect(set.flatMap((sheet) => drawingOf(views, sheet).missing)).toEqual([]);
    for (const sheet of set.filter(({ blocks }) => blocks.some(({ type }) => type === 'viewport'))) {
      const alone = sheet.blocks.filter(({ type }) => /viewport|titleBlock|legend/.test(type));
      const bare = drawingOf(views, { ...sheet, blocks: alone }).scale?.feetPerInch ?? 0;
      expect(drawingOf(views, sheet).scale?.feetPerInch).toBeLessThanOrEqual(1.5 * bare);
    }
    expect(completeSet(views, set)).toEqual(set);
  });
});

/** A lot of so many sides, each with a length of its own. */
function roundLot(sides: number): Plan {
  const vertices = Array.from({ length: sides }, (_, i) => ({
    x: 500 + 400 * Math.cos((2 * Math.PI * i) / sides),
    y: 500 + (300 + i) * Math.sin((2 * Math.PI * i) / sides),
  }));
  const edges = vertices.map((_, i) => ({
    name: `s${i + 1}`,
    source: 'surveyed',
    recorded: { direction: i, length: 1000 + i },
  }));
  return planOf(readPlanFile({ objects: [{ type: 'lot', vertices, edges }], settings: { scale: 1 } }));
}

test('a table that is too long for a sheet goes on in the next column and on the next sheet', () => {
  const views = new PlanViews(roundLot(150));
  const courses = { id: 'courses', type: 'table', content: 'courses' };
  const notes = { id: 'notes', type: 'notes', notes: Array.from({ length: 90 }, (_, i) => `Note ${i}.`) };
  const drawn = [
    { id: 'view', type: 'viewport' },
    { id: 'title', type: 'titleBlock' },
  ];
  const set = completeSet(views, [sheetOf('Letter', [...drawn, courses, notes])]);
  const words = wordsOf(views, set).split('\n');
  for (let i = 0; i < 150; i += 1)
    expect(words.filter((word) => word === `${i + 1} S${i + 1}`)).toHaveLength(1);
  for (let i = 0; i < 90; i += 1) expect(words.filter((word) => word === `Note ${i}.`)).toHaveLength(1);
  expect(words).toContain('LOT LINES, CONTINUED');
  expect(words).toContain('90.');
  expect(set.flatMap((sheet) => drawingOf(views, sheet).missing)).toEqual([]);
});

test('tables of two sheets share a further one, before the letters, and each is there once', () => {
  const views = new PlanViews(roundLot(6));
  const tables = ['coverage', 'setbacks', 'courses'].map((content) => ({
    id: content,
    type: 'table',
    content,
  }));
  const blocks = [{ id: 'view', type: 'viewport' }, { id: 'title', type: 'titleBlock' }, ...tables];
  const letter = sheetOf('Letter', [{ id: 'letter', type: 'letter' }], 'letter');
  const set = completeSet(views, [sheetOf('Letter', blocks), sheetOf('Letter', blocks, 'two'), letter]);
  expect(set.map(({ title }) => title)).toEqual(['Site plan', 'Site plan', 'Tables and notes', 'Site plan']);
  expect(set.map(({ id }) => id)).toEqual(['one', 'two', 'tables-1', 'letter']);
});

test('a table or notes without room say on which sheets they are', () => {
  const views = new PlanViews(roundLot(150));
  const courses = { id: 'courses', type: 'table', content: 'courses' };
  const blocks = [
    { id: 'view', type: 'viewport' },
    { id: 'title', type: 'titleBlock' },
  ];
  const sheets = [sheetOf('Letter', [...blocks, courses]), sheetOf('Letter', blocks, 'two')];
  const set = completeSet(views, sheets);
  const said = set.map((sheet) => movedTexts(sheets, set, sheet));
  const numbers = set.slice(2).map((_, i) => `A-${i + 3}`);
  expect(numbers.length).toBeGreaterThan(1);
  expect(said).toEqual([
    [`No room here for Lot lines: see ${numbers.join(', ')}.`],
    ...set.slice(1).map(() => []),
  ]);
});

test('no sheet is added for tables that list nothing, and their own says so', () => {
  const acre = planOf(readPlanText(readFileSync(new URL('acre-well-septic.json', templates), 'utf8')));
  const views = new PlanViews({ ...acre, settings: { ...acre.settings, units: 'metres' } });
  const [first, second] = ['grading', 'earthwork'].map((preset) => {
    const found = sheetPresets.find(({ id }) => id === preset);
    return sheetOf('Letter', found?.blocks(views.plan, true) ?? [], preset);
  });
  const sheets = [first, second].filter((sheet) => sheet !== undefined);
  const set = completeSet(views, sheets);
  expect(set.map(({ id }) => id)).toEqual(['grading', 'earthwork']);
  expect(set.map((sheet) => movedTexts(sheets, set, sheet))).toEqual([
    ["There's nothing to list under “Grades” yet, so it was left off this sheet."],
    ["There's nothing to list under “Earthwork” yet, so it was left off this sheet."],
  ]);
});

test('tables that list nothing leave the sheet before notes do', () => {
  const views = new PlanViews(planOf(readPlanText(readFileSync(new URL('pool.json', templates), 'utf8'))));
  const notes = {
    id: 'notes',
    type: 'notes',
    notes: ['Setbacks are in the zoning letter.', 'Verify utilities.'],
  };
  const empty = ['earthwork', 'grades'].map((content) => ({ id: content, type: 'table', content }));
  const blocks = [
    { id: 'view', type: 'viewport' },
    { id: 'title', type: 'titleBlock' },
    { id: 'legend', type: 'legend' },
  ];
  const [scale, withNotes, withAll] = [blocks, [...blocks, notes], [...blocks, ...empty, notes]].map(
    (all) => drawingOf(views, sheetOf('Letter', all)).scale?.feetPerInch,
  );
  expect([scale, withNotes, withAll]).toEqual([scale, scale, expect.not.closeTo(scale ?? 0)]);
  const set = completeSet(views, [sheetOf('Letter', [...blocks, ...empty, notes])]);
  expect(set.map((sheet) => sheet.blocks.map(({ id }) => id))).toEqual([
    expect.arrayContaining(['notes', 'legend']),
  ]);
});

test('a part that is empty on purpose stays where it is, and nothing is said of it', () => {
  const views = new PlanViews(roundLot(150));
  const courses = { id: 'courses', type: 'table', content: 'courses' };
  const blank = [
    { id: 'legal', type: 'legal' },
    { id: 'header', type: 'header', lines: [''] },
    { id: 'comments', type: 'comments' },
  ];
  const plan = { ...views.plan, settings: { ...views.plan.settings, project: { legal: '' } } };
  const sheets = [
    sheetOf('Letter', [
      { id: 'view', type: 'viewport' },
      { id: 'title', type: 'titleBlock' },
      courses,
      ...blank,
    ]),
  ];
  const set = completeSet(new PlanViews(plan), sheets);
  expect(set[0]?.blocks.map(({ id }) => id)).toEqual(['view', 'title', 'legal', 'header', 'comments']);
  expect(set.flatMap((sheet) => movedTexts(sheets, set, sheet))).toEqual([
    expect.stringMatching(/^No room here for Lot lines: see /),
  ]);
});

test('a long table that two sheets have is printed once', () => {
  const views = new PlanViews(roundLot(150));
  const courses = { id: 'courses', type: 'table', content: 'courses' };
  const blocks = [{ id: 'view', type: 'viewport' }, { id: 'title', type: 'titleBlock' }, courses];
  const set = completeSet(views, [sheetOf('Letter', blocks), sheetOf('Letter', blocks, 'two')]);
  const words = wordsOf(views, set).split('\n');
  for (let i = 0; i < 150; i += 1)
    expect(words.filter((word) => word === `${i + 1} S${i + 1}`)).toHaveLength(1);
});

test('a long legal description stands on a further sheet, not in the title block', () => {
  const courses = Array.from({ length: 30 }, (_, i) => `thence N ${i + 1}°00'00" E ${i + 100}.00'`);
  const settings = { scale: 1, project: { legal: `Beginning at a pin; ${courses.join('; ')}.` } };
  const house = { type: 'house', x: 0, y: 0, width: 40, height: 30 };
  const blocks = [
    { id: 'view', type: 'viewport' },
    { id: 'title', type: 'titleBlock' },
  ];
  const sheet = sheetOf('Letter', blocks);
  const plan = planOf(readPlanFile({ objects: [house], settings: { ...settings, sheets: [sheet] } }));
  const views = new PlanViews(plan);
  const set = completeSet(views, plan.settings.sheets ?? []);
  expect(set.map(({ title }) => title)).toEqual(['Site plan', 'Tables and notes']);
  const [first = '', second = ''] = set.map((one) => wordsOf(views, [one]).replaceAll('\n', ' '));
  expect(first).not.toContain('thence');
  for (const course of courses) expect(second).toContain(course);
});

test('an approval with a comment goes to a further sheet before it makes a drawing smaller', () => {
  const acre = planOf(readPlanText(readFileSync(new URL('acre-well-septic.json', templates), 'utf8')));
  const blocks = [
    { id: 'view', type: 'viewport', feetPerInch: 50 },
    { id: 'title', type: 'titleBlock' },
    { id: 'legend', type: 'legend' },
    { id: 'approvals', type: 'approvals' },
    { id: 'comments', type: 'comments' },
  ];
  const sheets = [sheetOf('Letter', blocks)];
  const views = new PlanViews(acre);
  const comment = 'Only if the septic field stays ten feet off the line, and the well is capped. '.repeat(3);
  const approvals = [`Approved by Bo Smith on November 28, 2026, with the comment:\n“${comment.trim()}”`];
  const attached = { approvals, comments: [{ number: 1, at: { x: 0, y: 0 }, words: 'Ada: Why?' }] };
  const onOne = (sheet: Sheet) => new SheetDrawing(views, sheet, { date: '', attached });
  expect(drawingOf(views, sheets[0] as Sheet).scale?.feetPerInch).toBe(50);
  expect(onOne(sheets[0] as Sheet).scale?.feetPerInch).toBe(60);
  expect(completeSet(views, sheets, { ...attached, approvals: [] })).toEqual(sheets);
  const set = completeSet(views, sheets, attached);
  expect(set.map((sheet) => onOne(sheet).scale?.feetPerInch)).toEqual([50, undefined]);
  expect(set.map((sheet) => sheet.blocks.map(({ type }) => type))).toEqual([
    // The comments stay beside their marks.
    ['viewport', 'titleBlock', 'legend', 'comments'],
    ['titleBlock', 'approvals'],
  ]);
  expect(movedTexts(sheets, set, sheets[0] as Sheet)).toEqual(['No room here for Approvals: see A-2.']);
});

test('what a user has put somewhere stays, and so does a sheet of a newer version', () => {
  const views = new PlanViews(roundLot(6));
  const put = {
    id: 'courses',
    type: 'table',
    content: 'courses',
    box: { x: 20, y: 20, width: 200, height: 90 },
  };
  const sheet = sheetOf('Letter', [{ id: 'view', type: 'viewport' }, put]);
  const newer = { ...sheetOf('Letter', [], 'newer'), newerRecord: { version: 9 } };
  expect(completeSet(views, [sheet, newer])).toEqual([sheet, newer]);
});

import { Editor } from '@homeplot/editor/editor';
import { builtInPacks } from '@homeplot/plan/builtInPacks';
import { kindOf } from '@homeplot/plan/kinds';
import { itemIds } from '@homeplot/plan/pack';
import type { Point } from '@homeplot/plan/point';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlineOfSize } from '../start/lotOutline.ts';
import { startedLot } from '../start/startedLot.ts';
import { Checks } from '@homeplot/plan/checks';
import { withLetter } from './letter.ts';
import {
  clearText,
  linesInSteps,
  linesOf,
  linesOfFindings,
  officeQuestions,
  preflightLines,
  userQuestions,
} from './openLines.ts';

function planned(purpose: string): Editor {
  let count = 0;
  const editor = new Editor({ newId: () => `object ${(count += 1)}` });
  const [pack] = builtInPacks;
  editor.edit([{ settings: { project: { purpose }, pack } }], 'Start');
  return editor;
}

const missing = (editor: Editor): readonly string[] =>
  linesOf(editor.plan)
    .filter(({ state }) => state === 'missing')
    .map(({ id }) => id);

test('a step of the purpose replaces the item that asks for the same, so each is listed once', () => {
  const editor = planned('shed');
  expect(missing(editor)).toContain('lot');
  expect(missing(editor)).not.toContain('lotLines');
  const lot = startedLot(editor, outlineOfSize({ width: 50, depth: 120 }), true);
  if (!lot) throw new Error('The lot was not made.');
  editor.edit([{ put: lot }], 'Lot');
  const shed = editor.scene.create('building', { x: 20, y: 20 });
  if (!shed) throw new Error('The shed was not made.');
  editor.edit([{ put: shed }], 'Shed');
  expect(missing(editor)).toContain(`status ${shed.id}`);
  expect(missing(editor)).not.toContain('statuses');
  const ids = linesOf(editor.plan).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('whatever rules ask for, each line that is missing leads to what mends it', () => {
  const editor = planned('shed');
  const [pack] = builtInPacks;
  if (!pack) throw new Error('There is no built-in pack.');
  const items = itemIds.map((id) => ({ id, need: 'required' }) as const);
  editor.edit([{ settings: { pack: { ...pack, items } } }], 'Rules');
  const lines = linesOf(editor.plan).filter(({ state }) => state === 'missing');
  expect(lines.length).toBeGreaterThan(15);
  const deadEnds = lines.filter(({ ways, remedy }) => ways.length === 0 && !remedy);
  expect(deadEnds.map(({ id }) => id)).toEqual([]);
});

test('before the sheets are handed in, a conflict is listed beside the item of the same name', () => {
  const editor = planned('driveway');
  const [pack] = builtInPacks;
  const lot = startedLot(editor, outlineOfSize({ width: 50, depth: 120 }), true);
  const driveway = editor.scene.create('driveway', { x: 20, y: 40 }, { x: 20, y: 100 });
  if (!pack || !lot || !driveway) throw new Error('The driveway was not made.');
  const strict = { ...pack, limits: { driveWidth: 5 } };
  editor.edit([{ settings: { pack: strict } }, { put: lot }, { put: driveway }], 'Driveway');
  expect(strict.items.map(({ id }) => id)).toContain('drive');
  const conflicts = preflightLines(linesOf(editor.plan), Checks.of(editor.plan).findings).filter(
    ({ state }) => state === 'conflict',
  );
  expect(conflicts.map(({ id }) => id)).toContain(`drive ${driveway.id}`);
});

test('the lines of a large plan are found in a step for each object and each item', () => {
  const editor = planned('shed');
  const cars = Array.from({ length: 50 }, (_, i) => editor.scene.create('car', { x: i, y: 0 }) ?? []);
  editor.edit(
    cars.flat().map((put) => ({ put })),
    'Add',
  );
  const items = editor.plan.settings.pack?.items.length ?? 0;
  const steps = linesInSteps(editor.plan);
  let count = 0;
  while (!steps.next().done) count += 1;
  expect(count).toBeGreaterThanOrEqual(cars.length + items);
  expect(items).toBeGreaterThan(10);
});

/** A shed that is proposed on a lot of 50 by 120 feet, and more. */
function withShed(
  editor: Editor,
  ...more: readonly [type: string, at: Point, fields?: object, to?: Point][]
): void {
  const lot = startedLot(editor, outlineOfSize({ width: 50, depth: 120 }), true);
  if (!lot) throw new Error('The lot was not made.');
  editor.edit([{ put: lot }], 'Lot');
  for (const [type, at, fields, to] of [
    ['shed', { x: 10, y: 10 }, { status: 'proposed' }] as const,
    ...more,
  ]) {
    const blank = editor.scene.create(type, at, to);
    if (!blank) throw new Error(`The ${type} was not made.`);
    editor.edit([{ put: { ...blank, ...fields } }], 'Draw');
  }
}

/** Takes every remedy that adds dimensions. */
function dimensionAll(editor: Editor): void {
  for (let i = 0; i < 4; i += 1) {
    const remedy = linesOf(editor.plan).find((line) => line.remedy?.title === 'Add the dimensions')?.remedy;
    if (remedy) editor.edit(remedy.changes(editor.plan), remedy.title);
  }
}
const lineOf = (editor: Editor, id: string) => linesOf(editor.plan).find((line) => line.id === id);

test('a house that is drawn after the shed is missing its dimensions in the one list, until it has them', () => {
  const editor = planned('shed');
  withShed(editor);
  dimensionAll(editor);
  expect(lineOf(editor, 'setbackDistances')?.state).toBe('ok');
  const house = editor.scene.create('building', { x: 15, y: 50 }, { x: 40, y: 80 });
  if (!house) throw new Error('The house was not made.');
  editor.edit([{ put: { ...house, name: 'House', status: 'existing' } }], 'House');
  expect(missing(editor)).toEqual(expect.arrayContaining(['setbackDistances', 'buildingSizes']));
  expect(lineOf(editor, 'setbackDistances')?.sentence).toContain('House');
  dimensionAll(editor);
  expect(lineOf(editor, 'setbackDistances')?.state).toBe('ok');
  expect(lineOf(editor, 'buildingSizes')?.state).toBe('ok');
});

test('a septic tank and a reserve field are asked for where a field is drawn', () => {
  const editor = planned('shed');
  withShed(editor, ['septicField', { x: 25, y: 60 }]);
  expect(lineOf(editor, 'septic')).toMatchObject({
    state: 'missing',
    sentence: 'Draw the septic tank that drains to the septic field.',
  });
  const put = (type: string, x: number): void => {
    const made = editor.scene.create(type, { x, y: 100 });
    if (made) editor.edit([{ put: made }], 'Draw');
  };
  put('septicTank', 10);
  const undimensioned = lineOf(editor, 'septic');
  expect(undimensioned?.state).toBe('missing');
  const letter = JSON.stringify(withLetter(editor.plan, linesOf(editor.plan)));
  expect(letter).toContain(undimensioned?.sentence);
  expect(letter).not.toContain('does not show the well');
  dimensionAll(editor);
  const asked = lineOf(editor, 'septic');
  expect(asked?.state).toBe('question');
  expect(asked?.toOffice).toContain('reserve field');
  expect(asked?.ways.map(({ title }) => title)).toEqual(['Show', 'Draw reserve field']);
  put('reserveField', 40);
  dimensionAll(editor);
  expect(lineOf(editor, 'septic')?.state).toBe('ok');
});

test('a septic plan is missing each distance of its system until it is dimensioned, whatever its rules ask for', () => {
  const places = fc.record({
    rows: fc.shuffledSubarray([25, 50, 75, 100], { minLength: 4 }),
    x: fc.integer({ min: 12, max: 38 }),
    hasRules: fc.boolean(),
  });
  fc.assert(
    fc.property(places, ({ rows: [a = 0, b = 0, c = 0, d = 0], x, hasRules }) => {
      const editor = planned('septic');
      if (!hasRules) editor.edit([{ settings: { pack: undefined } }], 'No rules');
      const size = { width: 5, height: 9, status: 'proposed' };
      withShed(
        editor,
        ['well', { x, y: a }, { status: 'proposed' }],
        ['septicTank', { x: 15, y: b }, size],
        ['septicField', { x: 30, y: c }, { ...size, name: 'Reserve field' }],
        ['building', { x: 10, y: d - 5 }, { status: 'existing' }, { x: 30, y: d + 5 }],
      );
      expect(lineOf(editor, 'septic')?.sentence).toContain('Dimension the distance');
      expect(missing(editor)).toContain('septic');
      dimensionAll(editor);
      expect(lineOf(editor, 'septic')?.state).toBe('ok');
      const parts = [...editor.plan.objects.values()].filter(({ type }) => /^(well|septic)/.test(type));
      const measured = new Set(
        parts.flatMap(({ id }) => editor.scene.tiedTo(id)).filter((object) => kindOf(object).ties?.measures),
      );
      expect(measured.size).toBe(6);
      for (const { id } of measured) {
        editor.edit([{ remove: id }], 'Delete');
        expect(missing(editor)).toContain('septic');
        editor.undo();
      }
    }),
    { numRuns: 10 },
  );
});

test('the right-of-way is asked for where a street is drawn', () => {
  const editor = planned('shed');
  withShed(editor, ['road', { x: 0, y: 140 }, { name: 'Oak Street' }, { x: 50, y: 140 }]);
  expect(lineOf(editor, 'easements')).toMatchObject({
    state: 'question',
    toOffice: 'How wide is the right-of-way of Oak Street?',
  });
  const text = editor.scene.create('text', { x: 10, y: 140 });
  if (text) editor.edit([{ put: { ...text, name: 'Row of arborvitae' } }], 'Text');
  expect(lineOf(editor, 'easements')?.toOffice).toBeDefined();
  if (text) editor.edit([{ put: { ...text, name: "60' R/W" } }], 'Text');
  expect(lineOf(editor, 'easements')?.toOffice).toBeUndefined();
});

test('what the user knows is asked of the user, and what the office knows of the office', () => {
  const editor = planned('shed');
  withShed(editor);
  const lines = linesOf(editor.plan);
  expect(userQuestions(lines).map(({ sentence }) => sentence)).toEqual([
    'If there is a house on the lot, draw it too.',
    'How tall is the shed? Type the height in the panel.',
  ]);
  expect(officeQuestions(lines).map(({ id }) => id)).toContain('trees');
});

test('a question about a place that no object marks keeps the place, so that it can be shown', () => {
  const place = { from: { x: 400, y: 300 }, to: { x: 420, y: 300 } };
  const low = {
    id: 'low',
    check: 'grading',
    state: 'question',
    sentence: 'Water stands here.',
    objects: [],
  } as const;
  expect(linesOfFindings([{ ...low, place }, low]).map((line) => line.place)).toEqual([place, undefined]);
});

test('that nothing is missing is told only with the questions that are open', () => {
  const clear = 'Nothing is missing, and nothing conflicts.';
  expect(clearText({ assumed: 0, forYou: 0, forOffice: 0 })).toBe(clear);
  expect(clearText({ assumed: 0, forYou: 0, forOffice: 1 })).toBe(
    `${clear} 1 question for the permit office is open below.`,
  );
  expect(clearText({ assumed: 1, forYou: 2, forOffice: 3 })).toBe(
    `${clear} 1 item above needs your confirmation. 2 questions for you are open above. 3 questions for the permit office are open below.`,
  );
});

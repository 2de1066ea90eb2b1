import { Editor } from '@homeplot/editor/editor';
import { builtInPacks } from '@homeplot/plan/builtInPacks';
import { itemIds } from '@homeplot/plan/pack';
import { expect, test } from 'vitest';
import { outlineOfSize } from '../start/lotOutline.ts';
import { startedLot } from '../start/startedLot.ts';
import { Checks } from '@homeplot/plan/checks';
import { linesInSteps, linesOf, preflightLines } from './openLines.ts';

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
  const shed = editor.scene.create('shed', { x: 20, y: 20 });
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
  const conflicts = preflightLines(editor.plan, Checks.of(editor.plan).findings).filter(
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

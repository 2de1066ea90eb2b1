// Which of the typed setbacks can't be kept.
import { lotFromOutline } from '@homeplot/plan/lot';
import type { Point } from '@homeplot/plan/point';
import { expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';
import { perform, proposal } from '../edits/performTransform.ts';
import { setback as setbacks } from './setback.ts';
import type { Values } from './transform.ts';

const usual = { 'from front': 25, 'from side': 10, 'from rear': 20 };

const oblong = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 150 },
  { x: 0, y: 150 },
];

/** The same with edges that cross. */
const crossing = oblong.map(({ x, y }, i) => ({ x: i < 2 ? x : 100 - x, y }));
const named = ['rear', 'side', 'front', 'side'].map((name) => ({ name }));

/** A selected lot, of 100 by 150 ft unless it has other corners, with named edges. */
function selectedLot(corners: readonly Point[] = oblong): TestDriver {
  const driver = new TestDriver();
  const blank = driver.editor.scene.create('lot', { x: 0, y: 0 });
  if (!blank) throw new Error('no lot');
  driver.editor.edit([{ put: { ...blank, ...lotFromOutline(corners, named) } }], 'Add lot');
  driver.editor.select({ ids: new Set([blank.id]) });
  return driver;
}

test("says which distances can't be kept", () => {
  const { editor } = selectedLot();
  const nothingLeft = 'No buildable area is left. Enter smaller setbacks.';
  const wrong = (values: Values) => proposal(editor, setbacks, { ...usual, ...values });
  expect(wrong({ 'from side': 50 })).toEqual({ problem: nothingLeft, of: ['from side'] });
  expect(wrong({ 'from front': 100, 'from rear': 100 })).toMatchObject({ of: ['from front', 'from rear'] });
  expect(wrong({ 'from front': 200, 'from rear': 200 })).toMatchObject({
    of: ['from front', 'from side', 'from rear'],
  });
  expect(wrong({ 'from front': -5 })).toEqual({ problem: 'A setback is 0 or more.', of: ['from front'] });
});

test("blames no distance for a lot that can't have setback lines", () => {
  const { editor } = selectedLot(crossing);
  const edgesCross = 'Edges of the lot cross or touch, so it has no inside to build on.';
  for (const values of [usual, { 'from front': 0, 'from side': 0, 'from rear': 0 }])
    expect(proposal(editor, setbacks, values)).toEqual({ problem: edgesCross, of: [] });
});

test('removes the lines if all distances are set to 0', () => {
  const { editor } = selectedLot();
  const none = { 'from front': 0, 'from side': 0, 'from rear': 0 };
  expect(perform(editor, setbacks, none)).toMatchObject({ problem: 'Type at least one distance.' });
  expect(perform(editor, setbacks, usual)).toEqual({ isDone: true });
  expect(proposal(editor, setbacks, none)).toMatchObject({
    message: 'With all distances at 0, the setback lines are removed.',
  });
  const [lot] = editor.plan.objects.values();
  const crossed = lot && { ...lot, ...lotFromOutline(crossing, named) };
  if (crossed) editor.edit([{ put: crossed }], 'Drag');
  expect(perform(editor, setbacks, none)).toEqual({ isDone: true });
  expect([...editor.plan.objects.values()]).toEqual([crossed]);
});

test('names edges also as it removes the lines', () => {
  const { editor } = selectedLot();
  perform(editor, setbacks, usual);
  const none = { 'from front': 0, 'from side': 0, 'from rear': 0 };
  expect(perform(editor, setbacks, { ...none, 'edge 0': 'front', 'edge 2': 'rear' })).toEqual({
    isDone: true,
  });
  const names = ['front', 'side', 'rear', 'side'].map((name) => ({ name }));
  expect([...editor.plan.objects.values()]).toMatchObject([{ type: 'lot', edges: names }]);
});

test('says whether a lot that may not be changed was left as it was', () => {
  const { editor } = selectedLot();
  const [lot] = editor.plan.objects.values();
  if (lot) editor.edit([{ put: { ...lot, locked: true } }], 'Lock');
  const before = editor.plan.objects;
  const renamed = { ...usual, 'edge 0': 'front', 'edge 2': 'rear' };
  expect(perform(editor, setbacks, renamed)).toEqual({ isDone: false });
  expect(editor.plan.objects).toEqual(before);
});

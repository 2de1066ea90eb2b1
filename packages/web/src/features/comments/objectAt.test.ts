import { Editor } from '@homeplot/editor/editor';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { createPlan, inOrder } from '@homeplot/plan/plan';
import { anchorOn, pinWords } from '@homeplot/plan/pinPlace';
import { readPlanFile } from '@homeplot/plan/planFile';
import { expect, test } from 'vitest';
import { commentTool } from './commentTool.ts';
import { objectAt } from './objectAt.ts';

registerLateKinds();

const corners = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/** One square a foot. The setback line and the dimensions are drawn last, over everything. */
const objects = [
  { type: 'lot', vertices: corners(0, 0, 100, 150), edges: [{ name: 'rear' }] },
  { type: 'fence', vertices: corners(3, 3, 97, 90), closed: true },
  { type: 'house', name: 'Residence', x: 30, y: 60, width: 40, height: 30, rotation: 0, use: 'Dwelling' },
  { type: 'house', name: 'Garage', x: 80, y: 60, width: 22, height: 24, rotation: 0, use: 'Garage' },
  { type: 'deck', vertices: corners(15, 33, 45, 45) },
  {
    type: 'driveway',
    vertices: [
      { x: 80, y: 150 },
      { x: 80, y: 72 },
    ],
    width: 18,
  },
  { type: 'lawn', vertices: corners(0, 100, 60, 150) },
  { type: 'tree', x: 20, y: 120, radius: 8 },
  {
    type: 'utility',
    vertices: [
      { x: 10, y: 150 },
      { x: 10, y: 75 },
    ],
  },
  { type: 'parkingSpace', x: 75, y: 20, width: 9, height: 18, rotation: 0 },
  { type: 'setback', vertices: corners(5, 5, 95, 130), distances: [{ edges: '', distance: 5 }], of: 'o0' },
  {
    type: 'dimension',
    form: 'aligned',
    points: [
      { x: 17, y: 25 },
      { x: 17, y: 90 },
    ],
  },
].map((object, i) => ({ id: `o${i}`, ...object }));

const reading = readPlanFile({ objects, settings: { scale: 1 } });
if (!reading.ok) throw new Error(reading.problem);
const { contents } = reading;
const plan = createPlan(contents);

const feet = 2;
const wordsAt = (x: number, y: number): string => {
  const at = { x, y };
  return pinWords(plan, anchorOn(at, objectAt(inOrder(plan), at, feet), feet));
};

test.each([
  ['a building inside the setback line', 80, 60, 'Garage'],
  ['a building beside a dimension', 18.5, 60, 'Residence'],
  ['a deck that dimensions cross', 30, 39, 'Deck'],
  ['a drive, whose path is only its middle', 74, 100, 'Driveway'],
  ['a tree on a lawn', 25, 120, 'Tree'],
  ['a lawn', 40, 120, 'Lawn'],
  ['what is drawn without a fill', 76, 21, 'Parking space'],
])('a press in the middle of something is on it: %s', (_, x, y, words) => {
  expect(wordsAt(x, y)).toBe(words);
});

test.each([
  ['a pipe under a lawn', 10.5, 140, 'Utility line'],
  ['a dimension across a building', 17, 60, 'Dimension'],
  ['the edge of the lot, under a lawn', 0.5, 120, 'Lot, the left edge'],
])('a press right on a line is on the line: %s', (_, x, y, words) => {
  expect(wordsAt(x, y)).toMatch(words);
});

test.each([
  ['an edge of a building, from outside', 51.5, 65, 'Residence'],
  ['the setback line', 93.5, 95, 'Setback line'],
  ['a fence', 4, 20, 'Fence'],
])('a press near a line on open ground is on the line: %s', (_, x, y, words) => {
  expect(wordsAt(x, y)).toMatch(words);
});

test('open ground that a lot, a setback line and a fence enclose is a place', () => {
  expect(wordsAt(60, 20)).toBe('A place on the plan');
});

test('the planner finds the same', () => {
  const editor = new Editor({ contents, newId: () => 'new' });
  editor.resize(1200, 800);
  const pressed = (x: number, y: number, coarse = false): string => {
    const pointer = { phase: 'down', at: { x, y }, screen: { x: 0, y: 0 }, shift: false, coarse } as const;
    const { anchor } = commentTool.pointer({}, pointer, editor.scene).state;
    return anchor ? pinWords(editor.plan, anchor) : '';
  };
  expect([pressed(80, 60), pressed(30, 39), pressed(74, 100), pressed(60, 20)]).toEqual([
    'Garage',
    'Deck',
    'Driveway',
    'A place on the plan',
  ]);
  // A finger reaches twice as far as a mouse.
  const beside = 50 + 12 / editor.scene.viewport.pxPerFoot;
  expect([pressed(beside, 65), pressed(beside, 65, true)]).toEqual(['A place on the plan', 'Residence']);
});

// The names of buildings and the levels of their floors are on sheets where dimensions and marks leave them little room.
import { expect, test } from 'vitest';
import { plainSheet } from './presets.ts';
import { marksOf, planOf, wordsIn } from '../../testing/testSheets.ts';

const house = {
  id: 'house',
  type: 'house',
  x: 100,
  y: 100,
  width: 112,
  height: 64,
  status: 'proposed',
  use: 'Dwelling',
  storeys: 2,
  finishedFloor: 102.5,
};
const across = [110, 140, 170, 200].map((x) => ({
  type: 'dimension',
  form: 'aligned',
  points: [
    { x, y: 60 },
    { x, y: 240 },
  ],
}));
const along = [110, 135, 155].map((y) => ({
  type: 'dimension',
  form: 'aligned',
  points: [
    { x: 60, y },
    { x: 250, y },
  ],
}));
const marks = Array.from({ length: 24 }, (_, i) => ({
  type: 'spotElevation',
  x: 60 + 12 * (i % 12),
  y: i < 12 ? 80 : 190,
  elevation: 100 + i / 10,
}));

test('a building with dimensions across its floor has its name and the level of its floor, with leaders', () => {
  const plan = planOf([house, ...across, ...along, ...marks]);
  const sheet = plainSheet({ paper: 'Letter', orientation: 'landscape', feetPerInch: 30 });
  const { drawing, marks: drawn } = marksOf(plan, sheet);
  expect(drawing.scale?.feetPerInch).toBe(30);
  const words = wordsIn(drawn).join(' ');
  expect(words).toContain('Proposed dwelling');
  expect(words).toContain('FF 102.50');
});

test('a building with a dimension across its floor has its stories beside that, in two lines', () => {
  const home = { ...house, height: 80, finishedFloor: undefined };
  const lot = {
    id: 'lot',
    type: 'lot',
    vertices: [0, 300, 300, 0].map((x, i) => ({ x, y: i < 2 ? 0 : 300 })),
  };
  const [line] = across.slice(2, 3);
  const sheet = plainSheet({ paper: 'Arch D', orientation: 'landscape', feetPerInch: 20 });
  const words = wordsIn(marksOf(planOf([lot, { ...home, x: 170 }, line]), sheet).marks);
  expect(words).toContain('Proposed');
  expect(words).toContain('dwelling, 2-story');
});

import { registerLateKinds } from '@homeplot/plan/lateKinds';
import type { Sheet, VicinityBlock } from '@homeplot/plan/sheet';
import { expect, test } from 'vitest';
import { marksOf, planOf, wordsIn } from '../../../testing/testSheets.ts';
import { plainSheet } from '../presets.ts';

registerLateKinds();

const lot = { id: 'lot', type: 'rectangle', x: 0, y: 0, width: 200, height: 160 };
const road = {
  type: 'road',
  startX: -100,
  startY: 220,
  endX: 300,
  endY: 220,
  roadWidth: 40,
  name: 'Oak Street',
};
const sketch = { id: 'around', type: 'vicinity' } as const;

const sheetWith = (block: VicinityBlock): Sheet => {
  const plain = plainSheet({ paper: 'Arch C', orientation: 'landscape' });
  return { ...plain, blocks: [...plain.blocks, block] };
};

test('a vicinity sketch has the site, its streets by name, north, and that it is not to scale', () => {
  const { marks, drawing } = marksOf(planOf([lot, road]), sheetWith(sketch));
  expect(wordsIn(marks)).toEqual(
    expect.arrayContaining(['VICINITY', 'Site', 'Oak Street', 'N', 'Not to scale']),
  );
  expect(drawing.lacks).toEqual([]);
});

test('a sketch that names no street says so until a name is typed', () => {
  const plan = planOf([lot]);
  expect(marksOf(plan, sheetWith(sketch)).drawing.lacks).toEqual([
    'The vicinity sketch names no street. Type the names of the streets around the site under Parts.',
  ]);
  expect(marksOf(plan, sheetWith({ ...sketch, streets: { bottom: 'Elm' } })).drawing.lacks).toEqual([]);
});

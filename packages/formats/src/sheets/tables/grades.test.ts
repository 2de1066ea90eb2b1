import { expect, test } from 'vitest';
import { planOf } from '../../../testing/testSheets.ts';
import { grades } from './grades.ts';

const spot = (id: string, x: number, y: number) => ({
  type: 'spotElevation',
  id,
  x,
  y,
  elevation: 100,
  measuredBy: 'level',
});

test('the table lists the floors of a building, the sill of each door, and the ground that one steps down to', () => {
  const plan = planOf([
    spot('a', 0, 0),
    spot('b', 400, 0),
    spot('c', 400, 300),
    spot('d', 0, 300),
    {
      type: 'house',
      name: 'Cottage',
      x: 200,
      y: 150,
      width: 60,
      height: 40,
      status: 'proposed',
      finishedFloor: 101.5,
      lowestFloor: 100,
      entrances: [
        { type: 'entrance', edge: 'bottom', x: 197, y: 170, width: 6, risers: 3 },
        { type: 'entrance', edge: 'top', x: 197, y: 130, width: 6, floor: 'lowest' },
      ],
    },
  ]);
  expect(grades(plan).rows).toEqual([
    ['FF Cottage', '', '101.50', ''],
    ['LF Cottage', '', '100.00', ''],
    ['Sill of door 1, Cottage, south side', '', '101.50', ''],
    [`Ground outside door 1, Cottage: about 1' 6" down, 3 risers`, '100.00', '100.00', ''],
    ['Sill of door 2, Cottage, north side: level', '100.00', '100.00', ''],
  ]);
});

test('a swale of which only the depth is given has its bottom at both ends, and its slope', () => {
  const plan = planOf([
    spot('a', 0, 0),
    { ...spot('b', 400, 0), elevation: 96 },
    { ...spot('c', 400, 300), elevation: 96 },
    spot('d', 0, 300),
    // Half a foot deep, in ground that falls 2% from 98.8 to 97.2.
    {
      type: 'swale',
      id: 'swale',
      status: 'proposed',
      depth: 1,
      vertices: [
        { x: 120, y: 150 },
        { x: 280, y: 150 },
      ],
    },
  ]);
  expect(grades(plan).rows).toEqual([
    ['Swale, start', '98.80', '98.30', ''],
    ['Swale, end', '97.20', '96.70', '2.0%'],
  ]);
});

test('the finished ground at the walls of a house is listed beside its floors', () => {
  const plan = planOf([
    spot('a', 0, 0),
    spot('b', 400, 0),
    spot('c', 400, 300),
    {
      id: 'h',
      type: 'house',
      name: 'Cottage',
      x: 200,
      y: 150,
      width: 60,
      height: 40,
      finishedFloor: 101.5,
      wallGrade: 100.9,
    },
  ]);
  expect(grades(plan).rows).toEqual([
    ['FF Cottage', '', '101.50', ''],
    ['FG Cottage, at its walls', '', '100.90', ''],
  ]);
});

test('a spot that is regraded has a row if it has a name', () => {
  const plan = planOf([
    { ...spot('a', 0, 0), point: '12', elevation: 101.12, finished: 102.2 },
    { ...spot('b', 400, 0), finished: 101 },
    { ...spot('c', 400, 300), point: '14' },
    spot('d', 0, 300),
  ]);
  expect(grades(plan).rows).toEqual([['Spot 12', '101.12', '102.20', '']]);
});

import { describe, expect, test } from 'vitest';
import { Checks } from './checks.ts';
import { found, sentences } from '../../testing/testFindings.ts';
import { boxed, lot, planOf, rectangle, thing, traced } from '../../testing/testSite.ts';
import type { Point } from '../geometry/point.ts';
import type { PlanObject } from '../objects/kind.ts';

const turn = (degrees: number): number => (degrees * Math.PI) / 180;
/** From 35, 40 to 65, 80. */
const house = boxed('house', 'house', { x: 50, y: 60 }, 30, 40, { rotation: 0, status: 'proposed' });
const drive = (vertices: readonly Point[], more: object = {}): PlanObject =>
  traced('driveway', 'drive', vertices, { width: 12, closed: false, ...more });
/** From the street up to `y`. */
const driveTo = (y: number, more: object = {}): PlanObject =>
  drive(
    [
      { x: 50, y: 150 },
      { x: 50, y },
    ],
    more,
  );
const hall = (use: string, more: object = {}): PlanObject =>
  traced('building', 'hall', rectangle(35, 40, 65, 80), { use, eave: 0, ...more });

describe('a drive', () => {
  test('that ends at a building, or a little past its wall, is fine', () => {
    for (const y of [80, 78, 75]) expect(sentences([lot, house, driveTo(y)])).toEqual([]);
  });

  test.each([30, 45])('that ends on a wall at %s degrees is fine, though a corner lies inside', (angle) => {
    for (const width of [12, 24]) {
      const from = { x: 50 + 45 * Math.sin(turn(angle)), y: 80 + 45 * Math.cos(turn(angle)) };
      expect(sentences([lot, house, drive([from, { x: 50, y: 80 }], { width })])).toEqual([]);
    }
  });

  test('that runs deep into a building is asked about', () => {
    expect(found([lot, house, driveTo(60)])).toMatchObject([
      {
        state: 'question',
        asks: 'user',
        objects: ['drive', 'house'],
        sentence: 'The driveway runs into the house. Does it end in a garage?',
        advice:
          'If so, enter the parking spaces of the house on its card. If not, end it at the wall, or move one of them.',
      },
    ]);
    const acrossTheEnd = drive([
      { x: 20, y: 74 },
      { x: 90, y: 74 },
    ]);
    expect(sentences([lot, house, acrossTheEnd])).toHaveLength(1);
  });

  test('into a garage, a carport or another building in which nobody lives is fine', () => {
    for (const use of ['Garage', 'Attached garage', 'House with garage', 'Carport', 'Barn', 'Workshop'])
      expect(sentences([lot, hall(use), driveTo(60)])).toEqual([]);
    for (const use of ['ADU', 'Guest house', 'Dwelling'])
      expect(sentences([lot, hall(use), driveTo(60)])).toHaveLength(1);
  });

  test('into a house is fine as soon as the house has parking spaces, a garage floor or a door for cars', () => {
    const door = { id: 'd', edge: '2', offset: 5, width: 9, floor: 'garage' };
    for (const more of [{ spaces: 2 }, { garageFloor: 100 }, { entrances: [door] }])
      expect(sentences([lot, hall('Dwelling', more), driveTo(60)])).toEqual([]);
    const narrow = { entrances: [{ ...door, width: 3 }] };
    expect(sentences([lot, hall('Dwelling', narrow), driveTo(60)])).toHaveLength(1);
  });

  test('that exists where a building is proposed may be removed there', () => {
    const [question] = found([lot, house, driveTo(60, { status: 'existing' })]);
    expect(question?.sentence).toBe(
      'The driveway runs into the house. Is that part of the driveway to be removed?',
    );
    expect(question?.advice).toMatch(
      /^If so, draw that part by itself and set its status to “To be removed”\./,
    );
    expect(sentences([lot, house, driveTo(60, { status: 'removed' })])).toEqual([]);
  });

  test('is asked about again as soon as the building is dragged over it', () => {
    const plan = planOf([lot, { ...house, x: 20 } as typeof house, driveTo(20)]);
    const checks = Checks.of(plan);
    expect(checks.findings).toEqual([]);
    expect(checks.duringDrag([house])).toMatchObject([{ state: 'question' }]);
  });

  test('with many corners, around a building with many or around many buildings, is not worth a word', () => {
    const ring = (at: Point, radius: number, count: number, part = 1): readonly Point[] =>
      Array.from({ length: count }, (_, i) => ({
        x: at.x + radius * Math.cos(turn((i * 360 * part) / count)),
        y: at.y + radius * Math.sin(turn((i * 360 * part) / count)),
      }));
    const dwelling = (id: string, at: Point, radius: number): PlanObject =>
      traced('building', id, ring(at, radius, 24), { use: 'Dwelling', eave: 0, status: 'proposed' });
    const about = (objects: readonly PlanObject[]) =>
      sentences(objects).filter((one) => /many corners|too much|driveway/.test(one));
    const middle = { x: 50, y: 75 };
    expect(about([dwelling('house', middle, 15), drive(ring(middle, 40, 420, 0.4))])).toEqual([]);
    const sixty = Array.from({ length: 60 }, (_, i) =>
      dwelling(`house ${i}`, { x: 10 * (i % 10), y: 10 * Math.floor(i / 10) }, 2),
    );
    expect(about([...sixty, drive(ring({ x: 45, y: 25 }, 80, 60, 0.95))])).toEqual([]);
  });
});

test('a street through a building is to be moved, whatever the building is; one beside it is fine', () => {
  const street = (y: number): PlanObject =>
    thing('road', 'road', { startX: -50, startY: y, endX: 150, endY: y, roadWidth: 30 });
  const ofRoad = (object: PlanObject, y: number) =>
    found([object, street(y)]).filter(({ sentence }) => sentence.startsWith('The road'));
  for (const [object, name] of [
    [house, 'house'],
    [hall('Garage', { spaces: 2 }), 'garage'],
  ] as const) {
    expect(ofRoad(object, 85)).toMatchObject([
      { state: 'question', sentence: `The road runs through the ${name}.`, advice: 'Move one of them.' },
    ]);
    expect(ofRoad(object, 95)).toEqual([]);
  }
});

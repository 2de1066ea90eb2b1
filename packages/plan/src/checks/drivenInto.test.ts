import { describe, expect, test } from 'vitest';
import { Checks } from './checks.ts';
import { found, sentences } from '../../testing/testFindings.ts';
import { boxed, lot, planOf, rectangle, thing, traced } from '../../testing/testSite.ts';

/** From 35, 45 to 65, 75. */
const house = boxed('house', 'house', { x: 50, y: 60 }, 30, 30, { rotation: 0, status: 'proposed' });
/** 12 ft wide, from the street up to `y`. */
const driveTo = (y: number, x = 50) =>
  traced(
    'driveway',
    'drive',
    [
      { x, y: 150 },
      { x, y },
    ],
    { width: 12, closed: false },
  );

describe('a drive', () => {
  test('that ends at a building, or a little past its wall, is fine', () => {
    for (const y of [75, 74]) expect(sentences([lot, house, driveTo(y)])).toEqual([]);
  });

  test('that runs into a building is asked about', () => {
    expect(found([lot, house, driveTo(70)])).toMatchObject([
      {
        state: 'question',
        asks: 'user',
        objects: ['drive', 'house'],
        sentence: `The driveway runs into the house. Does it end in a garage?`,
        advice: `If so, put “garage” in the name of the house. If not, end it at the wall, or move one of them.`,
      },
    ]);
    const past = driveTo(20, 67);
    expect(sentences([lot, house, past])).toEqual([
      expect.stringMatching(/^The driveway runs into the house/),
    ]);
  });

  test('into a garage or a carport is fine', () => {
    for (const use of ['Garage', 'Attached garage', 'Carport'])
      expect(
        sentences([
          lot,
          traced('building', 'hall', rectangle(35, 45, 65, 75), { use, eave: 0 }),
          driveTo(60),
        ]),
      ).toEqual([]);
  });

  test('is fine as soon as the name says garage', () => {
    expect(sentences([lot, { ...house, name: 'House with garage' }, driveTo(60)])).toEqual([]);
  });

  test('is asked about again as soon as the building is dragged over it', () => {
    const plan = planOf([lot, { ...house, x: 20 } as typeof house, driveTo(20)]);
    const checks = Checks.of(plan);
    expect(checks.findings).toEqual([]);
    expect(checks.duringDrag([house])).toMatchObject([{ state: 'question' }]);
  });
});

test('a street through a building is asked about; one beside it is fine', () => {
  const street = (y: number) =>
    thing('road', 'road', { startX: -50, startY: y, endX: 150, endY: y, roadWidth: 30 });
  const ofRoad = (y: number) =>
    sentences([house, street(y)]).filter((sentence) => sentence.startsWith('The road'));
  expect(ofRoad(80)).toContainEqual(expect.stringMatching(/^The road runs into the house/));
  expect(ofRoad(90)).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { answerOf, boxOf, setbacks, shed, wordsOf } from '../../testing/testFits.ts';
import { found } from '../../testing/testFindings.ts';
import { boxed, lot, packOf, planOf, rectangle, thing, traced } from '../../testing/testSite.ts';
import { lotOf } from '../../testing/testLots.ts';
import type { Pack } from '../packs/pack.ts';
import type { PlanObject } from '../objects/kind.ts';
import { areaOfRings, fitAnswer, nearestPlace } from './fitAnswer.ts';
import { largestRectangle } from './largestRectangle.ts';
import { isWithin } from './whereItFits.ts';

const problemOf = (objects: readonly PlanObject[], placed: PlanObject): string => {
  const answer = fitAnswer(planOf([...objects, placed], packOf({ setbacks })), placed, 'given', 0);
  return 'problem' in answer ? answer.problem : '';
};

describe('where a shed fits', () => {
  test('is the lot without its setbacks, less half of the shed, and each edge names its rule and number', () => {
    const answer = answerOf([lot], shed(10, 12));
    expect(boxOf(answer.places)).toEqual({ left: 10, right: 90, top: 16, bottom: 124 });
    expect(wordsOf(answer)).toEqual(
      new Set([
        "Front setback: 20' from the front edge",
        "Rear setback: 10' from the rear edge",
        "Side setback: 5' from the left side edge",
        "Side setback: 5' from the right side edge",
      ]),
    );
  });
  test('is told apart where it is closer to a rule than the lot is known, as the checks do', () => {
    const edges = ['rear', 'side', 'front', 'side'].map(
      (name) => ({ name, source: 'county map', accuracy: 3 }) as const,
    );
    const mapped = lotOf(rectangle(0, 0, 100, 150), edges);
    const answer = answerOf([mapped], shed(10, 12), { setbacks: { side: 5, front: 5, rear: 5 } });
    expect(boxOf(answer.places)).toEqual({ left: 10, right: 90, top: 11, bottom: 139 });
    const { certain, close } = answer.parts();
    expect(boxOf(certain)).toEqual({ left: 13, right: 87, top: 14, bottom: 136 });
    expect(areaOfRings(certain) + areaOfRings(close)).toBeCloseTo(answer.area, 3);
    expect(wordsOf(answer)).toContain("Side setback: 5' from the left side edge (known to ± 3')");
    const statesAt = (x: number) => {
      const there = { ...answer.fitting.objectAt({ x, y: 70 }, 0), status: 'proposed' } as PlanObject;
      return found([mapped, there], { setbacks: { side: 5, front: 5, rear: 5 } }).map(({ state }) => state);
    };
    expect([statesAt(12.9), statesAt(13.1)]).toEqual([['close'], []]);
    const surveyed = answerOf([lot], shed(10, 12)).parts();
    expect(surveyed.close).toEqual([]);
  });
  test('is a line for one that is exactly as wide as the room between the setbacks', () => {
    const answer = answerOf([lot], shed(90, 12));
    expect(boxOf(answer.places)).toEqual({ left: 50, right: 50, top: 16, bottom: 124 });
    expect(nearestPlace(answer.places, { x: 52, y: 60 }, 3)?.x).toBeCloseTo(50, 2);
  });
  test('leaves out easements, other buildings with the distance from them, and the setbacks of accessory buildings count', () => {
    const house = boxed('house', 'house', { x: 50, y: 100 }, 30, 30);
    const easement = traced(
      'easement',
      'easement',
      [
        { x: 0, y: 30 },
        { x: 100, y: 30 },
      ],
      { width: 10 },
    );
    const rules = { setbacks, accessory: { side: 2, rear: 2 }, separations: { buildings: 6 } };
    const answer = answerOf([lot, house, easement], shed(10, 10), rules);
    expect(boxOf(answer.places)).toEqual({ left: 7, right: 93, top: 7, bottom: 125 });
    expect(isWithin(answer.places, { x: 50, y: 30 })).toBe(false);
    expect(isWithin(answer.places, { x: 50, y: 39.9 })).toBe(false);
    expect(isWithin(answer.places, { x: 50, y: 40.1 })).toBe(true);
    expect(isWithin(answer.places, { x: 50, y: 74.1 })).toBe(false);
    expect(isWithin(answer.places, { x: 50, y: 73.9 })).toBe(true);
    expect(wordsOf(answer)).toContain("The house: 6' apart");
    expect(wordsOf(answer)).toContain('The utility easement');
  });
  test('is more ground at any angle than at one, and says at which it fits', () => {
    const answer = answerOf([lot], shed(20, 60), { setbacks }, 'any');
    // Upright it can be 15 ft from the side; across the lot, 20 ft from the rear.
    expect(boxOf(answer.places)).toEqual({ left: 15, right: 85, top: 20, bottom: 120 });
    const turn = answer.fitting.turnAt({ x: 50, y: 21 }, answer.turns) ?? 0;
    expect(Math.abs(Math.sin(turn))).toBeGreaterThan(0.95);
    expect(answer.fitting.turnAt({ x: 16, y: 21 }, answer.turns)).toBeUndefined();
  });
  test('keeps the eave where the rules let eaves reach', () => {
    const walls = traced('building', 'b', rectangle(40, 40, 60, 60), { eave: 3 });
    const answer = answerOf([lot], walls, { setbacks, projections: { eave: 1 } });
    expect(boxOf(answer.places)).toEqual({ left: 17, right: 83, top: 22, bottom: 118 });
    expect(wordsOf(answer)).toContain("Side setback for eaves: 4' from the left side edge");
  });
});

describe('where nothing fits, a sentence says', () => {
  test('which rule stops it, and the number that would let it, the size, and the turn', () => {
    const { none, places } = answerOf([lot], shed(92, 30));
    expect(places).toEqual([]);
    expect(none?.sentence).toBe("The shed doesn't fit at this angle: the side setback of 5' stops it.");
    expect(none?.changes[0]).toBe("It fits with 4' instead of the side setback of 5'.");
    // 92 cos 39.5° + 30 sin 39.5° is a little more than 90.
    expect(none?.changes.join(' ')).toMatch(/It fits if it is turned by 40° (counter)?clockwise\./);
  });
  test('that it is larger than the lot, with the size that fits', () => {
    const { none } = answerOf([lot], shed(200, 200));
    expect(none?.sentence).toBe('The shed is larger than the lot.');
    expect(none?.changes[0]).toMatch(
      /^It fits if it is 89' 1\d" by 89' 1\d"\.$|^It fits if it is 90' by 90'\.$/,
    );
  });
  test('which thing is in the way', () => {
    const easement = traced(
      'easement',
      'easement',
      [
        { x: 50, y: 0 },
        { x: 50, y: 150 },
      ],
      { width: 20 },
    );
    const { none } = answerOf([lot, easement], shed(60, 60));
    expect(none?.sentence).toBe("The shed doesn't fit at this angle: the utility easement stops it.");
  });
  test('that rules contradict each other if they leave no ground', () => {
    const { none } = answerOf([lot], shed(4, 4), { setbacks: { front: 100, rear: 100, side: 60 } });
    expect(none?.sentence).toBe(
      'The rules contradict each other on this lot: together they leave no ground for the shed.',
    );
  });
  test('what the coverage of the lot leaves, and the size that it allows', () => {
    const house = boxed('house', 'house', { x: 50, y: 100 }, 30, 30);
    const { none } = answerOf([lot, house], shed(20, 30), { setbacks, limits: { buildingCoverage: 0.08 } });
    expect(none?.sentence).toBe(
      'The limit of building coverage leaves 300.0 sq ft; the shed takes 600.0 sq ft.',
    );
    expect(none?.changes).toEqual(['It fits if it is 14\' 1" by 21\' 2".']);
  });
  test('that there is no lot, that the lot or the object is faulty, or that the rules say nothing about it', () => {
    expect(problemOf([], shed(10, 10))).toContain('Draw the lot first');
    const crossed = lotOf([
      { x: 0, y: 0 },
      { x: 100, y: 100 },
      { x: 100, y: 0 },
      { x: 0, y: 100 },
    ]);
    expect(problemOf([crossed], shed(10, 10))).toContain("Can't work out where things fit on this lot.");
    const bow = [
      { x: 40, y: 40 },
      { x: 60, y: 60 },
      { x: 60, y: 40 },
      { x: 40, y: 60 },
    ];
    expect(problemOf([lot], traced('building', 'b', bow))).toContain('crosses itself');
    expect(problemOf([lot], thing('tree', 'tree', { x: 20, y: 20 }))).toContain('Choose a building, a pool');
  });
});

describe('the largest rectangle', () => {
  const largest = (objects: readonly PlanObject[], rules: Partial<Pack>) => {
    const one = largestRectangle(answerOf(objects, shed(2, 2), rules).fitting);
    return one && [one.width, one.depth].map((feet) => Math.round(feet * 12) / 12).toSorted((a, b) => a - b);
  };
  test('is the whole room between the setbacks, and what an easement leaves of it', () => {
    expect(largest([lot], { setbacks })).toEqual([90, 120]);
    const easement = traced(
      'easement',
      'easement',
      [
        { x: 0, y: 50 },
        { x: 100, y: 50 },
      ],
      { width: 20 },
    );
    expect(largest([lot, easement], { setbacks })).toEqual([70, 90]);
  });
  test('lies along a slanted side if it is larger there', () => {
    const tilted = lotOf([
      { x: 0, y: 0 },
      { x: 80, y: 60 },
      { x: 20, y: 140 },
      { x: -60, y: 80 },
    ]);
    expect(largest([tilted], {})).toEqual([100, 100]);
  });
  test('is half of a triangle', () => {
    const triangle = lotOf([
      { x: 0, y: 0 },
      { x: 120, y: 0 },
      { x: 0, y: 100 },
    ]);
    const [width = 0, depth = 0] = largest([triangle], {}) ?? [];
    expect(width * depth).toBeGreaterThan(3000 * 0.99);
    expect(width * depth).toBeLessThanOrEqual(3000.5);
  });
  test('stays within the coverage of the lot', () => {
    expect(
      largest([lot], { setbacks, limits: { buildingCoverage: 0.1 } })?.reduce((a, b) => a * b),
    ).toBeLessThanOrEqual(1500);
  });
});

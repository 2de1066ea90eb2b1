// What checks and items of permit rules cost with a great many things on one lot, counted in steps, in what is looked at
// and in reads of vertices.
import { describe, expect, test } from 'vitest';
import type { Box } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { PlanObject } from '../objects/kind.ts';
import { HitPen } from '../geometry/hitPen.ts';
import type { Plan } from '../plan/plan.ts';
import type { Steps } from '../measure/steps.ts';
import { boxed, lot, packOf, planOf, traced } from '../../testing/testSite.ts';
import { nearestEnds, wallToEdge } from './addedDimensions.ts';
import { Checks } from './checks.ts';
import { pairFindings } from './near.ts';
import { planItems } from './planItems.ts';
import { Site } from '../site/site.ts';
import { type Subject, subjectOf } from '../site/subject.ts';

const sheds = (count: number): readonly PlanObject[] =>
  Array.from({ length: count }, (_, i) =>
    boxed('shed', `shed ${i}`, { x: 10 + (i % 10) * 8, y: 10 + Math.floor(i / 10) * 8 }, 6, 6, {
      status: 'proposed',
    }),
  );

function subject(object: PlanObject): Subject {
  const found = subjectOf(object);
  if (!found) throw new Error(`No rule is about ${object.id}.`);
  return found;
}

function stepsOf(plan: Plan): number {
  const steps: Steps<Checks> = Checks.inSteps(plan);
  let count = 0;
  while (!steps.next().done) count += 1;
  return count;
}

test('coverage is measured in a step for each thing on the lot, and in one for each place', () => {
  const pack = { limits: { buildingCoverage: 0.5 } };
  const added = stepsOf(planOf([lot, ...sheds(100)], pack)) - stepsOf(planOf([lot, ...sheds(100)]));
  expect(added).toBeGreaterThan(100);
});

test('of an object with many corners, a limited number of pairs of edges is compared with what is near it, and a message says so', () => {
  const ring = (x: number): readonly Point[] =>
    Array.from({ length: 100 }, (_, i) => ({ x: x + 30 * Math.cos(i / 16), y: 75 + 30 * Math.sin(i / 16) }));
  const pools = Array.from({ length: 15 }, (_, i) => traced('pool', `pool ${i}`, ring(50 + i / 1000)));
  const house = traced('building', 'house', ring(112));
  const site = Site.of(planOf([...pools, house], { separations: { poolToBuilding: 5 } }));
  // Each has 10,000 pairs.
  const sentences = pairFindings(subject(house), site).map(({ sentence }) => sentence);
  expect(sentences).toHaveLength(8);
  expect(sentences.at(-1)).toContain('to check it all');
});

describe('the dimensions that one remedy adds', () => {
  const pack = packOf({
    items: [
      { id: 'buildingSeparation', need: 'required' },
      { id: 'setbackDistances', need: 'required' },
      { id: 'buildingSizes', need: 'required' },
    ],
  });

  test('are those of the first twenty structures', () => {
    const plan = planOf([lot, ...sheds(60)]);
    const added = planItems(plan, pack).map(({ remedy, objects }) => [
      objects.length,
      remedy?.changes(plan).length,
    ]);
    // Between a shed in the middle and a lot line there are others, on all sides.
    expect(added).toEqual([
      [60, 20],
      [28, 32],
      [60, 40],
    ]);
  });

  test('between buildings are found without a look at those that are farther away', () => {
    const [first, ...others] = sheds(60).map(subject);
    if (!first) throw new Error('There is no shed.');
    let compared = 0;
    const counted = others.map(
      (other): Subject => ({
        ...other,
        ground: {
          ...other.ground,
          get path() {
            compared += 1;
            return other.ground.path;
          },
        },
      }),
    );
    expect(nearestEnds(first, counted)?.map(({ tie }) => tie?.object)).toEqual(['shed 0', 'shed 1']);
    expect(compared).toBeLessThan(5);
  });

  test.each([
    [0, 5],
    [10, 1],
  ])(
    'of a wall turned by %s degrees are compared with the buildings around them, in %s places',
    (rotation, count) => {
      const house = subject(boxed('house', 'house', { x: 50, y: 60 }, 30, 20, { rotation }));
      const around: Box[] = [];
      wallToEdge(house, subject(lot), subject(lot).ground.edges.slice(0, 1), [], (box) => {
        around.push(box);
        return [];
      });
      expect(around).toHaveLength(count);
      for (const { maxY } of around) expect(maxY).toBeLessThan(60);
    },
  );
});

test('a point far from the ends of an arc may be within it', () => {
  const vertices = [
    { x: 0, y: 0, bulge: 20 },
    { x: 1, y: 0 },
  ];
  const isHit = (y: number): boolean => {
    const pen = new HitPen({ x: 0.5, y }, 0);
    pen.path({ vertices, closed: true }, { layer: '', fill: '#000000' });
    return pen.hit;
  };
  expect([5, 9.9, 10.1, -5, -9.9, -10.1].map(isHit)).toEqual([false, false, false, true, true, false]);
});

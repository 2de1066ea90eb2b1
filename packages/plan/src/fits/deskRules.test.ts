// Where things may stand beside what desks ask for: buffers, protection zones, wells, wires, propane tanks, narrow lots.
import { describe, expect, test } from 'vitest';
import { answerOf, boxOf, setbacks, shed, wordsOf } from '../../testing/testFits.ts';
import { boxed, lot, packOf, planOf, rectangle, thing, traced } from '../../testing/testSite.ts';
import { findingsOf } from '../checks/near.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Pack } from '../packs/pack.ts';
import { isConflict } from '../site/check.ts';
import { Site } from '../site/site.ts';
import { subjectOf } from '../site/subject.ts';
import { nearestPlace } from './fitAnswer.ts';
import { isWithin } from './whereItFits.ts';

registerLateKinds();

describe('what desks ask', () => {
  const line = (
    type: string,
    id: string,
    at: readonly (readonly [number, number, number?])[],
    more: object,
  ) =>
    traced(
      type,
      id,
      at.map(([x, y, bulge]) => ({ x, y, ...(bulge ? { bulge } : {}) })),
      { closed: false, ...more },
    );
  const things: readonly PlanObject[] = [
    lot,
    line(
      'wetlandEdge',
      'wetland',
      [
        [-20, 20, 0.3],
        [50, 15],
        [120, 25],
      ],
      { buffer: 12, basis: 'x' },
    ),
    thing('tree', 'oak', { x: 25, y: 60, radius: 15, protection: 9, status: 'existing' }),
    boxed('propaneTank', 'propane', { x: 70, y: 50 }, 4, 8, { setback: 10, status: 'existing' }),
    thing('well', 'well', { x: 20, y: 110, status: 'existing' }),
    boxed('septicTank', 'tank', { x: 80, y: 90 }, 5, 8, { status: 'existing' }),
    line(
      'utility',
      'wire',
      [
        [-10, 75],
        [110, 85],
      ],
      { service: 'electric', run: 'overhead' },
    ),
    thing('neighborWell', 'next', { x: -10, y: 60 }),
  ];
  const rules: Partial<Pack> = {
    setbacks,
    separations: {
      wellToBuilding: 14,
      tankToBuilding: 5,
      propaneToBuilding: 6,
      buildingToWater: 8,
      poolToWire: 15,
      poolToLine: 20,
      poolToWater: 18,
      equipmentToLine: 3,
      wellToTank: 40,
      tankToWater: 30,
    },
    narrow: { poolToLine: { under: 120, feet: 4 } },
  };
  const placed: Readonly<Record<string, PlanObject>> = {
    shed: shed(9, 7, { status: 'proposed' }),
    pool: traced('pool', 'pool', rectangle(40, 40, 52, 50), { status: 'proposed' }),
    tank: boxed('septicTank', 'new', { x: 50, y: 50 }, 5, 9, { status: 'proposed' }),
  };
  const answers = new Map(
    Object.entries(placed).map(([name, object]) => [
      name,
      { object, answer: answerOf(things, object, rules) },
    ]),
  );
  test.each([...answers])(
    'is kept by a %s as the checks have it, place by place',
    (_, { object, answer }) => {
      const site = Site.of(planOf(things, packOf(rules)));
      const wrong: string[] = [];
      for (let x = 1.37; x < 100; x += 6.13)
        for (let y = 1.37; y < 150; y += 6.13) {
          const at = { x, y };
          // On the border both may be right.
          if (nearestPlace(answer.places, at, 0.01) && !isWithin(answer.places, at)) continue;
          const subject = subjectOf(answer.fitting.objectAt(at, 0) ?? object);
          const conflicts = subject ? findingsOf(subject, site).filter(isConflict) : [];
          if ((conflicts.length === 0) !== isWithin(answer.places, at))
            wrong.push(`${x}, ${y}: ${conflicts.map(({ sentence }) => sentence).join(' ')}`);
        }
      expect(wrong).toEqual([]);
    },
  );
  test('is named with its number at each edge', () => {
    const named = [...answers.values()].flatMap(({ answer }) => answer.edges());
    expect(named.filter(({ rule }) => !rule)).toEqual([]);
    const words = new Set(named.map(({ rule }) => rule?.words));
    for (const said of [
      "The wetland edge: buffer of 12'",
      "The wetland edge: 18' apart",
      "The tree: protection zone of 9'",
      "The propane tank: 10' apart",
      "The well: 14' apart",
      "Distance of pools: 4' from the right side edge",
    ])
      expect(words).toContain(said);
  });
  test('equipment keeps its distance from lot lines, and stands beside buildings', () => {
    const house = boxed('house', 'house', { x: 50, y: 75 }, 30, 20);
    const unit = boxed('acUnit', 'ac', { x: 10, y: 10 }, 3, 3, { status: 'proposed' });
    const answer = answerOf([lot, house], unit, { separations: { equipmentToLine: 3 } });
    expect(boxOf(answer.places)).toEqual({ left: 4.5, right: 95.5, top: 4.5, bottom: 145.5 });
    expect(isWithin(answer.places, { x: 50, y: 75 })).toBe(false);
    expect(wordsOf(answer)).toContain('The house');
  });
});

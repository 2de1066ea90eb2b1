// Where water goes, and how that is said, on ground in closed form; and arrows on ground at random.
import { describe, expect, test } from 'vitest';
import { random } from '../../testing/surfaces.ts';
import { lotOf } from '../../testing/testLots.ts';
import { planOf, rectangle, thing, traced } from '../../testing/testSite.ts';
import type { Point } from '../geometry/point.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { Traced } from '../traced/tracedKind.ts';
import type { PlanObject } from '../objects/kind.ts';
import { elevationAt } from '../surface/surface.ts';
import { finishedGround, groundOf } from './ground.ts';
import { onGroundOf } from './onGround.ts';
import { waterFrom, waterSiteOf } from './water.ts';
import { sayWay } from './waterWords.ts';

registerLateKinds();

const spot = (id: string, x: number, y: number, elevation: number): PlanObject =>
  thing('spotElevation', id, { x, y, elevation, assumed: undefined });
/** Ground of 300 by 150 ft around the lot that falls 2% to the right, from 104. */
const falling = [
  spot('a', -50, 0, 105),
  spot('b', 250, 0, 99),
  spot('c', 250, 150, 99),
  spot('d', -50, 150, 105),
];
const lot = lotOf(rectangle(0, 10, 200, 140), [
  { name: 'left side' },
  { name: 'front' },
  { name: 'right side' },
  { name: 'rear' },
]);

function said(objects: readonly PlanObject[], from: Point): string | undefined {
  const plan = planOf(objects);
  const surface = finishedGround(groundOf(plan));
  const way = surface && waterFrom(surface, from, waterSiteOf(plan));
  return way && sayWay(way, waterSiteOf(plan), 'feet-inches');
}

describe('the way of water', () => {
  test('that runs through a building without a known floor is told so', () => {
    const house = (more: object) =>
      traced('building', 'house', rectangle(140, 60, 170, 90), { assumed: undefined, ...more });
    expect(said([...falling, lot, house({})], { x: 116, y: 75 })).toBe(
      'Runs 84 ft at 2.0% to the front edge, toward the street. It runs through the building, of which no floor is known: type the finished floor.',
    );
    expect(said([...falling, lot, house({ finishedFloor: 103 })], { x: 116, y: 75 })).not.toContain(
      'through',
    );
  });

  test('ends at the lot line, and says toward whom', () => {
    expect(said([...falling, lot], { x: 116, y: 75 })).toBe(
      'Runs 84 ft at 2.0% to the front edge, toward the street.',
    );
    const turned = {
      ...lot,
      ...lotOf(rectangle(0, 10, 200, 140), [{ name: 'front' }, { name: 'left side' }]),
    };
    expect(said([...falling, turned], { x: 116, y: 75 })).toBe(
      'Runs 84 ft at 2.0% to the left side edge, toward the neighbor.',
    );
  });

  test('ends at what takes it in, or where the ground is known no longer', () => {
    const inlet = thing('catchBasin', 'inlet', { x: 150, y: 76, assumed: undefined });
    expect(said([...falling, lot, inlet], { x: 100, y: 75 })).toBe('Runs 50 ft at 2.0% to the catch basin.');
    expect(said(falling, { x: 200, y: 75 })).toBe(
      "Runs 50 ft at 2.0% to where the ground isn't known anymore.",
    );
    expect(said([...falling, lot], { x: 400, y: 75 })).toBeUndefined();
  });

  test('ends at the wall of a building whose pad it comes to', () => {
    const house = traced('building', 'house', rectangle(120, 50, 160, 100), {
      use: 'Dwelling',
      status: 'proposed',
      finishedFloor: 101.6,
      assumed: undefined,
    });
    const end = said([...falling, lot, house], { x: 60, y: 75 });
    expect(end).toMatch(/^Runs 60 ft at .+ to the dwelling, where it stands at the wall\.$/);
  });

  test('is led by a swale, and stands in a low point', () => {
    const swale = traced(
      'swale',
      'swale',
      [
        { x: 120, y: 75 },
        { x: 200, y: 75 },
      ],
      {
        start: 101,
        end: 100,
        status: 'proposed',
      },
    );
    expect(said([...falling, lot, swale], { x: 122, y: 77 })).toMatch(
      /^Runs [\d.]+ ft at [\d.]+% to the swale, then \d\d ft at 1\.3% along it to the front edge, toward the street\.$/,
    );
    expect(said([...falling, lot, swale], { x: 140, y: 75 })).toBe(
      'Runs 60 ft at 1.3% along the swale to the front edge, toward the street.',
    );
    expect(said([...falling, lot, spot('pit', 120, 75, 97)], { x: 110, y: 75 })).toBe(
      'Runs 10 ft at 4.7% to a low point, where it stands.',
    );
    expect(said([...falling, lot, spot('pit', 120, 75, 97)], { x: 120, y: 75 })).toBe(
      'Water goes no farther: it is at a low point, where it stands.',
    );
  });
});

test('in 2,000 plans at random, no arrow without a slope of its own is drawn uphill', () => {
  const next = random(39);
  for (let count = 0; count < 2000; count += 1) {
    const spots = Array.from({ length: 6 }, (_, i) =>
      spot(`s${i}`, next() * 200, next() * 150, 95 + next() * 10),
    );
    const bend = Array.from({ length: 2 + Math.floor(next() * 3) }, () => ({
      x: next() * 200,
      y: next() * 150,
    }));
    const unsaid = next() < 0.5 ? { slope: '' } : { slope: '2%', assumed: { slope: '2%' } };
    const plan = planOf([...spots, traced('drainageArrow', 'arrow', bend, unsaid)]);
    const arrow = plan.objects.get('arrow');
    const drawn = arrow && (onGroundOf(plan)?.get(arrow) as Traced | undefined);
    const surface = finishedGround(groundOf(plan));
    const [from, to] = [drawn?.vertices[0], drawn?.vertices.at(-1)];
    if (!surface || !from || !to) continue;
    const [start = 0, end = 0] = [elevationAt(surface, from), elevationAt(surface, to)];
    expect(start - end, `plan ${count}`).toBeGreaterThanOrEqual(0);
  }
});

test('a swale of which only the depth is known says the slope of its bottom, unless somebody has said another', () => {
  const swale = (from: number, to: number, more: object): PlanObject =>
    traced(
      'swale',
      'swale',
      [
        { x: from, y: 75 },
        { x: to, y: 75 },
      ],
      { depth: 1, assumed: undefined, ...more },
    );
  const drawn = (one: PlanObject) => onGroundOf(planOf([...falling, one]))?.get(one);
  expect(drawn(swale(20, 180, {}))).toMatchObject({ slope: '2.0%', vertices: [{ x: 20 }, { x: 180 }] });
  for (const more of [{ slope: '1%' }, { depth: 0 }, { start: 101, end: 99 }])
    expect(drawn(swale(20, 180, more))).toBeUndefined();
  // Water doesn't run up; the checks say so.
  expect(drawn(swale(180, 20, {}))).toBeUndefined();
});

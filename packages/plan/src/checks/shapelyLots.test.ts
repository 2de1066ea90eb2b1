import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coverage } from '../areas/coverage.ts';
import { lotOf } from '../../testing/testLots.ts';
import { separationNames } from '../packs/pack.ts';
import type { Vertex } from '../geometry/pen.ts';
import { Checks } from './checks.ts';
import { boxed, packOf, planOf, thing, traced } from '../../testing/testSite.ts';

type Numbers = readonly number[];

/** As shapelyLots.py writes it, which says how each figure was measured. */
interface MeasuredLot {
  readonly lot: readonly Numbers[];
  readonly boxes: Readonly<Record<'house' | 'shed' | 'tank', Numbers>>;
  readonly points: Readonly<Record<'well' | 'tree', Numbers>>;
  readonly areas: Readonly<Record<'pool' | 'patio' | 'gravel', readonly Numbers[]>>;
  readonly drive: readonly Numbers[];
  readonly toLine: Readonly<Record<string, Numbers>>;
  readonly between: Readonly<Record<string, number>>;
  readonly lotArea: number;
  readonly buildings: number;
  readonly impervious: number;
}

const lots = JSON.parse(
  readFileSync(new URL('shapelyLots.json', import.meta.url), 'utf8'),
) as readonly MeasuredLot[];

const vertices = (all: readonly Numbers[]): readonly Vertex[] =>
  all.map(([x = 0, y = 0, bulge = 0]) => (bulge ? { x, y, bulge } : { x, y }));

const boxTypes = { house: 'house', shed: 'shed', tank: 'septicTank' } as const;
const allFar = Object.fromEntries(separationNames.map((name) => [name, 1000]));
/** Requires so much that every distance is a finding. */
const pack = packOf({
  setbacks: { front: 1000, side: 1000, streetSide: 1000, rear: 1000 },
  separations: allFar,
  surfaces: { gravel: 0.55 },
});

function planOn(measured: MeasuredLot) {
  const boxes = Object.entries(measured.boxes).map(([id, [x = 0, y = 0, width = 0, height = 0, turn = 0]]) =>
    boxed(boxTypes[id as keyof typeof boxTypes], id, { x, y }, width, height, { rotation: turn }),
  );
  const points = Object.entries(measured.points).map(([id, [x, y]]) => thing(id, id, { x, y }));
  const areas = Object.entries(measured.areas).map(([id, all]) => traced(id, id, vertices(all)));
  const drive = traced('driveway', 'drive', vertices(measured.drive), { width: 12, apron: 0 });
  return planOf([lotOf(vertices(measured.lot)), ...boxes, ...points, ...areas, drive], pack);
}

/** A sixteenth of an inch, in feet. */
const sixteenth = 1 / 192;

describe('thirty lots measured by Shapely', () => {
  test.each(lots.map((measured, i) => ({ i, measured })))('lot $i', ({ measured }) => {
    const plan = planOn(measured);
    const { findings } = Checks.of(plan);
    const distanceOf = (...ids: readonly string[]): Map<string, number> =>
      new Map(
        findings
          .filter(({ objects }) => objects.length === ids.length && ids.every((id) => objects.includes(id)))
          .flatMap(({ id, measured: feet }) => (feet === undefined ? [] : [[id, feet]])),
      );
    for (const [id, distances] of Object.entries(measured.toLine)) {
      const found = distanceOf(id);
      for (const [edge, feet] of distances.entries()) {
        const one = [...found].find(([name]) => name.endsWith(` ${edge}`));
        expect(Math.abs((one?.[1] ?? Infinity) - feet), `${id} to edge ${edge}`).toBeLessThan(sixteenth);
      }
    }
    for (const [pair, feet] of Object.entries(measured.between)) {
      const [found] = distanceOf(...pair.split(' ')).values();
      expect(Math.abs((found ?? Infinity) - feet), pair).toBeLessThan(sixteenth);
    }
    const { lotArea, rows } = coverage(plan, pack);
    const total = (id: string): number => rows.find((row) => row.id === id)?.total ?? Number.NaN;
    expect(Math.abs(lotArea - measured.lotArea)).toBeLessThan(0.1);
    expect(Math.abs(total('buildingCoverage') - measured.buildings)).toBeLessThan(0.1);
    expect(Math.abs(total('impervious') - measured.impervious)).toBeLessThan(0.1);
  });
});

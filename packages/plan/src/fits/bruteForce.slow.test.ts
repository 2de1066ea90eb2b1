import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boxed, packOf, planOf, thing, traced } from '../../testing/testSite.ts';
import { lotOf } from '../../testing/testLots.ts';
import type { Vertex } from '../geometry/pen.ts';
import type { PlanObject } from '../objects/kind.ts';
import { Site } from '../site/site.ts';
import { add } from '../geometry/point.ts';
import { Fitting, isWithin } from './whereItFits.ts';

type Numbers = readonly number[];

/** As bruteForceLots.py writes it. */
interface TriedLot {
  readonly lot: readonly Numbers[];
  readonly names: Numbers;
  readonly setbacks: Numbers;
  readonly accessory?: Numbers;
  readonly eave?: number;
  readonly apart: Numbers;
  readonly things: Readonly<Record<string, Numbers>>;
  readonly placed:
    | { readonly type: 'shed'; readonly size: Numbers; readonly turn: number }
    | { readonly type: 'building'; readonly vertices: readonly Numbers[]; readonly eave: number }
    | { readonly type: 'pool'; readonly vertices: readonly Numbers[] };
  /** The first place and the row in inches, and runs of places, such as `0102 ?1 1875`. */
  readonly rows: readonly (readonly [number, number, string])[];
}

const lots = JSON.parse(
  readFileSync(new URL('bruteForceLots.json', import.meta.url), 'utf8'),
) as readonly TriedLot[];

const names = ['rear', 'side', 'front', 'side', 'street side'];
const roles = ['front', 'side', 'streetSide', 'rear'] as const;
const separations = ['buildings', 'tankToBuilding', 'poolToLine', 'poolToBuilding', 'treeToBuilding'] as const;

const vertices = (all: readonly Numbers[]): readonly Vertex[] =>
  all.map(([x = 0, y = 0, bulge = 0]) => (bulge ? { x, y, bulge } : { x, y }));

const byName = <Name extends string>(keys: readonly Name[], values: Numbers) =>
  Object.fromEntries(keys.map((key, i) => [key, values[i] ?? 0])) as Record<Name, number>;

function thingOf(name: string, [x = 0, y = 0, ...more]: Numbers): PlanObject {
  const [width = 0, height = 0, rotation = 0] = more;
  if (name === 'house' || name === 'tank')
    return boxed(name === 'house' ? 'house' : 'septicTank', name, { x, y }, width, height, { rotation });
  if (name !== 'easement') return thing(name, name, { x, y });
  const [endX = 0, endY = 0, wide = 0] = more;
  const line = [
    { x, y },
    { x: endX, y: endY },
  ];
  return traced('easement', name, line, { width: wide });
}

function placedOf(placed: TriedLot['placed'], by: { x: number; y: number }): PlanObject {
  if (placed.type === 'shed') {
    const [width = 0, height = 0] = placed.size;
    return boxed('shed', 'placed', by, width, height, { rotation: placed.turn });
  }
  const there = vertices(placed.vertices).map((at) => ({ ...at, ...add(at, by) }));
  return traced(placed.type, 'placed', there, 'eave' in placed ? { eave: placed.eave } : {});
}

export function fittingOn(tried: TriedLot) {
  const { accessory, eave } = tried;
  const pack = packOf({
    setbacks: byName(roles, tried.setbacks),
    separations: byName(separations, tried.apart),
    ...(accessory ? { accessory: byName(roles, accessory) } : {}),
    ...(eave === undefined ? {} : { projections: { eave } }),
  });
  const outline = lotOf(
    vertices(tried.lot),
    tried.names.map((name) => ({ name: names[name] ?? '' })),
  );
  const things = Object.entries(tried.things).map(([name, numbers]) => thingOf(name, numbers));
  const middle = { x: 40, y: 40 };
  const placed = placedOf(tried.placed, middle);
  const site = Site.of(planOf([outline, ...things, placed], pack));
  const [subject, lot] = [site.get('placed'), site.ground.lots[0]];
  if (!subject || !lot) throw new Error('There is nothing to place.');
  const fitting = Fitting.of(subject, lot, site);
  if (!fitting) throw new Error('It covers no ground.');
  // The places of the other program are those of its own origin.
  const { x, y } = fitting.footprint.middle;
  return { fitting, off: { x: x - middle.x, y: y - middle.y } };
}

test('where things fit on five hundred lots is what another program finds by trying inch by inch', () => {
  const wrong: string[] = [];
  let allowed = 0;
  for (const [number, tried] of lots.entries()) {
    const { fitting, off } = fittingOn(tried);
    const rings = fitting.at(0).map((ring) => ring.map((at) => add(at, fitting.origin)));
    for (const [first, row, runs] of tried.rows) {
      let inch = first;
      for (const run of runs.split(' ')) {
        const count = Number(run.slice(1));
        for (let i = 0; i < count; i += 1, inch += 1) {
          if (run.startsWith('?')) continue;
          const at = add({ x: inch / 12, y: row / 12 }, off);
          if (run.startsWith('1')) allowed += 1;
          if (isWithin(rings, at) !== run.startsWith('1')) wrong.push(`lot ${number}: ${run[0]} at ${inch}, ${row}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(allowed).toBeGreaterThan(50_000);
});

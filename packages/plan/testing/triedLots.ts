// For tests: the lots of bruteForceLots.json, as plans.
import { boxed, planOf, thing, traced } from './testSite.ts';
import { lotOf } from './testLots.ts';
import type { Vertex } from '../src/geometry/pen.ts';
import { add, type Point, subtract } from '../src/geometry/point.ts';
import type { PlanObject } from '../src/objects/kind.ts';
import type { MutablePlan } from '../src/plan/plan.ts';
import { Site } from '../src/site/site.ts';
import { Fitting } from '../src/fits/whereItFits.ts';

type Numbers = readonly number[];

/** As bruteForceLots.py writes it. */
export interface TriedLot {
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
  /** Places in inches at which it fits at some angle. */
  readonly turned?: readonly (readonly [number, number])[];
  readonly rows: readonly (readonly [number, number, string])[];
}

/** The lots of the text of bruteForceLots.json. */
export const triedLotsOf = (text: string): readonly TriedLot[] => JSON.parse(text) as readonly TriedLot[];

const names = ['rear', 'side', 'front', 'side', 'street side'];
const roles = ['front', 'side', 'streetSide', 'rear'] as const;
const separations = [
  'buildings',
  'tankToBuilding',
  'poolToLine',
  'poolToBuilding',
  'treeToBuilding',
] as const;

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
  if ('size' in placed) {
    const [width = 0, height = 0] = placed.size;
    return boxed('shed', 'placed', by, width, height, { rotation: placed.turn });
  }
  const there = vertices(placed.vertices).map((at) => ({ ...at, ...add(at, by) }));
  return traced(placed.type, 'placed', there, 'eave' in placed ? { eave: placed.eave } : {});
}

/** Where the other program has the middle of what is placed. */
const middle = { x: 40, y: 40 };

export function planTried(tried: TriedLot): MutablePlan {
  const { accessory, eave } = tried;
  const rules = {
    setbacks: byName(roles, tried.setbacks),
    separations: byName(separations, tried.apart),
    ...(accessory ? { accessory: byName(roles, accessory) } : {}),
    ...(eave === undefined ? {} : { projections: { eave } }),
  };
  const outline = lotOf(
    vertices(tried.lot),
    tried.names.map((name) => ({ name: names[name] ?? '' })),
  );
  const things = Object.entries(tried.things).map(([name, numbers]) => thingOf(name, numbers));
  return planOf([outline, ...things, placedOf(tried.placed, middle)], rules);
}

/** off: from the origin of what the other program places to its middle. */
export function fittingOn(tried: TriedLot): { readonly fitting: Fitting; readonly off: Point } {
  const site = Site.of(planTried(tried));
  const [subject, lot] = [site.get('placed'), site.ground.lots[0]];
  const fitting = subject && lot && Fitting.of(subject, lot, site);
  if (!fitting) throw new Error('There is nothing to place.');
  return { fitting, off: subtract(fitting.footprint.middle, middle) };
}

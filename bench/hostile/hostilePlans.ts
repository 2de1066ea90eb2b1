// Plans that are as expensive as a file can be: each registered kind at the limits of its sizes, texts and counts. They
// are generated from the registry, so that new kinds are included.
import { fileTypes } from '@homeplot/plan/fileTypes';
import type { FileSchema, Kind } from '@homeplot/plan/kind';
import { allKinds } from '@homeplot/plan/kinds';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { planLimits } from '@homeplot/plan/planLimits';
import { type FileObject, type HostilePlan, ordinaryObject } from './hostileObjects.ts';
import { outlines } from './outlines.ts';
import { sitePlans } from './sitePlans.ts';

registerLateKinds();

/** Number of objects in a plan: of objects with the maximum number of vertices, and of simple ones. */
const objectCounts = { detailed: 20, plain: 2000 } as const;
const largest = [
  4e7, 1e7, 1e6, 5e5, 36_000, 30_000, 10_000, 5000, 1000, 600, 360, 200, 100, 60, 50, 20, 10, 3, 1,
];
const smallest = [-4e7, -1e7, -36_000, -2000, 0, 1e-6, 0.1, 0.25, 0.5, 1];
const longest = [2000, 200, 80, 40].map((length) => 'W'.repeat(length));
const coordinates = new Set(['x', 'y', 'startX', 'startY', 'endX', 'endY']);

export const schemaOf = (kind: Kind): FileSchema => kind.schema(fileTypes);

/** An object with each chosen field set to the first of the values that its schema accepts. */
function withFields(
  kind: Kind,
  values: readonly unknown[],
  isChosen: (field: string) => boolean,
): FileObject {
  let object = ordinaryObject(kind);
  for (const field of Object.keys(schemaOf(kind).shape)) {
    if (!isChosen(field)) continue;
    const fitting = values
      .map((value) => ({ ...object, [field]: value }))
      .find((one) => schemaOf(kind).safeParse(one).success);
    object = fitting ?? object;
  }
  return object;
}

const isSize = (field: string): boolean => !coordinates.has(field);

/** One copy of the object for each choice that its panel offers. */
function choicesOf(kind: Kind, object: FileObject): readonly FileObject[] {
  const parsed = schemaOf(kind).safeParse(object);
  if (!parsed.success) return [];
  const made = {
    id: 'choice',
    type: kind.type,
    order: 'a0',
    ...kind.fromFile(parsed.data, (squares) => squares / 2),
  };
  return kind
    .forms(made)
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, choices = [] }) => choices.map(({ value }) => ({ ...object, [name]: value })))
    .filter((one) => schemaOf(kind).safeParse(one).success);
}

const copies = (object: FileObject, count: number): readonly FileObject[] =>
  Array.from({ length: count }, () => object);

function* plansOf(kind: Kind): Generator<HostilePlan> {
  const { type } = kind;
  const plan = (name: string, objects: readonly FileObject[]): HostilePlan => ({
    name: `${type}: ${name}`,
    objects,
  });
  const large = withFields(kind, largest, isSize);
  yield plan('largest', copies(large, objectCounts.detailed));
  yield plan('smallest', copies(withFields(kind, smallest, isSize), objectCounts.plain));
  yield plan(
    'far away',
    copies(
      withFields(kind, largest, (field) => coordinates.has(field)),
      objectCounts.detailed,
    ),
  );
  yield plan(
    'long words',
    copies({ ...withFields(kind, longest, () => true), name: longest[0] }, objectCounts.detailed * 5),
  );
  yield plan('many at one point', copies(ordinaryObject(kind), objectCounts.plain));
  yield plan('to be removed', copies({ ...large, status: 'removed' }, objectCounts.detailed));
  for (const choice of choicesOf(kind, large))
    yield plan(`largest, ${describe(choice, large)}`, copies(choice, 5));
  const { shape } = schemaOf(kind);
  if ('vertices' in shape)
    for (const [name, outline] of Object.entries(outlines)) {
      const object = { ...large, vertices: outline(planLimits.listEntries) };
      if (schemaOf(kind).safeParse(object).success)
        yield plan(`outlines: ${name}`, copies(object, objectCounts.detailed));
    }
  if ('entrances' in shape) yield plan('gates', copies(withGates(kind), objectCounts.detailed));
}

/** The fields in which one object differs from the other. */
const describe = (one: FileObject, other: FileObject): string =>
  Object.keys(one)
    .filter((field) => one[field] !== other[field])
    .map((field) => `${field} ${String(one[field])}`)
    .join(', ') || 'unchanged';

/** An object with the maximum number of gates, half of which name no side. */
function withGates(kind: Kind): FileObject {
  const object = ordinaryObject(kind);
  const vertices =
    'vertices' in schemaOf(kind).shape ? { vertices: outlines['spiral']?.(planLimits.listEntries) } : {};
  const entrances = Array.from({ length: planLimits.listEntries }, (_, i) => ({
    x: (i * 37) % 600,
    y: (i * 91) % 601,
    width: 3,
    ...(i % 2 === 0 ? { edge: String(i) } : {}),
  }));
  return { ...object, ...vertices, entrances };
}

/** Plans of tied objects, of many groups or layers, and with unknown fields. */
function* others(): Generator<HostilePlan> {
  const star = outlines['star']?.(planLimits.listEntries);
  const lot = { id: 'lot', type: 'lot', vertices: star };
  yield {
    name: 'dimensions on one lot',
    objects: [
      lot,
      ...Array.from({ length: 2000 }, (_, i) => ({
        type: 'dimension',
        form: 'aligned',
        points: [0, 1].map((end) => ({
          x: 1,
          y: 1,
          object: 'lot',
          anchor: `v${(i + end) % planLimits.listEntries}`,
        })),
        offset: 5,
      })),
    ],
  };
  yield {
    name: 'labels on one lot',
    objects: [
      lot,
      ...Array.from({ length: 500 }, () => ({
        type: 'areaLabel',
        x: 1,
        y: 1,
        of: 'lot',
        area: 10,
        perimeter: 10,
      })),
    ],
  };
  yield {
    name: 'roads that meet at one point',
    objects: Array.from({ length: 5000 }, (_, i) => ({
      type: 'road',
      startX: 300,
      startY: 300,
      endX: 300 + Math.round(200 * Math.cos(i)),
      endY: 300 + Math.round(200 * Math.sin(i)),
    })),
  };
  const tree = { type: 'tree', x: 100, y: 100, radius: 10 };
  yield {
    name: 'thousands of groups',
    objects: Array.from({ length: 10_000 }, (_, i) => ({ ...tree, x: i % 100, group: `group ${i >> 1}` })),
  };
  yield {
    name: 'thousands of layers',
    objects: Array.from({ length: 5000 }, (_, i) => ({ ...tree, layer: `layer ${i}` })),
    settings: {
      layers: Array.from({ length: 5000 }, (_, i) => ({ id: `layer ${i}`, title: 'L'.repeat(200) })),
    },
  };
  yield { name: 'large unknown fields', objects: [{ ...tree, story: 'x'.repeat(2_000_000) }] };
  yield {
    name: 'deeply nested unknown fields',
    objects: copies({ ...tree, attic: JSON.parse('['.repeat(49) + ']'.repeat(49)) as unknown }, 2000),
  };
  yield { name: 'tens of thousands of objects', objects: copies(tree, 50_000) };
}

export const hostilePlans = (): readonly HostilePlan[] => [
  ...allKinds().flatMap((kind) => [...plansOf(kind)]),
  ...others(),
  ...sitePlans(),
];

/** The text of the plan file. */
export const textOf = ({ objects, settings }: HostilePlan): string =>
  JSON.stringify({ objects, version: '1.0', ...(settings ? { settings } : {}) });

// Forty sites that were worked out without our code: in closed form, by Qhull, in decimal arithmetic, or in a textbook. See
// workedSites.py, which says how.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { planOf, thing, traced } from '../../testing/testSite.ts';
import { lengthOf } from '../geometry/point.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { PlanObject } from '../objects/kind.ts';
import { levelBook } from '../survey/levels.ts';
import { elevationAt, gradientAt } from '../surface/surface.ts';
import { earthworkOf } from './earthwork.ts';
import { groundOf } from './ground.ts';

registerLateKinds();

type Place = readonly [x: number, y: number, first: number, second?: number];
type Reading = readonly [point: string, back: number | null, fore: number | null, known: number | null];

/** As workedSites.py writes it. */
interface WorkedSite {
  readonly kind: string;
  readonly name: string;
  readonly existing?: readonly Place[];
  readonly proposed?: readonly Place[];
  readonly objects?: readonly (object & {
    readonly type: string;
    readonly vertices: readonly (readonly [number, number])[];
  })[];
  /** Existing, and proposed where it isn't the same. */
  readonly elevations?: readonly Place[];
  /** Of the existing ground, in percent. */
  readonly slopes?: readonly Place[];
  readonly volumes?: { readonly cut: number; readonly fill: number };
  readonly book?: readonly Reading[];
  readonly levels?: readonly number[];
  readonly misclosures?: readonly number[];
}

const sites = JSON.parse(
  readFileSync(new URL('workedSites.json', import.meta.url), 'utf8'),
) as readonly WorkedSite[];

const places = sites.flatMap(({ book, ...site }) => (book ? [] : [site]));
const books = sites.flatMap(({ kind, name, book, levels = [], misclosures = [] }) =>
  book ? [{ kind, name, book, levels, misclosures }] : [],
);

function siteOf({ existing = [], proposed = [], objects = [] }: WorkedSite) {
  const keyOf = ([x, y]: Place): string => `${x} ${y}`;
  const finished = new Map(proposed.map((place) => [keyOf(place), place[2]]));
  const known = new Set(existing.map(keyOf));
  const spot = ([x, y, elevation]: Place, i: number, more: object): PlanObject =>
    thing('spotElevation', `${x} ${y} ${i}`, { x, y, elevation, assumed: undefined, ...more });
  return planOf([
    ...existing.map((place, i) =>
      spot(place, i, { measuredBy: 'survey', finished: finished.get(keyOf(place)) ?? '' }),
    ),
    ...proposed
      .filter((place) => !known.has(keyOf(place)))
      .map((place, i) => spot(place, i, { status: 'proposed' })),
    ...objects.map(({ type, vertices, ...fields }, i) =>
      traced(
        type,
        `${type} ${i}`,
        vertices.map(([x, y]) => ({ x, y })),
        { assumed: undefined, ...fields },
      ),
    ),
  ]);
}

/** 1 %, or less earth than a wheelbarrow holds. */
const within = (worked: number): number => Math.max(0.01 * worked, 1);

test.each(places)('$kind: $name', (site) => {
  const plan = siteOf(site);
  const { existing, proposed } = groundOf(plan);
  for (const [x, y, ...known] of site.elevations ?? []) {
    const read = [existing, proposed].map((surface) => surface && elevationAt(surface, { x, y }));
    expect(read.slice(0, known.length)).toEqual(
      known.map((feet) => expect.closeTo(feet ?? NaN, 2) as number),
    );
  }
  for (const [x, y, percent] of site.slopes ?? []) {
    const slope = existing && gradientAt(existing, { x, y });
    expect(Math.abs(lengthOf(slope ?? { x: 9, y: 9 }) * 100 - percent)).toBeLessThan(0.1);
  }
  const work = site.volumes && earthworkOf(plan);
  for (const way of ['cut', 'fill'] as const) {
    const worked = site.volumes?.[way] ?? 0;
    expect(Math.abs((work?.[way] ?? 0) - worked)).toBeLessThan(within(worked));
  }
});

test.each(books)('$kind: $name', ({ book, levels, misclosures }) => {
  const rows = book.map(([point, backsight, foresight, known]) => ({
    point,
    ...(backsight === null ? {} : { backsight }),
    ...(foresight === null ? {} : { foresight }),
    ...(known === null ? {} : { known }),
  }));
  const leveled = levelBook(rows);
  expect(leveled.levels.map(({ elevation }) => elevation)).toEqual(levels);
  expect(leveled.closures.map(({ misclosure }) => misclosure)).toEqual(misclosures);
});

test('there are forty of them', () => {
  expect(sites.length).toBe(40);
});

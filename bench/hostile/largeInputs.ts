// Inputs that are large rather than intricate: links that unfold to far more than they are, plans and county files of the
// most that may be opened, and more.
import { planLimits } from '@homeplot/plan/planLimits';
import { deflateRawSync } from 'node:zlib';
import { seededRandom } from '../plans/random.ts';

/** What is opened: a file with this name and text, or the fragment of a link. */
export type LargeInput = { readonly name: string } & (
  | { readonly file: string; readonly text: () => string }
  | { readonly fragment: () => string }
);

const repeated = (count: number, one: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(i)).join(',');

const planOf = (objects: string): string => `{"objects":[${objects}],"version":"1.0"}`;

const linkTo = (text: string | Uint8Array): string =>
  `project=${deflateRawSync(text, { level: 9 }).toString('base64url')}`;

const circles = (): string => planOf(repeated(900_000, () => '{"type":"circle","x":1,"y":2,"radius":3}'));

/** Corners anywhere in a square: the edges cross all over, and the text hardly compresses. */
const crossingLots = (): string => {
  const random = seededRandom(1);
  const vertex = () => ({ x: random.between(0, 599, 1), y: random.between(0, 599, 1) });
  return planOf(
    repeated(20, () =>
      JSON.stringify({ type: 'lot', vertices: Array.from({ length: planLimits.listEntries }, vertex) }),
    ),
  );
};

const largestPlan = (): string =>
  planOf(
    repeated(planLimits.objects, (i) => {
      const place = { x: (i % 500) * 12, y: Math.floor(i / 500) * 12 };
      const name = `Building ${i} of the largest plan, ${'with a long name '.repeat(5)}`;
      return JSON.stringify({ type: 'rectangle', id: `r${i}`, ...place, width: 10, height: 10, name });
    }),
  );

/** A file of parcels in rows of a hundred, each with so many corners. */
function parcels(count: number, corners: number): string {
  const features = repeated(count, (i) => {
    const [x, y] = [-105 + (i % 100) * 0.001, 40 + Math.floor(i / 100) * 0.001];
    const ring = Array.from({ length: corners + 1 }, (_, k) => {
      const angle = ((k % corners) * 2 * Math.PI) / corners;
      return [x + 0.0004 * Math.cos(angle), y + 0.0004 * Math.sin(angle)];
    });
    return JSON.stringify({
      type: 'Feature',
      properties: { APN: `012-${i}`, OWNER: `Owner ${i}`, SITE_ADDR: `${i} Elm St` },
      geometry: { type: 'Polygon', coordinates: [ring] },
    });
  });
  return `{"type":"FeatureCollection","features":[${features}]}`;
}

/** A plan of one tree with so much in one field. */
const laden = (field: string): string => planOf(`{"type":"tree","x":1,"y":2,"radius":3,${field}}`);

export const largeInputs: readonly LargeInput[] = [
  { name: 'link to lots of crossing edges', fragment: () => linkTo(crossingLots()) },
  { name: 'link that unfolds to a gigabyte of blanks', fragment: () => linkTo(Buffer.alloc(2 ** 30, ' ')) },
  { name: 'link to 900,000 circles', fragment: () => linkTo(circles()) },
  { name: 'file of 900,000 circles', file: 'circles.json', text: circles },
  { name: 'parcels with 300,000 corners', file: 'corners.geojson', text: () => parcels(1000, 300) },
  { name: '100,000 parcels', file: 'parcels.geojson', text: () => parcels(100_000, 4) },
  { name: 'one parcel of a million corners', file: 'corners.geojson', text: () => parcels(1, 1_000_000) },
  { name: 'plan of the most objects', file: 'largest.json', text: largestPlan },
  {
    name: 'tree with a list of millions of numbers',
    file: 'numbers.json',
    text: () => laden(`"sensors":[${repeated(7_500_000, () => '1')}]`),
  },
  {
    name: 'tree with a list of a million objects',
    file: 'objects.json',
    text: () => laden(`"sensors":[${repeated(1_900_000, () => '{"a":1}')}]`),
  },
  {
    name: 'tree with a million fields',
    file: 'fields.json',
    text: () => laden(repeated(2_000_000, (i) => `"field${i}":${i}`)),
  },
  {
    name: 'tree with a name of millions of letters',
    file: 'letters.json',
    text: () => laden(`"name":"${'n'.repeat(60_000_000)}","note":"\\n"`),
  },
  {
    name: 'tree with a field nested a million times',
    file: 'nested.json',
    text: () => laden(`"deep":${'['.repeat(1_900_000)}${']'.repeat(1_900_000)}`),
  },
];

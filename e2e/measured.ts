// What the journeys from a deed to a measured plan share: the deed, the tapes, places on the lot and the house, files.
import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { At } from './hands.ts';
import type { Planner } from './planner.ts';

/** Nine calls, the seventh a curve, that fail to close by 0.003 ft. Made for this test. */
export const deed = `BEGINNING at a 5/8-inch iron rod set in the northerly line of Cedar Lane, at the southwest corner of the tract herein
described; thence leaving said line, North 02°30'15" East, a distance of 86.40 feet to an iron rod; thence N 04°10'45" W, 72.85
feet to an iron pipe at the northwest corner; thence N 86°12'30" E along the lands of Alder, 131.20 feet to an iron rod; thence
South 3 degrees 05 minutes 20 seconds East, 60.00 feet to a fence post; thence S 86°54'40" W 12.50 feet; thence S 01°40'00" E
for 74.00 feet to a point of curvature; thence along a curve to the right having a radius of 25.00 feet, an arc length of
38.83 feet and a chord which bears S 42°50'05" W, 35.05 feet to the said northerly line; thence with said line S 87°20'10" W,
40.00 feet to an iron rod; thence S 84°35'48" W, 58.76 feet to the POINT OF BEGINNING.`;

/** Taped distances from corners of the lot to corners of a house of 44 by 28 ft. */
export const tapes = [
  { corner: 3, from: 0, length: `73' 10 5/16"` },
  { corner: 3, from: 1, length: `42' 1 7/16"` },
  { corner: 2, from: 6, length: `50' 11 5/16"` },
  { corner: 1, from: 4, length: `53' 4 15/16"` },
];
/** Feet east and north of the beginning of the deed: the southwest corner of the house by these tapes. */
export const houseStands = ['38.8', '62.9'];

/** Labels of the plan in meters: two edges and the area of the lot, a side of the house, its dimension. */
export const inMeters = [
  'N 2°30\'15" E  26.33 m',
  'Street  R=7.62 m  L=11.84 m',
  '1,803.9 m²',
  '13.41 m',
  '10.97 m',
];

type Vertex = { readonly x: number; readonly y: number };
type House = Vertex & Readonly<Record<'width' | 'height' | 'rotation', number>>;

const verticesOf = async (planner: Planner, type: string): Promise<readonly Vertex[]> =>
  (await planner.last(type))['vertices'] as readonly Vertex[];

/** A corner of the lot, by its index in the deed, or a point at a distance in feet from the edge that begins there. */
export async function onLot(
  planner: Planner,
  corner: number,
  along = 0,
  [right, down]: At = [0, 0],
): Promise<At> {
  const vertices = await verticesOf(planner, 'lot');
  const from = vertices[corner];
  const to = vertices[(corner + 1) % vertices.length];
  if (!from || !to) throw new Error(`The lot has no corner ${corner}; it has ${vertices.length}.`);
  return [from.x + (to.x - from.x) * along + right, from.y + (to.y - from.y) * along + down];
}

/** A file without the time at which it was written. */
export const timeless = (file: string): string => file.replace(/"timestamp": "[^"]*"/, '');

/** The texts on a plan, from its SVG. */
export const labelsOf = (picture: string): readonly string[] =>
  [...picture.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = '']) => words.replaceAll('&quot;', '"'));

/** A corner of the house: northwest, northeast, southeast, southwest, as it was drawn. */
export async function onHouse(planner: Planner, corner: number): Promise<At> {
  const { x, y, width, height, rotation } = (await planner.last('house')) as unknown as House;
  const right = (corner === 1 || corner === 2 ? width : -width) / 2;
  const down = (corner >= 2 ? height : -height) / 2;
  const turned = (rotation * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turned), Math.cos(turned)];
  return [x + right * cos - down * sin, y + right * sin + down * cos];
}

/** Feet east and north of the deed's point of beginning. */
export async function offLot(planner: Planner, [x, y]: At): Promise<readonly string[]> {
  const [left, top] = await onLot(planner, 0);
  return [(x - left).toFixed(1), (top - y).toFixed(1)];
}

export async function readDeed(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('list', { name: 'Edges read' }).getByRole('listitem')).toHaveCount(9);
  await expect(dialog.getByText(/^0\.00\d' short, .* 1:\d\d\d,\d\d\d$/)).toBeVisible();
  await expect(dialog.getByText('19,417 sq ft (0.446 ac)')).toBeVisible();
}

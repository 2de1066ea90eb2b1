// The map as sheets show it: a picture of the ground under a drawing, as far as the drawing's paper reaches. The drawing has
// only the picture's address, which says what ground it shows; the pixels are loaded elsewhere.
import { type Box, boxHeight, boxWidth } from '../geometry/box.ts';
import type { ImageMark } from '../geometry/pen.ts';
import type { PlanSettings } from './settings.ts';

const scheme = 'map:';
const grayEnd = '#gray=1';

export interface MapPicture {
  /** Feet. */
  readonly extent: Box;
  /** Without color. */
  readonly isGray?: boolean;
}

/** Whether sheets of a plan show its map. */
export const isMapPrinted = ({ map, ground }: PlanSettings): boolean =>
  map?.printed === true && ground !== undefined;

export const mapAddress = ({ extent: { minX, minY, maxX, maxY }, isGray }: MapPicture): string =>
  `${scheme}${[minX, minY, maxX, maxY].map(hundredth).join(',')}${isGray ? grayEnd : ''}`;

const hundredth = (feet: number): number => Math.round(feet * 100) / 100;

/** The picture of an address of `mapAddress`; undefined for any other. */
export function readMapAddress(address: string): MapPicture | undefined {
  if (!address.startsWith(scheme)) return undefined;
  const isGray = address.endsWith(grayEnd);
  const numbers = address.slice(scheme.length, isGray ? -grayEnd.length : undefined).split(',');
  const [minX = NaN, minY = NaN, maxX = NaN, maxY = NaN] = numbers.map(Number);
  return maxX > minX && maxY > minY ? { extent: { minX, minY, maxX, maxY }, isGray } : undefined;
}

/** The picture as a mark of a drawing in feet. */
export const mapMark = (extent: Box): ImageMark => ({
  at: { x: extent.minX, y: extent.minY },
  width: boxWidth(extent),
  height: boxHeight(extent),
  angle: 0,
  href: mapAddress({ extent }),
  title: 'Map',
});

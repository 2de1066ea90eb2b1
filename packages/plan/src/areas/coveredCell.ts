// One square cell of a lot: the pieces of objects in it, and the areas that they cover there. Overlapping pieces count once.
import { type Box, boxCorners, contains } from '../geometry/box.ts';
import { once } from '../measure/once.ts';
import { type Areas, type Cover, type CoverGround, noAreas } from './cover.ts';
import { areaMeasures } from './measures.ts';
import { areaOfRegion, intersectionOf, regionOf } from './regions.ts';
import { type Piece, weightedArea } from './weighing.ts';

/** Weighted square feet covered by all objects, and by those that aren't proposed. */
export interface CoveredAreas {
  readonly total: Areas;
  readonly existing: Areas;
}

export interface Cell {
  readonly box: Box;
  readonly pieces: Map<Cover, Piece>;
  areas: CoveredAreas;
  isCrowded: boolean;
}

/** With more pieces in a cell, it takes too long to compute which covers which. */
export const maxPieces = 100;

export const tooCrowded = 'Too many objects overlap to calculate what they cover.';

export const nothingThere = (): CoveredAreas => ({ total: noAreas(), existing: noAreas() });

/** The part of a cover in a cell. */
export function pieceIn(box: Box, cover: Cover, { origin }: CoverGround): Piece {
  const { factors } = cover;
  if (contains(box, cover.box)) return { factors, region: cover.region, area: () => cover.area };
  const region = once(() => intersectionOf(cover.region(), regionOf([pathOf(box)], origin)));
  return { factors, region, area: once(() => areaOfRegion(region())) };
}

const pathOf = (box: Box) => ({ vertices: boxCorners(box), closed: true });

export function areasOf({ pieces, isCrowded }: Cell): CoveredAreas {
  const { total, existing } = nothingThere();
  if (isCrowded) return { total, existing };
  const all = [...pieces.values()];
  const existingPieces = [...pieces].flatMap(([{ subject }, piece]) =>
    subject.object.status === 'proposed' ? [] : [piece],
  );
  for (const measure of areaMeasures) {
    total[measure] = weightedArea(all, measure);
    existing[measure] =
      existingPieces.length === all.length ? total[measure] : weightedArea(existingPieces, measure);
  }
  return { total, existing };
}

// How an object rises from the ground, for its shadow and for views from above. Heights are in feet above the ground at its
// foot.
import type { Path } from '../geometry/pen.ts';
import type { Point } from '../geometry/point.ts';

/** across: a gable roof whose ridge runs along the shorter side. */
export type Roof = 'hip' | 'gable' | 'across' | 'flat';

/** Something with vertical sides and a level top, such as a deck. */
interface Block {
  readonly shape: 'block';
  readonly outline: Path;
  readonly tall: number;
}

/** Something that follows the ground along a path, such as a fence. */
interface Barrier {
  readonly shape: 'barrier';
  readonly path: Path;
  readonly thickness: number;
  readonly tall: number;
  /** If it has gates: these, and what of the path is between them. */
  readonly gated?: { readonly gates: readonly Path[]; readonly pieces: readonly Path[] };
}

interface Roofed {
  readonly shape: 'roofed';
  readonly outline: Path;
  readonly roof: Roof;
  /** The height of the walls up to the roof, and of the ridge. Equal for a flat roof. */
  readonly eave: number;
  readonly ridge: number;
  /** How far the roof reaches beyond the walls. */
  readonly overhang: number;
}

/** An ellipsoid on a trunk. */
interface Canopy {
  readonly shape: 'canopy';
  readonly at: Point;
  readonly radius: number;
  /** The heights at which its leaves begin and end. */
  readonly from: number;
  readonly to: number;
  /** The radius of its trunk. */
  readonly trunk: number;
}

export type SolidShape = Block | Barrier | Roofed | Canopy;

export type Solid = SolidShape & {
  /** Its color in a view from above, as #rrggbb. */
  readonly color?: string;
  /** The height in feet, if it was assumed because nobody has typed one. */
  readonly assumed?: { readonly tall: number };
};

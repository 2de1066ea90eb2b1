// A dimension's form, its ends and the places that it measures between.
import type { TiedPoint } from '../../geometry/anchorNames.ts';
import type { Point } from '../../geometry/point.ts';
import type { PlanObject } from '../../objects/kind.ts';

export const dimensionForms = ['aligned', 'horizontal', 'vertical', 'angular', 'radius'] as const;
export type DimensionForm = (typeof dimensionForms)[number];

export const isLength = (form: DimensionForm): boolean => form !== 'angular' && form !== 'radius';

/** A point that a dimension measures from or to. */
export type Place = TiedPoint;

export const dimensionEnds = ['ticks', 'arrows'] as const;

export interface Dimension extends PlanObject {
  readonly form: DimensionForm;
  /**
   * For a length its two ends; for a radius the center and a point of the rim; for an angle its apex and a point of each
   * side, or two points of each of its two lines.
   */
  readonly places: readonly Place[];
  /**
   * Feet. For a length: from the first end to the dimension line, to the right when looking at the second end. For an
   * angle: the radius of its arc, negative for the outer angle. For a radius: from the rim to the text, negative inside.
   */
  readonly offset: number;
  /** Degrees clockwise by which a horizontal or vertical dimension has been turned together with the drawing. */
  readonly rotation: number;
  /**
   * The number of its row beside an edge, 1 for the nearest. It stays at least that many rows of text away from what it
   * measures, at any scale. Absent once the user has moved its line.
   */
  readonly row?: number;
  /** Whether it measures how far its object is over a lot line, while both ends are tied. Follows from what they are tied to. */
  readonly over?: true;
  /** Text before and after the number. */
  readonly before?: string;
  readonly after?: string;
  /** Text instead of the measured number, which only plans saved by earlier versions have. */
  readonly text?: string;
  readonly ends: (typeof dimensionEnds)[number];
}

export type Measured = Pick<Dimension, 'form' | 'places' | 'offset' | 'rotation'>;

const nowhere: Point = { x: 0, y: 0 };
export const placeOf = ({ places }: Measured, i: number): Point => places[i] ?? places[0] ?? nowhere;

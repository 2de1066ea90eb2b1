// What a CAD drawing takes an object for: the layer it goes on, and what it is written as. The layers are named by the
// AIA CAD Layer Guidelines of the US National CAD Standard: discipline, major and minor group.
import type { Point } from '../geometry/point.ts';
import type { Vertex } from '../pen/pen.ts';

export interface CadRole<O> {
  readonly layer: string | ((object: O) => string);
  /** The layer of its dashed lines, such as eaves, if it is another. */
  readonly dashed?: string;
  /** The layer of its finest lines, such as hatches, if it is another. */
  readonly fine?: string;
  /** Whether it is a symbol, whose picture is one block that is inserted wherever it is drawn alike. */
  readonly isSymbol?: true;
  /** Whether letters stand in gaps of its line, which is whole in CAD, with the letters beside it. */
  readonly isLettered?: true;
  /** Whether it is line work that stands for nothing: its fills are kept, and a closed one is no area. */
  readonly isPlain?: true;
  /** Whether it is a point, without an extent. */
  readonly isPoint?: true;
  /** Its stored color, if it is drawn darker than that for white paper. */
  color?(object: O): string;
  /** What it measures, if it is a dimension. */
  measured?(object: O): CadDimension;
  /** The line of an arrow whose head is at its first vertex; undefined if it has none. */
  leader?(object: O): readonly Vertex[] | undefined;
}

/** The points of a dimension, in feet. words: with <> for the number; '' for the number alone. */
export type CadDimension = { readonly words: string } & (
  | {
      readonly form: 'length';
      readonly from: Point;
      readonly to: Point;
      /** Where the extension line of the second end meets the dimension line. */
      readonly through: Point;
      /** The direction of the dimension line in radians, clockwise. */
      readonly angle: number;
      /** Whether that is the direction from end to end. */
      readonly isAligned: boolean;
      /** Feet. */
      readonly measured: number;
      readonly ends: 'ticks' | 'arrows';
    }
  | {
      readonly form: 'angle';
      readonly apex: Point;
      /** The arc goes counterclockwise from the first to the second. */
      readonly sides: readonly [Point, Point];
      readonly through: Point;
      /** Radians. */
      readonly measured: number;
      readonly ends: 'ticks' | 'arrows';
    }
  | {
      readonly form: 'radius';
      readonly center: Point;
      readonly rim: Point;
      /** Feet. */
      readonly measured: number;
      readonly ends: 'arrows';
    }
);

// What an object becomes in a CAD drawing: the layer that it goes on, and what it is written as. The layers are named by the
// AIA CAD Layer Guidelines of the US National CAD Standard: discipline, major and minor group.
import type { Vertex } from '../geometry/pen.ts';
import type { CadDimension } from './cadDimension.ts';

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
  /** Whether it is plain line work without a meaning: its fills are kept, and a closed path isn't an area. */
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

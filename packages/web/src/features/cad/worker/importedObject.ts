// What a drawing becomes: objects of the plan without an id, on layers by name. First around the drawing's own origin and in
// its units, with y down; then placed in the plan, in feet.
import { withinTurn } from '@homeplot/plan/angle';
import type { LinePoint } from '@homeplot/plan/linePoint';
import type { LineText } from '@homeplot/plan/lineText';
import type { LineWork } from '@homeplot/plan/lineWork';
import { degrees, type Point, radians, rotate, scaleBy } from '@homeplot/plan/point';
import { tidy } from '@homeplot/plan/units';

type Unplaced<O> = Omit<O, 'id' | 'order' | 'layer' | 'group'> & {
  readonly layer: string;
  /** The insert that it comes from, by number; objects of one insert are grouped. */
  readonly insert?: number;
};

export type ImportedLine = Unplaced<LineWork>;
export type ImportedText = Unplaced<LineText>;
export type ImportedPoint = Unplaced<LinePoint>;
export type ImportedObject = ImportedLine | ImportedText | ImportedPoint;

/** Where the drawing's origin goes. */
export interface Placing {
  readonly feetPerUnit: number;
  /** Feet. */
  readonly at: Point;
  /** Degrees, clockwise. */
  readonly turn: number;
}

/** The object in the plan, in feet. */
export function placed(object: ImportedObject, { feetPerUnit, at, turn }: Placing): ImportedObject {
  const angle = radians(turn);
  const pointOf = (point: Point): Point => {
    const { x, y } = rotate(scaleBy(point, feetPerUnit), angle, { x: 0, y: 0 });
    return { x: tidy(x + at.x), y: tidy(y + at.y) };
  };
  if ('vertices' in object) {
    const vertices = object.vertices.map((vertex) =>
      vertex.bulge ? { ...pointOf(vertex), bulge: tidy(vertex.bulge) } : pointOf(vertex),
    );
    return { ...object, vertices };
  }
  if (!('text' in object)) return { ...object, ...pointOf(object) };
  const rotation = tidy(withinTurn(object.rotation + turn));
  return { ...object, ...pointOf(object), height: tidy(object.height * feetPerUnit), rotation };
}

/** Degrees, clockwise with y down, of radians that turn counterclockwise with y up. */
export const turnOf = (angle: number): number => tidy(withinTurn(-degrees(angle)));

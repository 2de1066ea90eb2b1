// The objects of the plan that a drawing becomes, still without ids and on layers given by name. At first they are relative
// to the drawing's origin and in its units, with y down; then they are placed in the plan, in feet.
import { withinTurn } from '@homeplot/plan/angle';
import type { LinePoint } from '@homeplot/plan/linePoint';
import type { LineText } from '@homeplot/plan/lineText';
import type { LineWork } from '@homeplot/plan/lineWork';
import { degrees, type Point, radians, rotate, scaleBy } from '@homeplot/plan/point';
import { tidy } from '@homeplot/plan/units';

type Unplaced<O> = Omit<O, 'id' | 'order' | 'layer' | 'group'> & {
  readonly layer: string;
  /** The number of the insert that the object comes from. Objects of one insert are grouped. */
  readonly insert?: number;
};

export type ImportedLine = Unplaced<LineWork>;
export type ImportedText = Unplaced<LineText>;
export type ImportedPoint = Unplaced<LinePoint>;
export type ImportedObject = ImportedLine | ImportedText | ImportedPoint;

/** How a drawing is placed in the plan. */
export interface Placing {
  readonly feetPerUnit: number;
  /** Where the drawing's origin goes, in feet. */
  readonly at: Point;
  /** The rotation in degrees, clockwise. */
  readonly turn: number;
}

/** The object as placed in the plan, in feet. */
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

/** Converts radians counterclockwise to degrees clockwise. */
export const turnOf = (angle: number): number => tidy(withinTurn(-degrees(angle)));

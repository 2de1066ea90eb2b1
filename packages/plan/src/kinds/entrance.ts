// An entrance, which people call a gate: an opening in an edge of a rectangle, stored in that rectangle.
import { z } from 'zod/mini';
import { add, distance, dot, type Point, scaleBy, subtract, turnRight, unit } from '../geometry/point.ts';
import { nearestFraction, pointAlong } from '../geometry/segment.ts';
import type { Pen, Style } from '../pen/pen.ts';
import { inchesPerFoot, tidy } from '../units.ts';
import { derivedCoordinate, shortText, size } from './fileFields.ts';
import { type Frame, frameCorners, fromFrame, toFrame } from './frame.ts';
import { ink, weights } from './ink.ts';
import type { Convert, Form } from './kind.ts';
import { unknownFields } from './unknownFields.ts';

export const edges = ['top', 'right', 'bottom', 'left'] as const;
export type Edge = (typeof edges)[number];

export interface Entrance {
  readonly id: string;
  readonly edge: Edge;
  /** Feet from the left end of a horizontal edge or the top end of a vertical one. */
  readonly offset: number;
  /** Length of the opening in feet. */
  readonly width: number;
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Squares, as specified. */
export const defaultEntranceSquares = 3;
const leastWidth = 1 / inchesPerFoot;

const isHorizontal = (edge: Edge): boolean => edge === 'top' || edge === 'bottom';
const edgeLength = (frame: Frame, edge: Edge): number => (isHorizontal(edge) ? frame.width : frame.height);

/** The edge's ends in feet, from its left (or top) end. */
export function edgeEnds(frame: Frame, edge: Edge): readonly [Point, Point] {
  const [nw, ne, se, sw] = frameCorners(frame);
  return { top: [nw, ne], right: [ne, se], bottom: [sw, se], left: [nw, sw] }[edge] as [Point, Point];
}

/** The gate's two ends in feet. */
export function entranceEnds(frame: Frame, entrance: Entrance): readonly [Point, Point] {
  const [a, b] = edgeEnds(frame, entrance.edge);
  const length = edgeLength(frame, entrance.edge);
  return [
    pointAlong(a, b, entrance.offset / length),
    pointAlong(a, b, (entrance.offset + entrance.width) / length),
  ];
}

/** The gate no longer than its edge and never off it. */
export function fitEntrance(frame: Frame, entrance: Entrance): Entrance {
  const length = edgeLength(frame, entrance.edge);
  const width = Math.min(length, Math.max(leastWidth, entrance.width));
  const offset = Math.min(length - width, Math.max(0, entrance.offset));
  const same = width === entrance.width && offset === entrance.offset;
  return same ? entrance : { ...entrance, width: tidy(width), offset: tidy(offset) };
}

/** The edge nearest to a point, how far off it is, and how far along it (feet). */
export function nearestEdge(frame: Frame, at: Point): { edge: Edge; away: number; along: number } {
  let best = { edge: 'top' as Edge, away: Infinity, along: 0 };
  for (const edge of edges) {
    const [a, b] = edgeEnds(frame, edge);
    const fraction = nearestFraction(at, a, b);
    const away = distance(at, pointAlong(a, b, fraction));
    if (away < best.away) best = { edge, away, along: fraction * distance(a, b) };
  }
  return best;
}

const mirroredEdge = { top: 'bottom', right: 'right', bottom: 'top', left: 'left' } as const;

/** The gate of a frame that is mirrored top to bottom. */
export function mirrorEntrance(frame: Frame, entrance: Entrance): Entrance {
  const { edge, offset, width } = entrance;
  const mirrored = isHorizontal(edge) ? offset : tidy(edgeLength(frame, edge) - offset - width);
  return { ...entrance, edge: mirroredEdge[edge], offset: mirrored };
}

/** A new gate on the nearest edge, with its middle near to the point and its offset snapped (feet to feet). */
export function placeEntrance(
  frame: Frame,
  id: string,
  at: Point,
  width: number,
  snap: (offset: number) => number,
): Entrance {
  const { edge, along } = nearestEdge(frame, at);
  return fitEntrance(frame, { id, edge, offset: tidy(snap(along - width / 2)), width });
}

/** The gate slid along its edge by the way from grab to the point, its offset snapped (feet to feet). */
export function slideEntrance(
  frame: Frame,
  entrance: Entrance,
  grab: Point,
  to: Point,
  snap: (offset: number) => number,
): Entrance {
  const [a, b] = edgeEnds(frame, entrance.edge);
  const slid = dot(subtract(to, grab), unit(subtract(b, a)));
  return fitEntrance(frame, { ...entrance, offset: tidy(snap(entrance.offset + slid)) });
}

/** Opening with its posts, and the leaf (two above six feet) with the quarter circle that it swings, inward. */
export function drawEntrance(frame: Frame, entrance: Entrance, pen: Pen, layer: string): void {
  const [a, b] = entranceEnds(frame, entrance);
  const style: Style = { layer, stroke: ink, weight: weights.detail };
  const along = unit(subtract(b, a));
  const right = turnRight(along);
  const inward = entrance.edge === 'top' || entrance.edge === 'right' ? right : scaleBy(right, -1);
  const post = Math.min(postReach, entrance.width / 6);
  for (const end of [a, b]) pen.circle(end, post, { layer, stroke: ink, fill: ink, weight: weights.detail });
  const leaves = entrance.width > doubleLeafFeet ? 2 : 1;
  const reach = entrance.width / leaves;
  const depth = isHorizontal(entrance.edge) ? frame.height : frame.width;
  // Leaves within the outline are detail; those that swing beyond it count for its bounds.
  if (entrance.width < pen.resolution * 4 && reach <= depth) return;
  const hinges =
    leaves === 2
      ? ([
          [a, 1],
          [b, -1],
        ] as const)
      : ([[a, 1]] as const);
  for (const [hinge, way] of hinges) {
    const open = add(hinge, scaleBy(inward, reach));
    const shut = add(hinge, scaleBy(along, reach * way));
    pen.path({ vertices: [hinge, open], closed: false }, { ...style, weight: weights.object });
    const clockwise = (inward === right) === way < 0;
    pen.path(
      { vertices: [{ ...open, bulge: clockwise ? quarterBulge : -quarterBulge }, shut], closed: false },
      style,
    );
  }
}

/** Radius of a gate post at most, in feet. */
export const postReach = 0.25;
const doubleLeafFeet = 6;
/** tan(90 degrees / 4) */
const quarterBulge = Math.SQRT2 - 1;

const schema = z.looseObject({
  id: z.optional(shortText),
  type: z.optional(z.literal('entrance')),
  x: derivedCoordinate,
  y: z.optional(derivedCoordinate),
  width: size,
  edge: z.optional(z.enum(edges)),
});
export const entranceSchema = schema;
export type EntranceFile = z.infer<typeof schema>;

/** Where the file names no edge, the edge nearest to its point; where it has no y, the top edge. */
export function entranceFromFile(file: EntranceFile, frame: Frame, feet: Convert, id: string): Entrance {
  const { x, y, width, edge: named } = file;
  const extra = unknownFields(file, (field) => Object.hasOwn(schema.shape, field));
  const at = { x: feet(x), y: y === undefined ? frame.y : feet(y) };
  const edge = named ?? (y === undefined ? 'top' : nearestEdge(frame, at).edge);
  const inner = y === undefined ? { x: at.x - frame.x, y: 0 } : toFrame(frame, at);
  const offset = tidy(isHorizontal(edge) ? inner.x : inner.y);
  const entrance = { id, edge, offset, width: feet(width) };
  return fitEntrance(frame, extra ? { ...entrance, extra } : entrance);
}

/** Placed on the rectangle as the file rounds it, so that it is the same gate in every writing. */
export function entranceToFile(entrance: Entrance, frame: Frame, squares: Convert): Record<string, unknown> {
  const { id, edge, extra } = entrance;
  const { x, y, width, height, rotation } = frame;
  const drawn = { x: squares(x), y: squares(y), width: squares(width), height: squares(height), rotation };
  const rounded = { ...entrance, offset: squares(entrance.offset), width: squares(entrance.width) };
  const gate = fitEntrance(drawn, rounded);
  const [start] = entranceEnds(drawn, gate);
  return { ...extra, id, type: 'entrance', x: tidy(start.x), y: tidy(start.y), width: gate.width, edge };
}

/** A strip along the gate, to show that it is selected. */
export function entranceOutline(frame: Frame, entrance: Entrance): readonly Point[] {
  const reach = Math.min(entrance.width / 2, 1);
  const { offset, width, edge } = entrance;
  const along = [offset, offset + width] as const;
  const base = edge === 'right' ? frame.width : edge === 'bottom' ? frame.height : 0;
  const place = (u: number, v: number): Point =>
    fromFrame(frame, isHorizontal(edge) ? { x: u, y: base + v } : { x: base + v, y: u });
  return [place(along[0], -reach), place(along[1], -reach), place(along[1], reach), place(along[0], reach)];
}

const split = (feet: number): { feet: number; inches: number } => {
  const inches = Math.round(feet * inchesPerFoot * 16) / 16;
  const whole = Math.floor(inches / inchesPerFoot);
  return { feet: whole, inches: tidy(inches - whole * inchesPerFoot) };
};

const joinFeet = (values: Readonly<Record<string, number | string>>): number =>
  tidy(Number(values['feet']) + Number(values['inches']) / inchesPerFoot);

export function entranceForms(frame: Frame, entrance: Entrance): readonly Form<Entrance>[] {
  const end = isHorizontal(entrance.edge) ? 'Left' : 'Top';
  const pair = (label: string, value: number): Form<Entrance>['fields'] => [
    { name: 'feet', label: `${label} (Feet)`, input: 'length', value: split(value).feet, min: 0 },
    {
      name: 'inches',
      label: `${label} (Inches)`,
      input: 'inches',
      value: split(value).inches,
      min: 0,
      max: 11,
    },
  ];
  return [
    {
      submit: 'Update Gate Length',
      fields: pair('Length', entrance.width),
      apply: (values) => fitEntrance(frame, { ...entrance, width: joinFeet(values) }),
    },
    {
      submit: 'Update Position',
      fields: pair(`Distance from ${end} Edge`, entrance.offset),
      apply: (values) => fitEntrance(frame, { ...entrance, offset: joinFeet(values) }),
    },
  ];
}

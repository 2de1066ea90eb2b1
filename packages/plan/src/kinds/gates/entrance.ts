// An entrance, called "gate" on the screen: an opening in a side of an object, stored in that object.
import { arcOf, nearestOnEdge, pointOnEdge } from '../../geometry/outline.ts';
import { add, dot, type Point, scaleBy, subtract, turnRight, unit } from '../../geometry/point.ts';
import { quarterBulge } from '../../geometry/segment.ts';
import type { Pen, Style } from '../../pen/pen.ts';
import { inchesPerFoot, tidy } from '../../units.ts';
import type { Gap } from './border.ts';
import type { FileOf, FileTypes } from '../fileTypes.ts';
import { freshId, type TakenIds } from '../freshId.ts';
import { ink, weights } from '../ink.ts';
import type { Form } from '../form.ts';
import type { Convert } from '../kind.ts';
import { nearestSide, type Side, sidesByName } from './sides.ts';
import { unknownFields } from '../unknownFields.ts';

export interface Entrance {
  readonly id: string;
  /** The name of its side. */
  readonly edge: string;
  /** Feet from the beginning of the side. */
  readonly offset: number;
  /** Width of the opening in feet, from post to post. */
  readonly width: number;
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Squares, from the specification. */
export const defaultEntranceSquares = 3;
const minWidth = 1 / inchesPerFoot;

/** Feet along a side that an opening takes: on a curve this is more than its width, which is measured straight across. */
function takenBy(side: Side, width: number): number {
  const arc = arcOf(side);
  return arc ? 2 * arc.radius * Math.asin(Math.min(1, width / (2 * arc.radius))) : width;
}

/** The widest opening that a side has room for. */
function maxWidth(side: Side): number {
  const arc = arcOf(side);
  return arc ? 2 * arc.radius * Math.sin(Math.min(Math.PI, Math.abs(arc.sweep)) / 2) : side.length;
}

/** The gate's two ends in feet. */
export function entranceEnds(side: Side, { offset, width }: Entrance): readonly [Point, Point] {
  return [
    pointOnEdge(side, offset / side.length),
    pointOnEdge(side, (offset + takenBy(side, width)) / side.length),
  ];
}

/** Where the gate opens the border. */
export function entranceGap(side: Side, { offset, width }: Entrance): Gap {
  const opening = takenBy(side, width);
  const from = side.way === 1 ? side.begins + offset : side.begins - offset - opening;
  return { from, to: from + opening };
}

/** The gate, moved and narrowed so that it fits on its side. */
export function fitEntrance(side: Side, entrance: Entrance): Entrance {
  const width = Math.min(maxWidth(side), Math.max(minWidth, entrance.width));
  const offset = Math.max(0, Math.min(side.length - takenBy(side, width), entrance.offset));
  const same = width === entrance.width && offset === entrance.offset;
  return same ? entrance : { ...entrance, width: tidy(width), offset: tidy(offset) };
}

/** A new gate on a side, with its middle at a distance along it, its offset snapped (feet to feet). */
export function placeEntrance(
  side: Side,
  id: string,
  along: number,
  width: number,
  snap: (offset: number) => number,
): Entrance {
  return fitEntrance(side, { id, edge: side.name, offset: tidy(snap(tidy(along - width / 2))), width });
}

/** The gate moved along its side by the distance from grab to the point, its offset snapped (feet to feet). */
export function slideEntrance(
  side: Side,
  entrance: Entrance,
  grab: Point,
  to: Point,
  snap: (offset: number) => number,
): Entrance {
  const slid = arcOf(side)
    ? (nearestOnEdge(side, to) - nearestOnEdge(side, grab)) * side.length
    : dot(subtract(to, grab), unit(subtract(side.to, side.from)));
  return fitEntrance(side, { ...entrance, offset: tidy(snap(tidy(entrance.offset + slid))) });
}

/** Radius of the gate's posts in feet. */
export const postOf = ({ width }: Entrance): number => Math.min(postReach, width / 6);

const leavesOf = ({ width }: Entrance): 1 | 2 => (width > doubleLeafFeet ? 2 : 1);

/** Length of its leaves in feet. */
export const leafOf = (entrance: Entrance): number => entrance.width / leavesOf(entrance);

/** Draws posts and leaves, two above six feet, each leaf with the arc of its swing, inward. on: the layer. */
export function drawEntrance(side: Side, entrance: Entrance, pen: Pen, on: Style): void {
  const [a, b] = entranceEnds(side, entrance);
  const style: Style = { ...on, stroke: ink, weight: weights.detail };
  const along = unit(subtract(b, a));
  const right = turnRight(along);
  const inward = side.inward === 'right' ? right : scaleBy(right, -1);
  const post = postOf(entrance);
  for (const end of [a, b]) pen.circle(end, post, { ...style, fill: ink });
  const reach = leafOf(entrance);
  // Leaves inside the outline are detail that bounds can skip; those that swing outside enlarge the bounds.
  if (entrance.width < pen.resolution * 4 && reach <= side.depth) return;
  const hinges =
    leavesOf(entrance) === 2
      ? ([
          [a, 1],
          [b, -1],
        ] as const)
      : ([[a, 1]] as const);
  for (const [hinge, way] of hinges) {
    const open = add(hinge, scaleBy(inward, reach));
    const shut = add(hinge, scaleBy(along, reach * way));
    pen.path({ vertices: [hinge, open], closed: false }, { ...style, weight: weights.object });
    const clockwise = (side.inward === 'right') === way < 0;
    pen.path(
      { vertices: [{ ...open, bulge: clockwise ? quarterBulge : -quarterBulge }, shut], closed: false },
      style,
    );
  }
}

/** Maximum radius of a gate post, in feet. */
export const postReach = 0.25;
const doubleLeafFeet = 6;

export const entranceSchema = ({ z, derivedCoordinate, shortText, size }: FileTypes) =>
  z.looseObject({
    id: z.optional(shortText),
    type: z.optional(z.literal('entrance')),
    x: derivedCoordinate,
    y: z.optional(derivedCoordinate),
    width: size,
    edge: z.optional(shortText),
  });
type EntranceFile = FileOf<typeof entranceSchema>;

/**
 * The side of a gate in a file that names none of the object's sides: the one nearest to the gate's point or, if it has no
 * y, the first side, with x measured from the left. undefined if the object has no sides.
 */
function entranceFromFile(
  { id: _id, type: _type, x, y, width, edge, ...unknown }: EntranceFile,
  sides: readonly Side[],
  byName: ReadonlyMap<string, Side>,
  left: number,
  feet: Convert,
  id: string,
): Entrance | undefined {
  const named = edge === undefined ? undefined : byName.get(edge);
  const at = { x: feet(x), y: y === undefined ? 0 : feet(y) };
  const side = named ?? (y === undefined ? sides[0] : nearestSide(sides, at)?.side);
  if (!side) return undefined;
  const extra = unknownFields(unknown, () => false);
  const offset = y === undefined ? tidy(at.x - left) : offsetOf(side, at);
  const entrance = { id, edge: side.name, offset, width: feet(width) };
  return fitEntrance(side, extra ? { ...entrance, extra } : entrance);
}

/** The gates of an object in a file. sides: in feet; left: x of the object in feet. */
export function entrancesFromFile(
  files: readonly EntranceFile[] | undefined,
  sides: readonly Side[],
  left: number,
  feet: Convert,
): readonly Entrance[] {
  if (!files || files.length === 0) return [];
  const taken: TakenIds = new Map();
  const byName = sidesByName(sides);
  return files.flatMap(
    (file, i) =>
      entranceFromFile(file, sides, byName, left, feet, freshId(file.id || `entrance-${i + 1}`, taken)) ?? [],
  );
}

/** Feet along a side to the point nearest to the given one. */
function offsetOf(side: Side, at: Point): number {
  if (arcOf(side)) return tidy(nearestOnEdge(side, at) * side.length);
  return tidy(dot(subtract(at, side.from), unit(subtract(side.to, side.from))));
}

/** The gates for a file, on the sides as they are rounded there (in squares), so that saving again writes the same file. */
export function entrancesToFile(
  entrances: readonly Entrance[],
  drawn: readonly Side[],
  squares: Convert,
): Record<string, unknown>[] {
  const byName = sidesByName(drawn);
  return entrances.flatMap((entrance) => {
    const { id, edge, extra } = entrance;
    const side = byName.get(edge);
    if (!side) return [];
    const rounded = { ...entrance, offset: squares(entrance.offset), width: squares(entrance.width) };
    const gate = fitEntrance(side, rounded);
    const [start] = entranceEnds(side, gate);
    return { ...extra, id, type: 'entrance', x: tidy(start.x), y: tidy(start.y), width: gate.width, edge };
  });
}

/** A rectangle along the gate, to show that it is selected. */
export function entranceOutline(side: Side, entrance: Entrance): readonly Point[] {
  const reach = Math.min(entrance.width / 2, 1);
  const [a, b] = entranceEnds(side, entrance);
  const across = scaleBy(turnRight(unit(subtract(b, a))), reach);
  return [subtract(a, across), subtract(b, across), add(b, across), add(a, across)];
}

const split = (feet: number): { feet: number; inches: number } => {
  const inches = Math.round(feet * inchesPerFoot * 16) / 16;
  const whole = Math.floor(inches / inchesPerFoot);
  return { feet: whole, inches: tidy(inches - whole * inchesPerFoot) };
};

const joinFeet = (values: Readonly<Record<string, number | string>>): number =>
  tidy(Number(values['feet']) + Number(values['inches']) / inchesPerFoot);

export function entranceForms(side: Side, entrance: Entrance): readonly Form<Entrance>[] {
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
      apply: (values) => fitEntrance(side, { ...entrance, width: joinFeet(values) }),
    },
    {
      submit: 'Update Position',
      fields: pair(`Distance from ${side.countedFrom}`, entrance.offset),
      apply: (values) => fitEntrance(side, { ...entrance, offset: joinFeet(values) }),
    },
  ];
}

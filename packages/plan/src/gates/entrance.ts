// An entrance, called "gate" on the screen, or "door" in the wall of a building: an opening in a side of an object, stored
// in that object. What only doors have is in doors.ts, the picture in drawGates.ts, the file form in entranceFile.ts.
import { arcOf, nearestOnEdge, pointOnEdge } from '../geometry/outline.ts';
import { dot, type Point, subtract, unit } from '../geometry/point.ts';
import { inchesPerFoot, tidy, toFeetAndInches } from '../measure/units.ts';
import type { Gap } from './border.ts';
import type { Form } from '../objects/form.ts';
import type { Side } from './sides.ts';

export interface Entrance {
  readonly id: string;
  /** The name of its side. */
  readonly edge: string;
  /** Feet from the beginning of the side. */
  readonly offset: number;
  /** Width of the opening in feet, from post to post. */
  readonly width: number;
  /** Doors only: the floor behind it, if that isn't the finished one. */
  readonly floor?: 'finished' | 'garage' | 'lowest';
  /** Doors only: the elevation of its sill in feet, if that isn't at the floor. */
  readonly sill?: number | '';
  /** Doors only: how many risers there are outside. */
  readonly risers?: number;
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Squares, from the specification. */
export const defaultEntranceSquares = 3;
/** Feet: an inch. */
const minWidth = 1 / inchesPerFoot;

/** Feet along a side that an opening takes up: on a curve more than its width, which is measured straight across. */
function lengthAlong(side: Side, width: number): number {
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
    pointOnEdge(side, (offset + lengthAlong(side, width)) / side.length),
  ];
}

/** Where the gate opens the border. */
export function entranceGap(side: Side, { offset, width }: Entrance): Gap {
  const opening = lengthAlong(side, width);
  const from = side.borderSign === 1 ? side.begins + offset : side.begins - offset - opening;
  return { from, to: from + opening };
}

/** The gate, moved and narrowed so that it fits on its side. */
export function fitEntrance(side: Side, entrance: Entrance): Entrance {
  const width = Math.min(maxWidth(side), Math.max(minWidth, entrance.width));
  const offset = Math.max(0, Math.min(side.length - lengthAlong(side, width), entrance.offset));
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

const joinFeet = (values: Readonly<Record<string, number | string>>): number =>
  tidy(Number(values['feet']) + Number(values['inches']) / inchesPerFoot);

/** The forms of its width and its place. size: what the width is called, `Length` or `Width`. */
export function entranceForms(
  side: Side,
  entrance: Entrance,
  title: string,
  size: string,
): readonly Form<Entrance>[] {
  const pair = (label: string, value: number, min: number, max: number): Form<Entrance>['fields'] => [
    {
      name: 'feet',
      label: `${label} (Feet)`,
      input: 'length',
      value: toFeetAndInches(value).feet,
      min: 0,
    },
    {
      name: 'inches',
      label: `${label} (Inches)`,
      input: 'inches',
      value: toFeetAndInches(value).inches,
      min: 0,
      max: 11,
      total: { min, max },
    },
  ];
  return [
    {
      submit: `Update ${title} ${size}`,
      fields: pair(size, entrance.width, minWidth, tidy(maxWidth(side))),
      apply: (values) => fitEntrance(side, { ...entrance, width: joinFeet(values) }),
    },
    {
      submit: 'Update Position',
      fields: pair(
        `Distance from ${side.countedFrom}`,
        entrance.offset,
        0,
        tidy(Math.max(0, side.length - lengthAlong(side, entrance.width))),
      ),
      apply: (values) => fitEntrance(side, { ...entrance, offset: joinFeet(values) }),
    },
  ];
}

// How long the sun shines on places in one day, sampled every few minutes: on each place the ray to the sun is followed, and
// what it meets is in the way. Leaves let nothing through.
import { boxCenter, boxHeight, boxWidth } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { Place } from '../ground/ground.ts';
import type { Caster, Ellipsoid } from './casters.ts';
import { dot3, type Facet, planeOf, plus, type Point3 } from './space.ts';
import { lowestSun, towardsSun } from './shadows.ts';
import { minutesPerDay, sunAt } from './sunTime.ts';

/** Minutes from one sample to the next. */
export const sampleMinutes = 10;

/** A place in the sun; facing: level and square to a wall that it is on, outward. */
export interface Receiver {
  readonly at: Point3;
  readonly facing?: Point;
}

export interface SunDay {
  readonly day: string;
  readonly offset: number;
  readonly place: Place;
  readonly north: number;
}

/** Feet above the ground within which nothing shades a place, so that it doesn't shade itself. */
const skin = 0.05;

/** Minutes of sun of each place. */
export function sunMinutes(
  receivers: readonly Receiver[],
  casters: readonly Caster[],
  day: SunDay,
): readonly number[] {
  const things = casters.map((caster) => thingOf(caster));
  const totals = receivers.map(() => 0);
  for (let minutes = sampleMinutes / 2; minutes < minutesPerDay; minutes += sampleMinutes) {
    const position = sunAt({ day: day.day, minutes, offset: day.offset }, day.place);
    if (position.height < lowestSun) continue;
    const sun = towardsSun(position, day.north);
    receivers.forEach(({ at, facing }, i) => {
      if (facing && facing.x * sun.x + facing.y * sun.y <= 0) return;
      const isShaded = things.some((thing) => isNear(thing, at, sun) && shades(thing, at, sun));
      if (!isShaded) totals[i] = (totals[i] ?? 0) + sampleMinutes;
    });
  }
  return totals;
}

/** What throws shadows, and the circle that it is in as seen from above. */
interface Thing {
  readonly targets: readonly Target[];
  readonly canopy: Ellipsoid | undefined;
  readonly middle: Point;
  readonly radius: number;
}

const thingOf = ({ facets, canopy, box }: Caster): Thing => ({
  targets: facets.flatMap(({ facet }) => targetOf(facet) ?? []),
  canopy,
  middle: boxCenter(box),
  radius: Math.hypot(boxWidth(box), boxHeight(box)) / 2,
});

/** Whether a ray passes over the circle of a thing. */
function isNear({ middle, radius }: Thing, from: Point3, along: Point3): boolean {
  const flat = Math.hypot(along.x, along.y);
  const [x, y] = [middle.x - from.x, middle.y - from.y];
  const off = Math.abs(along.x * y - along.y * x);
  return off <= radius * flat && along.x * x + along.y * y >= -radius * flat;
}

const shades = ({ targets, canopy }: Thing, from: Point3, along: Point3): boolean =>
  targets.some((target) => meetsFacet(target, from, along)) ||
  (canopy !== undefined && meetsLeaves(canopy, from, along));

interface Target {
  readonly facet: Facet;
  readonly normal: Point3;
  readonly off: number;
  readonly top: number;
}

function targetOf(facet: Facet): Target | undefined {
  const plane = planeOf(facet);
  return plane && { ...plane, facet, top: Math.max(...facet.map(({ z }) => z)) };
}

/** Whether a ray upward meets a convex facet. */
function meetsFacet({ facet, normal, off, top }: Target, from: Point3, along: Point3): boolean {
  if (from.z >= top) return false;
  const slant = dot3(normal, along);
  if (Math.abs(slant) < 1e-9) return false;
  const feet = (off - dot3(normal, from)) / slant;
  if (feet < skin) return false;
  const at = plus(from, along, feet);
  // Inside if it is on one side of all edges, seen along the normal.
  let sign = 0;
  return facet.every((a, i) => {
    const b = facet[(i + 1) % facet.length] ?? a;
    const [u, v] = [plus(b, a, -1), plus(at, a, -1)];
    const turn =
      normal.x * (u.y * v.z - u.z * v.y) +
      normal.y * (u.z * v.x - u.x * v.z) +
      normal.z * (u.x * v.y - u.y * v.x);
    if (Math.abs(turn) < 1e-9) return true;
    if (sign === 0) sign = Math.sign(turn);
    return Math.sign(turn) === sign;
  });
}

/** In the space in which the leaves are a unit ball. */
function meetsLeaves({ center, across, up }: Ellipsoid, from: Point3, along: Point3): boolean {
  const scaled = ({ x, y, z }: Point3): Point3 => ({ x: x / across, y: y / across, z: z / up });
  const [p, d] = [scaled(plus(from, center, -1)), scaled(along)];
  const [a, b, c] = [dot3(d, d), dot3(p, d), dot3(p, p) - 1];
  return c > 0 && b < 0 && b * b - a * c > 0;
}

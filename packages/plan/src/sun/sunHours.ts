// How long the sun shines on places in one day, sampled every few minutes: a place is in shadow if its ray toward the sun meets
// anything. Leaves let no light through.
import { boxCenter, boxHeight, boxWidth } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { Place } from '../ground/ground.ts';
import type { Caster, Ellipsoid } from './casters.ts';
import { dot3, type Facet, planeOf, plus, type Point3 } from './space.ts';
import { lowestSun, towardsSun } from './shadows.ts';
import { minutesPerDay, sunAt } from './sunTime.ts';

/** Minutes from one sample to the next. */
export const sampleMinutes = 10;

/** A place whose sun is measured. facing: the outward direction of the wall that it is on, if any. */
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

/** Feet: nothing this near shades a place, so that a surface doesn't shade itself. */
const minDistance = 0.05;

/** The minutes of sun on each place. */
export function sunMinutes(
  receivers: readonly Receiver[],
  casters: readonly Caster[],
  day: SunDay,
): readonly number[] {
  const obstacles = casters.map((caster) => obstacleOf(caster));
  const totals = receivers.map(() => 0);
  for (let minutes = sampleMinutes / 2; minutes < minutesPerDay; minutes += sampleMinutes) {
    const position = sunAt({ day: day.day, minutes, offset: day.offset }, day.place);
    if (position.height < lowestSun) continue;
    const sun = towardsSun(position, day.north);
    receivers.forEach(({ at, facing }, i) => {
      if (facing && facing.x * sun.x + facing.y * sun.y <= 0) return;
      const isShaded = obstacles.some((obstacle) => isNear(obstacle, at, sun) && shades(obstacle, at, sun));
      if (!isShaded) totals[i] = (totals[i] ?? 0) + sampleMinutes;
    });
  }
  return totals;
}

/** A caster of shadows, and the circle around it on the plan. */
interface Obstacle {
  readonly targets: readonly Target[];
  readonly canopy: Ellipsoid | undefined;
  readonly middle: Point;
  readonly radius: number;
}

const obstacleOf = ({ facets, canopy, box }: Caster): Obstacle => ({
  targets: facets.flatMap(({ facet }) => targetOf(facet) ?? []),
  canopy,
  middle: boxCenter(box),
  radius: Math.hypot(boxWidth(box), boxHeight(box)) / 2,
});

/** Whether a ray passes over the circle of an obstacle. */
function isNear({ middle, radius }: Obstacle, from: Point3, along: Point3): boolean {
  const flat = Math.hypot(along.x, along.y);
  const [x, y] = [middle.x - from.x, middle.y - from.y];
  const off = Math.abs(along.x * y - along.y * x);
  return off <= radius * flat && along.x * x + along.y * y >= -radius * flat;
}

const shades = ({ targets, canopy }: Obstacle, from: Point3, along: Point3): boolean =>
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
  if (feet < minDistance) return false;
  const at = plus(from, along, feet);
  // The point is inside if it is on the same side of all edges.
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

/** Whether a ray meets a canopy, computed in the space in which the canopy is a unit ball. */
function meetsLeaves({ center, across, up }: Ellipsoid, from: Point3, along: Point3): boolean {
  const scaled = ({ x, y, z }: Point3): Point3 => ({ x: x / across, y: y / across, z: z / up });
  const [p, d] = [scaled(plus(from, center, -1)), scaled(along)];
  const [a, b, c] = [dot3(d, d), dot3(p, d), dot3(p, p) - 1];
  return c > 0 && b < 0 && b * b - a * c > 0;
}

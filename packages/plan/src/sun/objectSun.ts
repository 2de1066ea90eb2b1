// The hours of sun in a day of one object: of each wall of a building, or of the ground that anything else covers. They are
// sampled every ten minutes at a few places, and averaged.
import { boxHeight, boxWidth } from '../geometry/box.ts';
import { pathBox } from '../geometry/boundsPen.ts';
import { flatten } from '../geometry/flatten.ts';
import { isInside } from '../geometry/hitPen.ts';
import { signedArea } from '../geometry/outline.ts';
import {
  add,
  distance,
  midpoint,
  type Point,
  scaleBy,
  subtract,
  turnRight,
  unit,
} from '../geometry/point.ts';
import { kindOf } from '../kinds/index.ts';
import { compassWords, nearestCompassPoint } from '../measure/angle.ts';
import { capitalized } from '../measure/letterCase.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import { azimuthOf } from '../survey/bearing.ts';
import { solidOf } from '../kinds/solids.ts';
import { castersOf } from './casters.ts';
import { standing } from './planShadows.ts';
import { groundForSun } from './groundForSun.ts';
import { at } from './space.ts';
import { type Receiver, sunMinutes } from './sunHours.ts';

export interface SunOfPart {
  /** Such as `South wall`; '' for all of its ground. */
  readonly part: string;
  /** Minutes on average. */
  readonly minutes: number;
  /** Minutes at the places with the least and the most sun. */
  readonly least: number;
  readonly most: number;
}

/** Feet from the ground up to the middle of a window, and from the wall to where its sun is sampled. */
const window = { up: 5, off: 0.1 } as const;
/** Sampled places on the ground of an object, in each direction. */
const samples = 5;
/** Feet: shorter walls are left out. */
const minWall = 3;
/** More walls aren't listed. */
const maxWalls = 12;

/** The sun on each part of an object; undefined if it has no ground and no walls, or the plan has no location. */
export function sunOfObject(
  plan: Plan,
  object: PlanObject,
  when: { readonly day: string; readonly offset: number },
): readonly SunOfPart[] | undefined {
  const { ground, north } = plan.settings;
  if (!ground) return undefined;
  const shadowGround = groundForSun(plan);
  const parts = partsOf(object, north, (point) => shadowGround.elevationAt(point) ?? 0);
  if (parts.length === 0) return undefined;
  const solid = solidOf(object);
  // Trees and hedges don't shade their own ground; the walls of a building may shade each other.
  const isBuilt = solid?.shape === 'roofed' || solid?.shape === 'block';
  const others = standing(plan).filter(({ id }) => isBuilt || id !== object.id);
  const all = sunMinutes(
    parts.flatMap(({ receivers }) => receivers),
    castersOf(others, shadowGround),
    { ...when, place: ground, north },
  );
  let from = 0;
  return parts.map(({ part, receivers }) => {
    const own = all.slice(from, (from += receivers.length));
    const sum = own.reduce((total, one) => total + one, 0);
    return { part, minutes: sum / own.length, least: Math.min(...own), most: Math.max(...own) };
  });
}

interface Part {
  readonly part: string;
  readonly receivers: readonly Receiver[];
}

function partsOf(object: PlanObject, north: number, groundAt: (point: Point) => number): readonly Part[] {
  const solid = solidOf(object);
  const outline = kindOf(object).path?.outline(object);
  if (!outline?.closed) return [];
  const corners = flatten(outline);
  if (solid?.shape === 'roofed' || solid?.shape === 'block') {
    const clockwise = signedArea(outline) > 0 ? corners : corners.toReversed();
    const sides = clockwise.map((from, i) => ({ from, to: clockwise[(i + 1) % clockwise.length] ?? from }));
    const long = sides.filter(({ from, to }) => distance(from, to) >= minWall);
    const up = Math.min(window.up, (solid.shape === 'block' ? solid.tall : solid.eave) / 2);
    return named(
      long.slice(0, maxWalls).map(({ from, to }) => {
        const facing = scaleBy(turnRight(unit(subtract(to, from))), -1);
        const middle = add(midpoint(from, to), scaleBy(facing, window.off));
        const direction = capitalized(compassWords[nearestCompassPoint(azimuthOf(facing, north))]);
        return { part: `${direction} wall`, receivers: [{ at: at(middle, groundAt(middle) + up), facing }] };
      }),
    );
  }
  const box = pathBox({ vertices: corners, closed: true });
  const receivers: Receiver[] = [];
  for (let i = 0; i < samples; i += 1)
    for (let j = 0; j < samples; j += 1) {
      const place = {
        x: box.minX + ((i + 0.5) / samples) * boxWidth(box),
        y: box.minY + ((j + 0.5) / samples) * boxHeight(box),
      };
      if (isInside({ vertices: corners, closed: true }, place))
        receivers.push({ at: at(place, groundAt(place)) });
    }
  return receivers.length > 0 ? [{ part: '', receivers }] : [];
}

/** Numbers walls that face the same direction. */
const named = (parts: readonly Part[]): readonly Part[] =>
  parts.map((one, i) => {
    const alike = parts.filter(({ part }) => part === one.part);
    if (alike.length === 1) return one;
    return {
      ...one,
      part: `${one.part} ${parts.slice(0, i + 1).filter(({ part }) => part === one.part).length}`,
    };
  });

/** Such as `6 h 20 min`, to ten minutes. */
export function hoursText(minutes: number): string {
  const tens = Math.round(minutes / 10) * 10;
  const [hours, rest] = [Math.floor(tens / 60), tens % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

// The hours of sun in a day of one object: of each wall of a building, or of the ground that anything else covers. They are
// sampled every ten minutes at a few places; what is told is their average.
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
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import { azimuthOf } from '../survey/bearing.ts';
import { solidOf } from '../kinds/solids.ts';
import { castersOf } from './casters.ts';
import { standing } from './planShadows.ts';
import { planTerrain } from './planTerrain.ts';
import { at } from './space.ts';
import { type Receiver, sunMinutes } from './sunHours.ts';

export interface SunOfPart {
  /** `South wall`; empty for all of its ground. */
  readonly part: string;
  /** Minutes on average, and at the places that have the least and the most. */
  readonly minutes: number;
  readonly least: number;
  readonly most: number;
}

/** Feet above the ground of a window's middle, and off the wall. */
const window = { up: 5, off: 0.1 } as const;
/** Places on the ground of an object, each way. */
const across = 5;
/** Shorter walls, in feet, have no windows that matter; more walls are not told. */
const walls = { shortest: 3, most: 12 } as const;

const winds = ['North', 'Northeast', 'East', 'Southeast', 'South', 'Southwest', 'West', 'Northwest'] as const;

/** undefined if it has no ground and no walls, or the plan has no location. */
export function sunOfObject(
  plan: Plan,
  object: PlanObject,
  when: { readonly day: string; readonly offset: number },
): readonly SunOfPart[] | undefined {
  const { ground, north } = plan.settings;
  if (!ground) return undefined;
  const terrain = planTerrain(plan);
  const parts = partsOf(object, north, (point) => terrain.elevationAt(point) ?? 0);
  if (parts.length === 0) return undefined;
  const solid = solidOf(object);
  // Leaves and hedges don't shade themselves; other walls of a building may.
  const isBuilt = solid?.shape === 'roofed' || solid?.shape === 'block';
  const others = standing(plan).filter(({ id }) => isBuilt || id !== object.id);
  const all = sunMinutes(
    parts.flatMap(({ receivers }) => receivers),
    castersOf(others, terrain),
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
    const long = sides.filter(({ from, to }) => distance(from, to) >= walls.shortest);
    const up = Math.min(window.up, (solid.shape === 'block' ? solid.tall : solid.eave) / 2);
    return named(
      long.slice(0, walls.most).map(({ from, to }) => {
        const facing = scaleBy(turnRight(unit(subtract(to, from))), -1);
        const middle = add(midpoint(from, to), scaleBy(facing, window.off));
        const wind = winds[Math.round(azimuthOf(facing, north) / 45) % winds.length] ?? '';
        return { part: `${wind} wall`, receivers: [{ at: at(middle, groundAt(middle) + up), facing }] };
      }),
    );
  }
  const box = pathBox({ vertices: corners, closed: true });
  const receivers: Receiver[] = [];
  for (let i = 0; i < across; i += 1)
    for (let j = 0; j < across; j += 1) {
      const place = {
        x: box.minX + ((i + 0.5) / across) * boxWidth(box),
        y: box.minY + ((j + 0.5) / across) * boxHeight(box),
      };
      if (isInside({ vertices: corners, closed: true }, place))
        receivers.push({ at: at(place, groundAt(place)) });
    }
  return receivers.length > 0 ? [{ part: '', receivers }] : [];
}

/** Walls that face alike are numbered. */
const named = (parts: readonly Part[]): readonly Part[] =>
  parts.map((one, i) => {
    const alike = parts.filter(({ part }) => part === one.part);
    if (alike.length === 1) return one;
    return {
      ...one,
      part: `${one.part} ${parts.slice(0, i + 1).filter(({ part }) => part === one.part).length}`,
    };
  });

/** 6 h 20 min. */
export function hoursText(minutes: number): string {
  const tens = Math.round(minutes / 10) * 10;
  const [hours, rest] = [Math.floor(tens / 60), tens % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

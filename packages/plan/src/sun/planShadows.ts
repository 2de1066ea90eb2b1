// The shadows of a plan at a time: which objects stand then, their shadows on the ground, and what was assumed for them.
import type { Path } from '../geometry/pen.ts';
import type { Point } from '../geometry/point.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import { titleOf } from '../distances/titleOf.ts';
import { formatLength, type Units } from '../measure/units.ts';
import { solidOf } from '../kinds/solids.ts';
import { castersOf, type Moment, standsAt } from './casters.ts';
import { groundForSun } from './groundForSun.ts';
import { level } from './shadowGround.ts';
import { lowestSun, type Shadows, shadowsOf, towardsSun } from './shadows.ts';
import type { SunPosition } from './sunPosition.ts';
import { problemOf, sunAt, type SunTime } from './sunTime.ts';

export interface PlanShadows extends Shadows {
  readonly sun: SunPosition;
}

export interface Shown {
  readonly moment?: Moment;
  readonly isShown?: (object: PlanObject) => boolean;
}

/** The shown objects that stand at a moment; after the project if absent. */
export const standing = (
  plan: Plan,
  { moment = 'after', isShown = () => true }: Shown = {},
): readonly PlanObject[] =>
  [...plan.objects.values()].filter((object) => standsAt(object, moment) && isShown(object));

/** The shadows of a plan, or a sentence why there are none: its location isn't known or the sun is too low. */
export function planShadows(
  plan: Plan,
  time: SunTime,
  shown?: Shown,
): PlanShadows | { readonly problem: string } {
  const { ground, north } = plan.settings;
  if (!ground) return { problem: 'Shadows need the location of the plan.' };
  const problem = problemOf(ground);
  if (problem) return { problem };
  const sun = sunAt(time, ground);
  if (sun.height < lowestSun)
    return {
      problem:
        sun.height < 0 ? 'The sun is below the horizon.' : 'The sun is on the horizon: shadows have no end.',
    };
  const shadowGround = groundForSun(plan, shown?.moment);
  const casters = castersOf(standing(plan, shown), shadowGround);
  return { sun, ...shadowsOf(casters, towardsSun(sun, north), shadowGround) };
}

/** All outlines as one closed path, which runs to each and back along the same line, so that nothing is enclosed in between. */
export function asOnePath(rings: readonly (readonly Point[])[]): Path {
  const [home] = rings[0] ?? [];
  const vertices = rings.flatMap((ring) => {
    const [first] = ring;
    return first && home ? [...ring, first, home] : [];
  });
  return { vertices, closed: true };
}

/** Objects that are named. More are only counted. */
const maxNamed = 4;

/** A sentence with the heights that were assumed because the user hasn't typed them; undefined if there are none. */
export function assumedHeights(objects: readonly PlanObject[], units: Units): string | undefined {
  const counts = new Map<string, number>();
  for (const object of objects) {
    const tall = solidOf(object)?.assumed?.tall;
    if (tall === undefined) continue;
    const words = `${titleOf(object)} ${formatLength(tall, units)}`;
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  if (counts.size === 0) return undefined;
  const all = [...counts].map(([words, count]) => (count === 1 ? words : `${words} (${count})`));
  const named =
    all.length > maxNamed ? [...all.slice(0, maxNamed - 1), `${all.length - maxNamed + 1} more`] : all;
  return `Heights assumed: ${named.join(', ')}.`;
}

/** A sentence about the ground that shadows and views are based on. */
export const groundSaid = (plan: Plan): string =>
  groundForSun(plan) === level
    ? 'The ground is taken to be level.'
    : 'Shadows follow the surface of the ground.';

// The shadows of a plan at a time: what stands then on which layers, on its ground, and what was assumed for it.
import type { Path } from '../geometry/pen.ts';
import type { Point } from '../geometry/point.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import { titleOf } from '../distances/titleOf.ts';
import { formatLength, type Units } from '../measure/units.ts';
import { solidOf } from '../kinds/solids.ts';
import { castersOf, type Moment, standsAt } from './casters.ts';
import { planTerrain } from './planTerrain.ts';
import { level } from './terrain.ts';
import { lowestSun, shadowsOf, towardsSun } from './shadows.ts';
import type { SunPosition } from './sunPosition.ts';
import { problemOf, sunAt, type SunTime } from './sunTime.ts';

export interface PlanShadows {
  readonly sun: SunPosition;
  readonly rings: readonly (readonly Point[])[];
}

export interface Shown {
  readonly moment?: Moment;
  readonly isShown?: (object: PlanObject) => boolean;
}

/** What stands at a moment; after the project if absent. */
export const standing = (
  plan: Plan,
  { moment = 'after', isShown = () => true }: Shown = {},
): readonly PlanObject[] =>
  [...plan.objects.values()].filter((object) => standsAt(object, moment) && isShown(object));

/** The shadows of a plan; why there are none, in a sentence, if its place isn't known or the sun is down. */
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
  const terrain = planTerrain(plan, shown?.moment);
  const { rings } = shadowsOf(castersOf(standing(plan, shown), terrain), towardsSun(sun, north), terrain);
  return { sun, rings };
}

/** All outlines as one closed path: from each to the next and back by the same way, so that nothing lies between. */
export function asOnePath(rings: readonly (readonly Point[])[]): Path {
  const [home] = rings[0] ?? [];
  const vertices = rings.flatMap((ring) => {
    const [first] = ring;
    return first && home ? [...ring, first, home] : [];
  });
  return { vertices, closed: true };
}

/** More are counted and not named. */
const maxNamed = 4;

/** What was assumed because nobody has typed a height; undefined if nothing was. */
export function assumedHeights(objects: readonly PlanObject[], units: Units): string | undefined {
  const said = new Map<string, number>();
  for (const object of objects) {
    const tall = solidOf(object)?.assumed?.tall;
    if (tall === undefined) continue;
    const words = `${titleOf(object)} ${formatLength(tall, units)}`;
    said.set(words, (said.get(words) ?? 0) + 1);
  }
  if (said.size === 0) return undefined;
  const all = [...said].map(([words, count]) => (count === 1 ? words : `${words} (${count})`));
  const named =
    all.length > maxNamed ? [...all.slice(0, maxNamed - 1), `${all.length - maxNamed + 1} more`] : all;
  return `Heights assumed: ${named.join(', ')}.`;
}

/** What shadows and views take the ground to be, in a sentence. */
export const groundSaid = (plan: Plan): string =>
  planTerrain(plan) === level
    ? 'The ground is taken to be level.'
    : 'Shadows follow the surface of the ground.';

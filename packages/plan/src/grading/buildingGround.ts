// Facts about the ground at a building: the steps at its doors, from the sill to the ground outside, and the pad under it.
import { finishedAt, type Ground, levelWithin } from './ground.ts';
import { add, midpoint, type Point, scaleBy } from '../geometry/point.ts';
import { type GradeDoor, gradeRoleOf } from '../kinds/gradeRoles.ts';
import { formatAbout } from '../measure/about.ts';
import { capitalized } from '../measure/letterCase.ts';
import { countText, formatGrade, formatLength, type Units } from '../measure/units.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { PlanSettings } from '../settings/settings.ts';
import { type Floors, padUnder } from '../shapes/buildings.ts';
import { compassWords } from '../measure/angle.ts';
import { pointToward } from '../surface/slope.ts';

export interface DoorStep {
  readonly door: GradeDoor;
  /** The point just outside the middle of the door. */
  readonly at: Point;
  readonly sill: number;
  /** Elevations of the ground outside along the sill. */
  readonly lowest: number;
  readonly highest: number;
  /** ± feet of these elevations. */
  readonly accuracy: number;
}

/** Feet outside a wall: just beyond the pad under the building. */
const outside = 0.1;

/** The steps at the doors whose sill and ground are known. */
export const doorStepsOf = (object: PlanObject, ground: Ground): readonly DoorStep[] =>
  (gradeRoleOf(object)?.floors?.doors ?? []).flatMap((door): DoorStep[] => {
    const { from, to, out, sill } = door;
    const at = add(midpoint(from, to), scaleBy(out, outside));
    const read = [from, to].map((end) => finishedAt(ground, add(end, scaleBy(out, outside))));
    const known = [finishedAt(ground, at), ...read].filter((one) => one !== undefined);
    if (sill === undefined || known.length < 3) return [];
    const heights = known.map(({ elevation }) => elevation);
    return [
      {
        door,
        at,
        sill,
        lowest: Math.min(...heights),
        highest: Math.max(...heights),
        accuracy: Math.max(...known.map(({ accuracy }) => accuracy)),
      },
    ];
  });

/** The side of its building on which a door is, such as `north side`. north: degrees from the top of the plan, clockwise. */
export const sideOf = ({ out }: GradeDoor, north: number): string =>
  `${compassWords[pointToward(out, north)]} side`;

/** The height of a step in words, and its direction. */
function sayStep({ sill, lowest, highest, accuracy }: DoorStep, units: Units) {
  const isUp = highest - sill > levelWithin;
  const feet = isUp ? highest - sill : sill - lowest;
  const words = formatAbout(feet, accuracy, units);
  // A step that would be written as 0 is level too.
  if (feet <= levelWithin || words === formatLength(0, units)) return { words: '', way: 'level' } as const;
  return { words, way: isUp ? 'up' : 'down' } as const;
}

const risersOf = ({ door: { risers } }: DoorStep): string =>
  risers > 0 ? `, ${countText(risers, 'riser')}` : '';

/** Such as `0' 7" down, 1 riser` or `level`, and the elevation that one steps to unless it is level. */
export function stepInTable(step: DoorStep, units: Units): { readonly words: string; readonly to?: number } {
  const { words, way } = sayStep(step, units);
  const description = `${words} ${way}`.trim() + risersOf(step);
  return way === 'level'
    ? { words: description }
    : { words: description, to: way === 'up' ? step.highest : step.lowest };
}

/** Such as `Step: about 0' 7" down to the ground outside`. */
function stepInPanel(step: DoorStep, units: Units): string {
  const { words, way } = sayStep(step, units);
  if (way === 'up') return `The ground outside is ${words} higher than the sill`;
  if (way === 'level') return 'Level with the ground outside';
  return `Step: ${words} down to the ground outside${risersOf(step)}`;
}

export interface GroundLine {
  readonly title: string;
  readonly value: string;
  /** The id of the door that the line is about. */
  readonly door?: string;
}

/** The panel's line for each door: its step, or what isn't known yet. */
export function doorLines(
  object: PlanObject,
  ground: Ground,
  { units, north }: Pick<PlanSettings, 'units' | 'north'>,
): readonly GroundLine[] {
  const steps = new Map(doorStepsOf(object, ground).map((step) => [step.door.id, step]));
  return (gradeRoleOf(object)?.floors?.doors ?? []).map((door) => {
    const { id, called, sill, floor } = door;
    const step = steps.get(id);
    const missing =
      sill === undefined
        ? `The elevation of the ${floor} isn't typed yet`
        : "The ground outside isn't known yet";
    return {
      door: id,
      title: `${capitalized(called)}, ${sideOf(door, north)}`,
      value: step ? stepInPanel(step, units) : missing,
    };
  });
}

/** The panel's line for the pad under a building: its elevation and its floor; undefined while no floor is known. */
export function padLine(object: PlanObject, units: Units): GroundLine | undefined {
  const pad = gradeRoleOf(object)?.floors && padUnder(object);
  if (!pad) return undefined;
  const { of, below, elevation } = pad;
  const { garageFloor = '' } = object as Floors;
  const isUnderGarage = of === 'finished' && garageFloor !== '' && garageFloor < elevation + below;
  const more = isUnderGarage
    ? ' Under the garage too: for a pad of its own, draw the garage as a building with only its garage floor.'
    : '';
  return {
    title: 'Pad',
    value: `${formatGrade(elevation, units)}, ${formatLength(below, units)} below the ${of} floor.${more}`,
  };
}

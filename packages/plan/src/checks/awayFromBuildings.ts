// The checks of a building's ground: whether it falls away from the walls, and how high the floors are above it and above
// the base flood.
import { directionOn, edgeLength, edgesOf, pointOnEdge, signedArea } from '../geometry/outline.ts';
import { finishedGround } from '../grading/ground.ts';
import { add, type Point, scaleBy, turnRight } from '../geometry/point.ts';
import { gradeRoleOf } from '../kinds/gradeRoles.ts';
import { capitalized } from '../measure/letterCase.ts';
import { formatLength } from '../measure/units.ts';
import { findingId, type Found } from '../site/check.ts';
import type { Subject } from '../site/subject.ts';
import { formatPercent } from '../surface/slope.ts';
import {
  askedOf,
  finishedAt,
  type GradingContext,
  type Height,
  sayElevation,
  stateBy,
} from './gradingContext.ts';
import { gradingRule } from './gradingRules.ts';

/** Feet outside a wall at which the ground beside it is read. */
const beside = 0.1;
/** Feet between places along a wall. */
const step = 5;

interface Place {
  readonly at: Point;
  /** Away from the building. */
  readonly out: Point;
  readonly height: Height;
}

/** Places along the walls at which the ground is known. */
function placesAround({ ground: { path } }: Subject, context: GradingContext): readonly Place[] {
  if (!finishedGround(context.ground)) return [];
  // The building is on the right of its outline if that is drawn clockwise.
  const outward = signedArea(path) > 0 ? -1 : 1;
  return edgesOf(path).flatMap((edge): Place[] => {
    const count = Math.max(1, Math.round(edgeLength(edge) / step));
    return Array.from({ length: count }, (_, i) => (i + 0.5) / count).flatMap((share): Place[] => {
      const out = scaleBy(turnRight(directionOn(edge, share)), outward);
      const at = add(pointOnEdge(edge, share), scaleBy(out, beside));
      const height = finishedAt(context, at);
      return height ? [{ at, out, height }] : [];
    });
  });
}

export function buildingGradeFindings(context: GradingContext): readonly Found[] {
  return context.subjects.flatMap((subject): readonly Found[] => {
    const floors = gradeRoleOf(subject.object)?.floors;
    if (!floors) return [];
    const places = placesAround(subject, context);
    return [
      ...fallsTowards(subject, places, context),
      ...floorTooLow(subject, places, context),
      ...belowFlood(subject, context),
    ];
  });
}

/** The place where the ground falls least away from the building, if that is too little. */
function fallsTowards(subject: Subject, places: readonly Place[], context: GradingContext): readonly Found[] {
  const needed = gradingRule(context.pack, 'awayFall');
  const within = gradingRule(context.pack, 'awayWithin');
  if (!needed || !within || within.value === 0) return [];
  const feet = (share: number): number => within.value * share;
  const worst = places
    .flatMap((place) => {
      const read = [0.25, 0.5, 0.75, 1].flatMap((share) => {
        const at = add(place.at, scaleBy(place.out, feet(share)));
        const height = finishedAt(context, at);
        return height ? [{ at, share, height, drop: place.height.elevation - height.elevation }] : [];
      });
      const far = read.at(-1);
      const lowest = read.toSorted((a, b) => b.drop - a.drop)[0];
      // A swale nearer than that is the way out, if the ground is as steep until there.
      if (far?.share !== 1 || !lowest || lowest.drop >= needed.value * lowest.share) return [];
      return [
        { place, far, short: needed.value - far.drop, accuracy: place.height.accuracy + far.height.accuracy },
      ];
    })
    .toSorted((a, b) => b.short - a.short)[0];
  if (!worst || worst.short < 0.005) return [];
  const { place, far, short, accuracy } = worst;
  const { object, the } = subject;
  const slope = far.drop / within.value;
  const how =
    far.drop > 0
      ? `falls only ${formatPercent(slope)} away from ${the}`
      : far.drop < 0
        ? `falls ${formatPercent(-slope)} toward ${the}`
        : `is level beside ${the}`;
  const fall = formatLength(needed.value, context.units);
  const lower = sayElevation(place.height.elevation - needed.value, context);
  return [
    {
      id: findingId('grading', [object.id], 'away'),
      check: 'grading',
      state:
        far.drop < 0 && short > accuracy && needed.isOfPack ? 'conflict' : stateBy(needed, short <= accuracy),
      sentence: `The ground ${how}; a fall of ${fall} within ${formatLength(within.value, context.units)} ${askedOf(needed)}.`,
      advice: `Grade it to ${lower} or lower there, or lead the water off by a swale.`,
      objects: [object.id],
      place: { from: place.at, to: far.at },
      measured: far.drop,
      required: needed.value,
    },
  ];
}

function floorTooLow(subject: Subject, places: readonly Place[], context: GradingContext): readonly Found[] {
  const rule = gradingRule(context.pack, 'floorAboveGround');
  const floors = gradeRoleOf(subject.object)?.floors;
  const [highest] = places.toSorted((a, b) => b.height.elevation - a.height.elevation);
  if (!rule || floors?.finished === undefined || !highest) return [];
  const above = floors.finished - highest.height.elevation;
  if (above >= rule.value - 0.005) return [];
  const { object, the } = subject;
  const to = Math.ceil((highest.height.elevation + rule.value) * 100 - 1e-6) / 100;
  const isBelow = above < 0;
  const where = isBelow
    ? `${formatLength(-above, context.units)} below`
    : `only ${formatLength(above, context.units)} above`;
  return [
    {
      id: findingId('grading', [object.id], 'floor'),
      check: 'grading',
      state:
        isBelow && -above > highest.height.accuracy
          ? 'conflict'
          : stateBy(rule, rule.value - above <= highest.height.accuracy),
      sentence: `The finished floor of ${the}, ${sayElevation(floors.finished, context)}, is ${where} the ground beside it; ${formatLength(rule.value, context.units)} ${askedOf(rule)}.`,
      objects: [object.id],
      place: { from: highest.at, to: highest.at },
      measured: above,
      required: rule.value,
      edit: {
        title: `Raise the floor to ${sayElevation(to, context)}`,
        changes: () => [{ put: floors.withFinished(to) }],
      },
    },
  ];
}

/** The lowest floor is the finished one where no other is known. */
function belowFlood(subject: Subject, context: GradingContext): readonly Found[] {
  const rule = gradingRule(context.pack, 'floorAboveFlood');
  const floors = gradeRoleOf(subject.object)?.floors;
  const lowest = floors?.lowest ?? floors?.finished;
  const levels = context.subjects.flatMap(({ object }) => gradeRoleOf(object)?.baseFlood ?? []);
  if (!rule || !floors || lowest === undefined || levels.length === 0) return [];
  const base = Math.max(...levels);
  const needed = base + rule.value;
  if (lowest >= needed - 0.005) return [];
  const { object, the } = subject;
  const raised = floors.lowest === undefined ? floors.withFinished(needed) : floors.withLowest(needed);
  return [
    {
      id: findingId('grading', [object.id], 'flood'),
      check: 'grading',
      state: lowest < base ? 'conflict' : stateBy(rule, false),
      sentence: `${capitalized(the)} has its lowest floor at ${sayElevation(lowest, context)}; the base flood is at ${sayElevation(base, context)}, and ${formatLength(rule.value, context.units)} above it ${askedOf(rule)}.`,
      objects: [object.id],
      measured: lowest - base,
      required: rule.value,
      edit: {
        title: `Raise the floor to ${sayElevation(needed, context)}`,
        changes: () => [{ put: raised }],
      },
    },
  ];
}

// The checks of the ground itself: elevations that contradict each other, standing water, and inlets without an outlet.
import { isInside } from '../geometry/hitPen.ts';
import { edgesOf, footOn } from '../geometry/outline.ts';
import { distance, type Point } from '../geometry/point.ts';
import { formatAbout } from '../measure/about.ts';
import { finishedAt, finishedGround, type GroundFault } from '../grading/ground.ts';
import { faultSentence } from '../grading/groundWords.ts';
import { gradeRoleOf } from '../kinds/gradeRoles.ts';
import { nearestBetween, shapeOf } from '../geometry/pathDistance.ts';
import type { Plan } from '../plan/plan.ts';
import type { PlanObject } from '../objects/kind.ts';
import { findingId, type Found } from '../site/check.ts';
import { isExisting, type Subject } from '../site/subject.ts';
import { type LowPoint, lowPoints } from '../surface/lowPoints.ts';
import type { Surface } from '../surface/surface.ts';
import { addedTo, type GradingContext, sayElevation } from './gradingContext.ts';

export function groundFaultFindings(context: GradingContext): readonly Found[] {
  // Assumed elevations are left out here, because the check of assumptions asks for them.
  const faults = context.ground.faults.flatMap((fault) =>
    fault.kind === 'assumed' ? [] : [found(fault, context)],
  );
  return [...faults, ...standingWater(context), ...withoutOutlet(context)];
}

type Contradiction = Exclude<GroundFault, { readonly kind: 'assumed' }>;

function found(fault: Contradiction, context: GradingContext): Found {
  const { kind, at } = fault;
  const objects = [...new Set(fault.objects)];
  return {
    id: findingId('grading', objects, `${kind} ${at.x.toFixed(2)} ${at.y.toFixed(2)}`),
    check: 'grading',
    state: 'conflict',
    sentence: faultSentence(fault, context.units),
    objects,
    place: { from: at, to: at },
  };
}

/** Feet: shallower water dries up. */
const minDepth = 0.15;
/** Feet around an inlet at which water still reaches it. */
const drainReach = 3;
/** Feet between the existing and the proposed place of the same low point, at most. */
const samePool = 10;
/** Low points that are listed. More are a sign of another mistake. */
const maxListed = 5;

/** Feet: a low point this near a wall is at the side of the building's pad. */
const atWall = 0.3;

const pools = new WeakMap<Surface, readonly LowPoint[]>();

/** The low points of a surface where water stands. */
export function poolsOf(surface: Surface): readonly LowPoint[] {
  const low = pools.get(surface) ?? lowPoints(surface, minDepth);
  pools.set(surface, low);
  return low;
}

function standingWater(context: GradingContext): readonly Found[] {
  const surface = finishedGround(context.ground);
  if (!surface) return [];
  // A low pad is under its building, so no water stands there.
  const pads = context.subjects.filter(({ object }) => gradeRoleOf(object)?.floors);
  const isOnPad = (at: Point): boolean =>
    pads.some(
      ({ ground: { path } }) =>
        isInside(path, at) || edgesOf(path).some((edge) => distance(footOn(edge, at), at) < atWall),
    );
  const drains = context.subjects.filter(({ object }) => gradeRoleOf(object)?.water === 'drain');
  const isDrained = (at: Point): boolean => {
    const here = shapeOf({ vertices: [{ x: at.x, y: at.y }], closed: false });
    return drains.some(
      ({ ground }) => isInside(ground.path, at) || nearestBetween(here, ground, drainReach) !== undefined,
    );
  };
  const outside = poolsOf(surface).filter(({ at }) => !isOnPad(at) && !isDrained(at));
  const { existing, proposed } = context.ground;
  const today = existing && proposed ? poolsOf(existing) : undefined;
  return outside.slice(0, maxListed).map(({ at, depth, spill }): Found => {
    const place = { x: at.x, y: at.y };
    const ends = [place, spill].map((end) => finishedAt(context.ground, end)?.accuracy ?? 0);
    const accuracy = Math.max(...ends);
    const isNew = today !== undefined && !today.some((pool) => distance(pool.at, at) < samePool);
    const whose = isNew ? 'The project leaves a low point: water' : 'Water';
    return {
      id: findingId('grading', [], `low ${at.x.toFixed(1)} ${at.y.toFixed(1)}`),
      check: 'grading',
      state: isNew ? 'question' : 'note',
      ...(isNew ? { asks: 'user' as const } : {}),
      sentence: `${whose} stands here, ${formatAbout(depth, accuracy, context.units)} at its deepest, before it runs over at ${sayElevation(spill.z, context)}. Fill it, or drain it by a swale or an inlet.`,
      objects: [],
      place: { from: place, to: { x: spill.x, y: spill.y } },
      measured: depth,
      edit: { title: 'Add an inlet', changes: (plan) => [{ put: inletAt(plan, place) }] },
    };
  });
}

/** Finds new inlets from which no pipe carries the water away. */
function withoutOutlet({ subjects }: GradingContext): readonly Found[] {
  const outletOf = ({ object }: Subject) => gradeRoleOf(object)?.outlet;
  const pipes = subjects.filter((subject) => outletOf(subject) === 'pipe');
  return subjects.flatMap((inlet): Found[] => {
    const hasPipe = pipes.some((pipe) => nearestBetween(pipe.ground, inlet.ground, drainReach) !== undefined);
    if (outletOf(inlet) !== 'needed' || isExisting(inlet) || hasPipe) return [];
    return [
      {
        id: findingId('grading', [inlet.object.id], 'outlet'),
        check: 'grading',
        state: 'question',
        asks: 'user',
        sentence: `Where does the water of ${inlet.the} go? No storm drain begins at it.`,
        advice: 'Draw a utility line of the service Storm drain from it, to the street or a drywell.',
        objects: [inlet.object.id],
      },
    ];
  });
}

function inletAt(plan: Plan, at: Point): PlanObject {
  return { ...addedTo(plan, 'catchBasin', at, at), status: 'proposed' };
}

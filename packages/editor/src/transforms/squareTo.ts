// Square to: turns the selection so that its longest side is parallel or perpendicular to an edge, or at a typed angle to it.
import { outlineOf } from '@homeplot/plan/anchors';
import { boxCenter } from '@homeplot/plan/box';
import { capitalized } from '@homeplot/plan/letterCase';
import { bodiesOf, nearestTo } from '@homeplot/plan/clearances';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { distancesToOwnLot } from '@homeplot/plan/ownLot';
import { turning } from '@homeplot/plan/motion';
import { shapeEdge } from '@homeplot/plan/pathDistance';
import { type Edge, edgeAt, edgesOf, nearestOnEdge, pointOnEdge } from '@homeplot/plan/outline';
import { distance, type Point } from '@homeplot/plan/point';
import { turnToEdge } from '@homeplot/plan/turnToEdge';
import { byMotion, moved } from './copies.ts';
import { numberOf, type Question, type Subject, type Transform, type Values } from './transform.ts';

/** An edge to which the selection can be made square. */
interface Target {
  readonly value: string;
  readonly label: string;
  readonly edge: Edge;
}

/** Maximum number of lot lines offered, nearest first. */
const maxLines = 12;
const picked = 'point';

function others({ plan, objects }: Subject): readonly PlanObject[] {
  const own = new Set(objects);
  return [...plan.objects.values()].filter((one) => !own.has(one) && !kindOf(one).isAnnotation);
}

/** The lot lines around the first object, and the nearest wall of the nearest building. */
function targetsOf(subject: Subject): readonly Target[] {
  const [object] = subject.objects;
  if (!object) return [];
  const lines = distancesToOwnLot(object, others(subject))
    .slice(0, maxLines)
    .flatMap(({ to, target, edge: index }): Target[] => {
      const lot = subject.plan.objects.get(target);
      const outline = lot && outlineOf(lot);
      const edge = outline && edgeAt(outline, index);
      return edge?.bulge === 0 ? [{ value: `${target} ${index}`, label: capitalized(to), edge }] : [];
    });
  const wall = nearestWall(object, subject);
  return wall ? [...lines, { value: 'wall', label: 'The nearest wall', edge: wall }] : lines;
}

function nearestWall(object: PlanObject, subject: Subject): Edge | undefined {
  const body = bodiesOf(object)?.walls;
  if (!body) return undefined;
  const walls = others(subject).flatMap((one) => (kindOf(one).isBuilding ? straightEdges(one) : []));
  return nearest(walls, (edge) => nearestTo(shapeEdge(edge), body).feet);
}

const straightEdges = (object: PlanObject): readonly Edge[] => {
  const outline = outlineOf(object);
  return outline ? edgesOf(outline).filter(({ bulge }) => bulge === 0) : [];
};

function nearest(edges: readonly Edge[], away: (edge: Edge) => number): Edge | undefined {
  let best: { readonly edge: Edge; readonly feet: number } | undefined;
  for (const edge of edges) {
    const feet = away(edge);
    if (!best || feet < best.feet) best = { edge, feet };
  }
  return best?.edge;
}

const edgeNear = (at: Point, subject: Subject): Edge | undefined =>
  nearest(others(subject).flatMap(straightEdges), (edge) =>
    distance(at, pointOnEdge(edge, nearestOnEdge(edge, at))),
  );

function chosenEdge(subject: Subject, values: Values): Edge | undefined {
  const targets = targetsOf(subject);
  const chosen = values['edge'] ?? targets[0]?.value ?? picked;
  if (chosen !== picked) return targets.find(({ value }) => value === chosen)?.edge;
  return edgeNear({ x: numberOf(values, 'edge x'), y: numberOf(values, 'edge y') }, subject);
}

/** A lot stays as it is recorded: what stands on it is turned, not the ground. */
const withoutLots = (subject: Subject): Subject => ({
  ...subject,
  objects: subject.objects.filter((object) => kindOf(object).path?.edges === undefined),
});

export const squareTo: Transform = {
  name: 'squareTo',
  title: 'Square to',
  questions(selected, values): readonly Question[] {
    const subject = withoutLots(selected);
    const targets = targetsOf(subject);
    const chosen = String(values['edge'] ?? targets[0]?.value ?? picked);
    const { x, y } = boxCenter(subject.box);
    const point: readonly Question[] = [
      { name: 'edge x', label: 'From the left', input: 'length', value: values['edge x'] ?? x },
      { name: 'edge y', label: 'From the top', input: 'length', value: values['edge y'] ?? y },
    ];
    return [
      {
        name: 'edge',
        label: 'Edge',
        input: 'choice',
        value: chosen,
        choices: [
          ...targets.map(({ value, label }) => ({ value, label })),
          { value: picked, label: 'The edge nearest to a point' },
        ],
      },
      ...(chosen === picked ? point : []),
      {
        name: 'turn',
        label: 'Angle to it',
        input: 'turn',
        value: values['turn'] ?? 0,
        hint: `Clockwise, such as 2.5 or 2°15'30".`,
      },
    ];
  },
  outcome(selected, values) {
    const subject = withoutLots(selected);
    const [object] = subject.objects;
    if (!object) return { problem: 'A lot stays as it is. Select the building that is to be square to it.' };
    const outline = outlineOf(object);
    const edge = chosenEdge(subject, values);
    if (!edge)
      return { problem: 'There is no straight edge to be square to. Draw a lot or a building first.' };
    const square = outline && turnToEdge(edgesOf(outline), edge);
    if (square === undefined) return { problem: 'It has no straight side that could be square to an edge.' };
    const turn = square + numberOf(values, 'turn');
    return moved(subject, byMotion(turning(boxCenter(subject.box), turn)));
  },
};

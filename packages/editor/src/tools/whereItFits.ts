// Where can it go? Shows the ground on which a building or a pool may stand by the rules, and places it where that is
// pressed. The answer is computed when the question changes, not while the pointer moves.
import { canBeAsked, type FitAnswer, fitAnswer, nearestPlace } from '@homeplot/plan/fitAnswer';
import { largestRectangle } from '@homeplot/plan/largestRectangle';
import { type FitMode, isWithin } from '@homeplot/plan/whereItFits';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { boxCenter, boxCorners, isEmpty } from '@homeplot/plan/box';
import { objectBox, planBox } from '@homeplot/plan/plan';
import type { Path, Pen, Vertex } from '@homeplot/plan/pen';
import { drawHatch } from '@homeplot/plan/hatching';
import { textWidth } from '@homeplot/plan/textMetrics';
import { type Point, radians } from '@homeplot/plan/point';
import { distanceToSegment } from '@homeplot/plan/segment';
import { markLayer } from '../tool/marks.ts';
import { clickHint, committed, hinted, previewed, succeeded } from '../tool/steps.ts';
import type { Pointer, Scene, Step, Tool } from '../tool/tool.ts';
import { registerTool } from './index.ts';

/** What is to be placed, and how it may be turned. */
export interface FitQuestion {
  /** The id of an object of the plan; otherwise a new one of a type and a size. */
  readonly object?: string | undefined;
  readonly type: FitType;
  /** Feet. */
  readonly width: number;
  readonly depth: number;
  readonly mode: FitMode;
  /** Degrees clockwise. */
  readonly turn: number;
}

/** What can be added, with the size that is usual, in feet. */
export const fitTypes = {
  shed: { title: 'New shed', width: 10, depth: 12 },
  house: { title: 'New dwelling', width: 24, depth: 30 },
  pool: { title: 'New pool', width: 16, depth: 32 },
} as const;
export type FitType = keyof typeof fitTypes;

export interface FitState {
  readonly question: FitQuestion;
  readonly answer?: FitAnswer;
  /** Why there is no answer. */
  readonly problem?: string;
  /** The words of the edge under the pointer, or of the one that the card points at. */
  readonly edge?: string;
  readonly pointsAt?: string;
  readonly at?: Point;
}

const defaultQuestion: FitQuestion = { type: 'shed', width: 10, depth: 12, mode: 'lot', turn: 0 };

/** CSS pixels from an edge within which its name is shown, and from the ground within which a press still counts. */
const reach = { mouse: 8, finger: 20 } as const;
const green = '#15803d';
const amber = '#b45309';
/** The last two digits are the opacity; marks are only drawn on canvases, which support it. */
const fittingFill = '#16a34a59';
const closeFill = '#f59e0b26';
const closeStyle = { layer: markLayer, stroke: '#d97706', weight: 0.18 } as const;
/** CSS pixels between hatch lines on ground that fits only within the accuracy of the plan. */
const hatchSpacing = 7;

/** Answers a question about the plan as it is now. */
export function answered(question: FitQuestion, scene: Scene): FitState {
  const object = objectOf(question, scene, true);
  if (!object) return { question, problem: 'Type a larger size.' };
  const answer = fitAnswer(scene.plan, object, question.mode, radians(question.turn));
  return 'problem' in answer ? { question, problem: answer.problem } : { question, answer };
}

/** The question for the largest rectangle that fits, along the lot lines; undefined if there is none. */
export function largestOf({ question, answer }: FitState): FitQuestion | undefined {
  const found = answer && largestRectangle(answer.fitting);
  if (!found) return undefined;
  // A rectangle along the lot lines is found again at the turn of its width.
  const { width, depth } = found;
  return { ...question, width, depth, mode: 'lot', turn: 0 };
}

/** The object before it is placed. */
function objectOf(question: FitQuestion, scene: Scene, preview: boolean): PlanObject | undefined {
  if (question.object !== undefined) return scene.plan.objects.get(question.object);
  const lot = [...scene.plan.objects.values()].find((one) => kindOf(one).path?.isProperty);
  const box = lot ? objectBox(lot) : planBox(scene.plan);
  const { x, y } = isEmpty(box) ? { x: 0, y: 0 } : boxCenter(box);
  const { type, width, depth } = question;
  const from = { x: x - width / 2, y: y - depth / 2 };
  return scene.create(type, from, { x: from.x + width, y: from.y + depth }, preview);
}

/** The object with its middle at a place, turned so that it fits there; undefined if it doesn't. */
function placedAt(place: Point, state: FitState, scene: Scene, preview: boolean): PlanObject | undefined {
  const { question, answer } = state;
  const turn = answer?.fitting.turnAt(place, answer.turns);
  const there = turn === undefined ? undefined : answer?.fitting.objectAt(place, turn);
  if (!there || question.object !== undefined || preview) return there;
  // The answer is about a new object without an id of its own.
  const { id, order } = objectOf(question, scene, false) ?? there;
  return { ...there, id, order };
}

/** Where a pointer places the object: on the grid or at a snap if it fits there, else at the pointer, else on the nearby border. */
function placeFor(pointer: Pointer, { answer, question }: FitState, scene: Scene): Point | undefined {
  if (!answer || answer.places.length === 0) return undefined;
  const exclude = question.object === undefined ? {} : { exclude: new Set([question.object]) };
  const aimed = scene.aim(pointer, exclude).at;
  if (isWithin(answer.places, aimed)) return aimed;
  if (isWithin(answer.places, pointer.at)) return pointer.at;
  return nearestPlace(answer.places, pointer.at, feetOf(pointer, scene));
}

const feetOf = ({ coarse }: Pointer, { viewport }: Scene): number =>
  (coarse ? reach.finger : reach.mouse) / viewport.pxPerFoot;

/** The rule of the edge of the ground at a pointer, in words. */
function edgeAt(pointer: Pointer, { answer }: FitState, scene: Scene): string | undefined {
  const within = feetOf(pointer, scene);
  const edge = answer
    ?.edges()
    .find(
      ({ points, rule }) =>
        rule && points.slice(1).some((to, i) => distanceToSegment(pointer.at, points[i] ?? to, to) <= within),
    );
  return edge?.rule?.words;
}

export const whereItFitsTool: Tool<FitState> = {
  name: 'whereItFits',
  title: 'Where can it go?',
  shelf: 'Buildings',
  hint: 'Click the green ground to place it there',
  touchHint: 'Tap the green ground to place it there',
  also: 'fit fits room space buildable area envelope setback place position shed adu dwelling pool',
  cursor: 'crosshair',
  oneShot: true,
  idle: { question: defaultQuestion },
  begin(scene) {
    const [id = ''] = scene.selection.ids.size === 1 ? scene.selection.ids : [];
    const object = scene.plan.objects.get(id);
    const isKnown = object !== undefined && canBeAsked(object);
    return answered(isKnown ? { ...defaultQuestion, object: id, mode: 'given' } : defaultQuestion, scene);
  },
  isBusy: ({ answer }) => answer !== undefined,
  isDrawing: () => false,
  pointer(state, pointer, scene): Step<FitState> {
    const place = placeFor(pointer, state, scene);
    const { edge: _, ...rest } = state;
    const edge = edgeAt(pointer, state, scene);
    const now: FitState = { ...rest, at: pointer.at, ...(edge === undefined ? {} : { edge }) };
    if (pointer.phase !== 'down') return previewed(now, place && placedAt(place, state, scene, true));
    // Others may have changed the plan since the question was asked.
    const fresh = answered(state.question, scene);
    const there = place && placedAt(place, fresh, scene, false);
    if (!there) {
      const { answer, problem } = fresh;
      const asking = { ...fresh, at: pointer.at };
      return answer && !answer.none
        ? { state: asking, toast: clickHint("It doesn't fit there. Click the green ground.") }
        : hinted(asking, problem ?? answer?.none?.sentence ?? '');
    }
    const { title } = kindOf(there);
    const label =
      state.question.object === undefined ? `Add ${title.toLowerCase()}` : `Place ${title.toLowerCase()}`;
    const isClose = place !== undefined && isWithin(fresh.answer?.parts().close ?? [], place);
    return committed(
      now,
      there,
      label,
      succeeded(
        isClose
          ? `${title} placed closer to a rule than the plan is known`
          : `${title} placed where the rules allow it`,
      ),
    );
  },
  draw({ answer, edge, pointsAt, at }, pen, scene) {
    if (!answer || answer.places.length === 0) return;
    const { certain, close } = answer.parts();
    pen.path(joined(certain), { layer: markLayer, fill: fittingFill });
    pen.path(joined(close), { layer: markLayer, fill: closeFill });
    drawHatch(joined(close), pen, hatchSpacing / scene.viewport.pxPerFoot, 45, closeStyle);
    for (const ring of close) pen.path({ vertices: ring, closed: true }, closeStyle);
    for (const ring of answer.places) drawRing(ring, pen, scene);
    const highlighted = pointsAt ?? edge;
    if (highlighted === undefined) return;
    for (const { points, rule } of answer.edges())
      if (rule?.words === highlighted)
        pen.path({ vertices: points, closed: false }, { layer: markLayer, stroke: amber, weight: 1 });
    if (edge !== undefined && at) drawName(edge, at, pen, scene);
  },
};

/** One path around all rings. The lines between rings are passed twice, so they enclose no area. */
function joined(rings: FitAnswer['places']): Path {
  const [first] = rings[0] ?? [];
  const vertices = first
    ? rings.flatMap((ring): readonly Vertex[] => [first, ...ring, ...ring.slice(0, 1), first])
    : [];
  return { vertices, closed: true };
}

/** CSS pixels. */
const name = { height: 13, below: 34, margin: 6 } as const;

/** Draws the rule of an edge below the pointer, where the distances of the previewed object don't cover it. */
function drawName(words: string, at: Point, pen: Pen, { viewport: { pxPerFoot } }: Scene): void {
  const height = name.height / pxPerFoot;
  const margin = name.margin / pxPerFoot;
  const middle = { x: at.x, y: at.y + name.below / pxPerFoot };
  const [x, y] = [textWidth(words, height) / 2 + margin, height / 2 + margin];
  const corners = boxCorners({
    minX: middle.x - x,
    minY: middle.y - y,
    maxX: middle.x + x,
    maxY: middle.y + y,
  });
  pen.path(
    { vertices: corners, closed: true },
    { layer: markLayer, fill: '#ffffff', stroke: amber, weight: 0.25 },
  );
  pen.text(
    { at: middle, content: words, height, angle: 0, align: 'middle', baseline: 'middle' },
    { layer: markLayer, fill: '#7c2d12' },
  );
}

/** CSS pixels: a ring that is too small to be seen is drawn as a dot of this radius. */
const dotRadius = 5;

function drawRing(ring: readonly Point[], pen: Pen, { viewport: { pxPerFoot } }: Scene): void {
  pen.path({ vertices: ring, closed: true }, { layer: markLayer, stroke: green, weight: 0.35 });
  const [first] = ring;
  const isSmall = ring.every(
    (at) => first && Math.hypot(at.x - first.x, at.y - first.y) < dotRadius / pxPerFoot,
  );
  if (first && isSmall) pen.circle(first, dotRadius / pxPerFoot, { layer: markLayer, fill: green });
}

registerTool(whereItFitsTool);

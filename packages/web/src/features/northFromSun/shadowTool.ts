// The tool that draws a post's shadow, from the foot of the post to the tip of the shadow. Its state also has the answers
// that are typed in its card.
import type { Editor } from '@homeplot/editor/editor';
import { accent, markLayer } from '@homeplot/editor/marks';
import type { Hints, Pointer, Scene, Step, Tool } from '@homeplot/editor/tool';
import { registerTool } from '@homeplot/editor/tools';
import { directionOf } from '@homeplot/plan/bearing';
import type { Pen } from '@homeplot/plan/pen';
import { add, distance, type Point, scaleBy, turnRight } from '@homeplot/plan/point';
import { gridSquare } from '@homeplot/plan/units';
import { type Answers, type Mark, northOfShadow } from './northOfShadow.ts';
import { typedTimeAt } from './timeOfShadow.ts';

export interface ShadowState {
  /** The foot and the tip of the shadow, as far as they are drawn. */
  readonly points: readonly Mark[];
  readonly answers: Answers;
  /** Where the tip would be at a click now. */
  readonly to?: Point;
}

const hints: readonly [Hints, Hints, Hints] = [
  {
    hint: 'Click the foot of an upright post, then the tip of its shadow',
    touchHint: 'Tap the foot of an upright post, then the tip of its shadow',
  },
  { hint: 'Click the tip of the shadow', touchHint: 'Tap the tip of the shadow' },
  {
    hint: 'Click the foot of another post to draw its shadow instead',
    touchHint: 'Tap the foot of another post to draw its shadow instead',
  },
];

/** Feet that a measured point may be off: a corner or another point of an object, or a typed point. */
const measuredDoubt = 1 / 12;

export const shadowTool: Tool<ShadowState> = {
  name: 'northFromSun',
  title: 'North from the sun',
  ...hints[0],
  shelf: 'Map',
  also: 'north sun shadow compass direction',
  cursor: 'crosshair',
  /** A getter, because the answers begin with the time at which the tool is picked. */
  get idle(): ShadowState {
    return { points: [], answers: { ...typedTimeAt(Date.now()), place: '' } };
  },
  isBusy: ({ points }) => points.length > 0,
  isDrawing: ({ points }) => points.length === 1,
  stepHint: ({ points }) => hints[points.length],
  canceled: ({ answers }) => ({ points: [], answers }),
  undoPoint: ({ points, answers }) => ({ state: { points: points.slice(0, -1), answers } }),
  reach({ points: [foot, tip] }) {
    return foot && !tip ? { from: foot.at, as: 'polar' } : undefined;
  },
  pointer({ points, answers }, pointer, scene): Step<ShadowState> {
    const [foot] = points;
    const isStarted = points.length === 1;
    if (pointer.phase === 'up' || pointer.phase === 'double') return { state: { points, answers } };
    const mark = markOf(pointer, scene, isStarted ? foot?.at : undefined);
    if (pointer.phase === 'move')
      return { state: isStarted ? { points, answers, to: mark.at } : { points, answers } };
    if (!foot || !isStarted) return { state: { points: [mark], answers } };
    return { state: { points: distance(foot.at, mark.at) > 0 ? [foot, mark] : points, answers } };
  },
  draw({ points, answers, to }, pen, { plan, viewport }) {
    const px = 1 / viewport.pxPerFoot;
    const [foot, tip] = points;
    if (!foot) return;
    pen.circle(foot.at, 4 * px, { layer: markLayer, fill: accent });
    const end = tip?.at ?? to;
    if (end) pen.path({ vertices: [foot.at, end], closed: false }, shadowStyle);
    const { found } = northOfShadow(points, answers, plan.settings.ground);
    if (found) drawNorth(pen, foot.at, found.north, px);
  },
};

registerTool(shadowTool);

export const pickShadowTool = ({ hand }: Editor): void => hand.pick(shadowTool.name);

const shadowStyle = { layer: markLayer, stroke: accent, weight: 1 };
const lineStyle = { layer: markLayer, stroke: accent, weight: 0.35 };
/** CSS pixels of the north arrow: its length, the length and half the width of its head, and the height of its letter. */
const arrow = { length: 64, head: 12, halfHead: 4.2, letter: 14 } as const;

/** Draws an arrow from the foot to north, so that the user sees whether it can be right. */
function drawNorth(pen: Pen, foot: Point, north: number, px: number): void {
  const toNorth = directionOf(0, north);
  const along = (pixels: number): Point => add(foot, scaleBy(toNorth, pixels * px));
  const across = scaleBy(turnRight(toNorth), arrow.halfHead * px);
  const [point, back] = [along(arrow.length), along(arrow.length - arrow.head)];
  pen.path({ vertices: [foot, point], closed: false }, lineStyle);
  pen.path(
    { vertices: [point, add(back, across), add(back, scaleBy(across, -1))], closed: true },
    { layer: markLayer, fill: accent },
  );
  pen.text(
    {
      at: along(arrow.length + arrow.letter),
      content: 'N',
      height: arrow.letter * px,
      angle: 0,
      align: 'middle',
      baseline: 'middle',
    },
    { layer: markLayer, fill: accent, stroke: '#ffffff', weight: 0.7 },
  );
}

/**
 * The clicked point with its doubt: a point that wasn't measured, such as one on the grid, may be off by half a grid square.
 */
function markOf(pointer: Pointer, scene: Scene, from: Point | undefined): Mark {
  const { at, tie } = scene.aim(pointer, from ? { from } : {});
  // The tip counts as typed if its direction was typed, since the length of the shadow doesn't matter.
  const isTyped = pointer.exact === true && (!from || pointer.typed?.angle !== undefined);
  const isMeasured = tie !== undefined || isTyped;
  const doubt = isMeasured ? measuredDoubt : Math.max(measuredDoubt, gridSquare(scene.plan.settings) / 2);
  return { at, doubt };
}

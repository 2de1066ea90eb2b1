// Measure: two clicks give a distance, which stays until the next measurement, tool or Escape. With Shift it continues as
// a chain with its total and the angle between legs; closing the chain gives the area.
import { areaLabel, type AreaLabel } from '@homeplot/plan/areaLabel';
import { dimensionOf } from '@homeplot/plan/dimension';
import type { Place, Dimension } from '@homeplot/plan/dimensionPlaces';
import { angleOf, onArc } from '@homeplot/plan/dimensionAngle';
import { placeInside } from '@homeplot/plan/roomInside';
import type { PlanObject } from '@homeplot/plan/kind';
import { keysAbove } from '@homeplot/plan/order';
import { areaOf } from '@homeplot/plan/outline';
import { distance, type Point, midpoint, subtract, turnRight, unit } from '@homeplot/plan/point';
import { formatArea, formatDegrees, formatLength, wholeFeet } from '@homeplot/plan/units';
import type { Pen } from '@homeplot/plan/pen';
import { accent, markLayer } from '../tool/marks.ts';
import type { Aimed, Pointer, Reading, Scene, Step, Tool } from '../tool/tool.ts';
import { clickHint, exactly, succeeded } from '../tool/steps.ts';
import { boxCorners } from '@homeplot/plan/box';
import { capHeight, textWidth } from '@homeplot/plan/textMetrics';
import { measuredBy } from '@homeplot/plan/dimensionGeometry';
import { tolerances } from '../tool/tolerances.ts';

/** A chain of points. */
interface State {
  /** The clicked points in order. */
  readonly points: readonly Aimed[];
  /** The end of the next leg. */
  readonly to?: Point;
  /** Whether a measurement is complete and shown. */
  readonly done?: boolean;
  readonly closed?: boolean;
  /** Whether the next click continues the chain, as with Shift. */
  readonly continues?: boolean;
}

const idle: State = { points: [] };
const stored = {
  points: [{ at: { x: 0, y: 0 }, 'tie?': { object: '', anchor: '' } }],
  'done?': true,
  'continues?': true,
};

/** isContinued: whether the click continues a complete measurement. */
function click(state: State, aimed: Aimed, isContinued: boolean, scene: Scene): Step<State> {
  const { points, done } = state;
  const last = points.at(-1);
  if (!last || (done && !isContinued)) {
    return { state: { points: [aimed] }, toast: clickHint('Click again to complete measurement') };
  }
  if (distance(last.at, aimed.at) === 0) return { state };
  const continues = state.continues ? { continues: true } : {};
  if (isClosing(state, aimed.at, scene)) {
    const closed = { points, done: true, closed: true };
    const area = areaOf({ vertices: chainPoints(closed), closed: true });
    return {
      state: closed,
      toast: succeeded(`Measured area: ${formatArea(area, scene.plan.settings.units)}`),
    };
  }
  const next = { points: [...points, aimed], done: true, ...continues };
  const feet = totalOf(chainPoints(next));
  const inAll = next.points.length > 2 ? ' in all' : '';
  const { units } = scene.plan.settings;
  const text = `Measured distance: ${wholeFeet(feet)} ft${inAll}`;
  const touchText = `Measured distance: ${formatLength(feet, units)}${inAll}`;
  return { state: next, toast: { ...succeeded(text, exactly(feet, units)), touchText } };
}

function reading(state: State, { plan }: Scene): Reading | undefined {
  const last = state.points.at(-1);
  if (!state.done || !last) return undefined;
  const { units } = plan.settings;
  const at = chainPoints(state);
  const length = (label: string, feet: number) => ({ label, value: formatLength(feet, units) });
  const angle = lastAngle(state);
  const total = totalOf(at);
  const rows = state.closed
    ? [
        { label: 'Area', value: formatArea(areaOf({ vertices: at, closed: true }), units) },
        length('Perimeter', total),
      ]
    : angle
      ? [
          length('Last leg', totalOf(at.slice(-2))),
          length('Total', total),
          { label: 'Angle', value: formatDegrees(degreesOf(angle)) },
        ]
      : [length('Distance', total)];
  const next = { name: 'continue', label: state.continues ? 'End the chain' : 'Continue' };
  const keep = { name: 'keep', label: 'Keep as dimension' };
  return { title: 'Measurement', at: last.at, rows, actions: state.closed ? [keep] : [keep, next] };
}

/** The measurement as objects: a dimension for each leg, the angle of two legs, the area of a closed chain. */
function keptObjects(state: State, scene: Scene): PlanObject[] {
  const [first] = state.points;
  const ends = [...state.points, ...(state.closed && first ? [first] : [])].map(({ at, tie }): Place => {
    const holds = tie && scene.plan.objects.has(tie.object);
    return holds ? { x: at.x, y: at.y, tie } : { x: at.x, y: at.y };
  });
  const legs = ends
    .slice(1)
    .flatMap((to, i) => (ends[i] ? dimensionOf({ form: 'aligned', places: [ends[i], to], offset: 0 }) : []));
  const [a, apex, b] = ends;
  const angles =
    ends.length === 3 && a && apex && b
      ? [dimensionOf({ ...angleAt(a, apex, b), places: [apex, a, b] })]
      : [];
  const made = [...legs, ...angles, ...(state.closed ? [areaWithin(chainPoints(state))] : [])];
  const orders = keysAbove(scene.plan.top, made.length);
  return made.map((fields, i): PlanObject => ({ ...fields, id: scene.newId(), order: orders[i] ?? '' }));
}

function areaWithin(vertices: readonly Point[]): Omit<AreaLabel, 'id' | 'order'> {
  const path = { vertices, closed: true };
  const values = { area: areaOf(path), perimeter: totalOf(vertices), shows: ['area', 'perimeter'] } as const;
  return { type: areaLabel.type, ...placeInside(path), offX: 0, offY: 0, ...values };
}

/** CSS pixels from the last point down to the total. */
const totalOffset = 24;

function drawAll(state: State, pen: Pen, pxPerFoot: number): void {
  const at = chainPoints(state);
  at.slice(1).forEach((to, i) => drawLeg(pen, at[i] ?? to, to, pxPerFoot));
  const last = at.at(-1);
  if (state.to && last) drawLeg(pen, last, state.to, pxPerFoot);
  const angle = lastAngle(state);
  if (!angle || !last) return;
  if (state.closed) {
    const path = { vertices: at, closed: true };
    drawTextBox(pen, formatArea(areaOf(path), pen.units), placeInside(path), pxPerFoot);
    return;
  }
  const drawn = angleOf({ ...angle, rotation: 0 });
  const [from, end] = [onArc(drawn, 0), onArc(drawn, 1)];
  const style = { layer: markLayer, stroke: accent, weight: 0.35 };
  pen.path({ vertices: [{ ...from, bulge: Math.tan(drawn.sweep / 4) }, end], closed: false }, style);
  drawTextBox(pen, formatDegrees(degreesOf(angle)), onArc(drawn, 0.5), pxPerFoot);
  const below = { x: last.x, y: last.y + totalOffset / pxPerFoot };
  drawTextBox(pen, `Total ${formatLength(totalOf(at), pen.units)}`, below, pxPerFoot);
}

export const measureTool: Tool<State> = {
  name: 'measure',
  title: 'Measure',
  key: 'M',
  hint: 'Click two points to measure the distance between them; Shift-click to continue',
  also: 'distance ruler tape how far',
  touchHint: 'Tap two points to measure the distance between them',
  cursor: 'crosshair',
  idle,
  stored,
  isBusy: ({ points }) => points.length > 0,
  isDrawing: ({ points, done, continues }) => points.length > 0 && (!done || continues === true),
  resume: ({ points, done, continues }) =>
    done && continues ? { state: { points, done, continues } } : undefined,
  undoPoint: ({ points }) => ({
    state: { points: points.slice(0, -1), ...(points.length > 2 ? { done: true, continues: true } : {}) },
  }),
  reach({ points, done, to }) {
    const last = points.at(-1);
    return last && (!done || to) ? { from: last.at, as: 'polar' } : undefined;
  },
  pointer(state, pointer, scene): Step<State> {
    const { points, done, closed } = state;
    const last = points.at(-1);
    const isContinued = done === true && !closed && (pointer.shift || state.continues === true);
    const aims: Pointer = isContinued ? { ...pointer, shift: false } : pointer;
    const aimed = scene.aim(aims, last && (!done || isContinued) ? { from: last.at } : {});
    if (pointer.phase === 'move') {
      const { to: _, ...rest } = state;
      return { state: (last && !done) || isContinued ? { ...rest, to: aimed.at } : rest };
    }
    return pointer.phase === 'down' ? click(state, aimed, isContinued, scene) : { state };
  },
  reading,
  act(state, action, scene): Step<State> {
    if (!state.done) return { state };
    if (action === 'continue')
      return { state: { points: state.points, done: true, ...(state.continues ? {} : { continues: true }) } };
    const commit = keptObjects(state, scene).map((put) => ({ put }));
    return { state: idle, commit, label: 'Keep measurement', toast: succeeded('Kept on the plan') };
  },
  draw(state, pen, { viewport }) {
    const [first] = state.points;
    const isAlone = state.points.length === 1 && (!state.to || (first && distance(first.at, state.to) === 0));
    if (first && isAlone) pen.circle(first.at, 3 / viewport.pxPerFoot, { layer: markLayer, fill: accent });
    else drawAll(state, pen, viewport.pxPerFoot);
  },
};

const chainPoints = ({ points, closed }: State): Point[] => {
  const [first] = points;
  return [...points, ...(closed && first ? [first] : [])].map(({ at }) => at);
};

const totalOf = (at: readonly Point[]): number =>
  at.slice(1).reduce((sum, to, i) => sum + distance(at[i] ?? to, to), 0);

/** The angle at the second of three points, drawn as an arc at a third of the shorter leg. */
function angleAt(a: Point, apex: Point, b: Point): Pick<Dimension, 'form' | 'places' | 'offset'> {
  const offset = Math.min(distance(a, apex), distance(b, apex)) / 3;
  return { form: 'angular', places: [apex, a, b], offset };
}

/** The angle between the last two legs; undefined for a single leg. */
function lastAngle(state: State): ReturnType<typeof angleAt> | undefined {
  const [b, apex, a] = chainPoints(state).toReversed();
  return a && apex && b && angleAt(a, apex, b);
}

const degreesOf = (angle: ReturnType<typeof angleAt>): number =>
  measuredBy.angular({ ...angle, rotation: 0 });

function isClosing({ points }: State, at: Point, { viewport }: Scene): boolean {
  const [first] = points;
  return (
    points.length > 2 && first !== undefined && distance(first.at, at) * viewport.pxPerFoot < tolerances.snap
  );
}

/** CSS pixels: half a tick at the end of a leg, and font size. */
const tick = 6;
const fontSize = 14;
/** In font sizes: from the text to the sides of its background, and half the height of the background. */
const plateSize = { margin: 0.4, halfHeight: 0.85 };

function drawLeg(pen: Pen, from: Point, to: Point, pxPerFoot: number): void {
  const style = { layer: markLayer, stroke: accent, weight: 0.5 };
  const across = turnRight(unit(subtract(to, from)));
  const half = tick / pxPerFoot;
  pen.path({ vertices: [from, to], closed: false }, style);
  for (const end of [from, to]) {
    const ends = [-half, half].map((reach) => ({ x: end.x + across.x * reach, y: end.y + across.y * reach }));
    pen.path({ vertices: ends, closed: false }, style);
  }
  drawTextBox(pen, formatLength(distance(from, to), pen.units), midpoint(from, to), pxPerFoot);
}

export function drawTextBox(pen: Pen, content: string, middle: Point, pxPerFoot: number): void {
  const height = fontSize / pxPerFoot;
  const halfWidth = textWidth(content, height) / 2 + height * plateSize.margin;
  const plate = boxCorners({
    minX: middle.x - halfWidth,
    minY: middle.y - height * plateSize.halfHeight,
    maxX: middle.x + halfWidth,
    maxY: middle.y + height * plateSize.halfHeight,
  });
  pen.path(
    { vertices: plate, closed: true },
    { layer: markLayer, fill: '#ffffff', stroke: accent, weight: 0.25 },
  );
  const at = { x: middle.x, y: middle.y + (capHeight / 2) * height };
  pen.text(
    { at, content, height, angle: 0, align: 'middle', baseline: 'baseline' },
    { layer: markLayer, fill: '#0b4fa0' },
  );
}

// Where water goes: shows the path of water from a pressed point, says where it ends, and can add a drainage arrow along it.
import { finishedGround, type Ground, groundOf } from '@homeplot/plan/grading';
import { withoutAssumptions } from '@homeplot/plan/assumed';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Pen } from '@homeplot/plan/pen';
import { add, distance, type Point, scaleBy, subtract, turnRight, unit } from '@homeplot/plan/point';
import { formatLength, formatPercent } from '@homeplot/plan/units';
import { runOf, waterFrom, type WaterSite, waterSiteOf, type WaterWay } from '@homeplot/plan/water';
import { sayEnd, sayWay } from '@homeplot/plan/waterWords';
import { accent, markLayer } from '../tool/marks.ts';
import { committed, hinted, succeeded } from '../tool/steps.ts';
import type { Reading, Scene, Step, Tool } from '../tool/tool.ts';
import { registerTool } from './index.ts';

interface State {
  readonly from?: Point;
}

const idle: State = {};

/** CSS pixels: the sides of an arrowhead, and the distance between two. */
const head = { side: 7, every: 60 };
/** Feet by which an arrow may deviate from the path, so that it has few corners. */
const maxDeviation = 0.5;
/** Feet: a shorter arrow would say nothing. */
const minLength = 1;

const unknown = "The ground isn't known here. Add spot elevations or contours around this place.";

interface Known {
  readonly ground: Ground;
  readonly site: WaterSite;
  readonly from: Point;
  readonly way: WaterWay | undefined;
}
/** The last path, cached because it is drawn in each frame. */
let known: Known | undefined;

function wayFrom({ from }: State, { plan }: Scene): WaterWay | undefined {
  if (!from) return undefined;
  const [ground, site] = [groundOf(plan), waterSiteOf(plan)];
  if (known?.ground === ground && known.site === site && known.from === from) return known.way;
  const surface = finishedGround(ground);
  const way = surface && waterFrom(surface, from, site);
  known = { ground, site, from, way };
  return way;
}

/** The arrow along the path: down to a swale, which has arrows of its own, else to the end. */
function arrowAlong({ points, swale }: WaterWay, scene: Scene): PlanObject | undefined {
  const before = swale ? points.slice(0, swale.from + 1) : points;
  const along = runOf(before).length < minLength ? points : before;
  const [from, to] = [along[0], along.at(-1)];
  if (!from || !to || runOf(along).length < minLength) return undefined;
  const created = scene.create('drainageArrow', from, to);
  const vertices = straightened(along, maxDeviation).map(({ x, y }) => ({ x, y }));
  return created && ({ ...withoutAssumptions(created), vertices, slope: '' } as PlanObject);
}

/** The line with only the vertices that keep it within a distance in feet (Ramer-Douglas-Peucker). */
function straightened<P extends Point>(line: readonly P[], within: number): readonly P[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const across = turnRight(unit(subtract(last, first)));
  const offs = line.map((point) => {
    const { x, y } = subtract(point, first);
    return across.x === 0 && across.y === 0 ? Math.hypot(x, y) : Math.abs(x * across.x + y * across.y);
  });
  const farthest = offs.reduce((best, off, i) => (off > (offs[best] ?? 0) ? i : best), 0);
  if ((offs[farthest] ?? 0) <= within) return [first, last];
  const [left, right] = [line.slice(0, farthest + 1), line.slice(farthest)];
  return [...straightened(left, within), ...straightened(right, within).slice(1)];
}

export const whereWaterGoesTool: Tool<State> = {
  name: 'whereWaterGoes',
  title: 'Where water goes',
  shelf: 'Survey marks and lines',
  hint: 'Click where rain falls to see which way it runs',
  touchHint: 'Tap where rain falls to see which way it runs',
  cursor: 'crosshair',
  idle,
  isBusy: ({ from }) => from !== undefined,
  isDrawing: () => false,
  pointer(state, pointer, scene): Step<State> {
    if (pointer.phase !== 'down') return { state };
    const { at } = scene.aim(pointer);
    const way = wayFrom({ from: at }, scene);
    if (!way) return hinted(idle, unknown);
    return {
      state: { from: at },
      toast: succeeded(sayWay(way, waterSiteOf(scene.plan), scene.plan.settings.units)),
    };
  },
  reading(state, scene): Reading | undefined {
    const way = wayFrom(state, scene);
    const at = way?.points.at(-1);
    if (!way || !at) return undefined;
    const { length, fall } = runOf(way.points);
    const { units } = scene.plan.settings;
    const isLong = length >= minLength;
    return {
      title: 'Where water goes',
      at,
      rows: [
        { label: 'Length', value: formatLength(length, units) },
        { label: 'Fall', value: formatLength(fall, units) },
        ...(isLong ? [{ label: 'Average slope', value: formatPercent(fall / length) }] : []),
        { label: 'Ends at', value: sayEnd(way.end) },
      ],
      actions: isLong ? [{ name: 'arrow', label: 'Leave a drainage arrow' }] : [],
    };
  },
  act(state, _, scene): Step<State> {
    const way = wayFrom(state, scene);
    const arrow = way && arrowAlong(way, scene);
    if (!arrow) return { state };
    return committed(idle, arrow, 'Drainage arrow', succeeded('Added a drainage arrow where the water runs'));
  },
  draw(state, pen, scene) {
    const way = wayFrom(state, scene);
    if (way) drawWay(way.points, pen, scene.viewport.pxPerFoot);
  },
};

/** Draws the path with arrowheads at even distances. */
function drawWay(points: readonly Point[], pen: Pen, pxPerFoot: number): void {
  const style = { layer: markLayer, stroke: accent, weight: 0.5 };
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  pen.path({ vertices: points, closed: false }, style);
  pen.circle(first, 4 / pxPerFoot, { layer: markLayer, fill: accent });
  const every = head.every / pxPerFoot;
  let toNext = every / 2;
  let tail: Point = first;
  for (const [i, to] of points.entries()) {
    const from = points[i - 1];
    const length = from ? distance(from, to) : 0;
    if (!from || length === 0) continue;
    const along = unit(subtract(to, from));
    while (toNext <= length) {
      drawHead(add(from, scaleBy(along, toNext)), along, pen, pxPerFoot);
      toNext += every;
    }
    toNext -= length;
    tail = from;
  }
  if (distance(tail, last) > 0) drawHead(last, unit(subtract(last, tail)), pen, pxPerFoot);
}

function drawHead(tip: Point, along: Point, pen: Pen, pxPerFoot: number): void {
  const side = head.side / pxPerFoot;
  const back = subtract(tip, scaleBy(along, side * 1.4));
  const across = scaleBy(turnRight(along), side * 0.6);
  const vertices = [tip, add(back, across), subtract(back, across)];
  pen.path({ vertices, closed: true }, { layer: markLayer, fill: accent });
}

registerTool(whereWaterGoesTool);

// Lot: its corners are clicked one after the other; the first corner again, the last one twice, or Enter closes it.
import { areaOf } from '@homeplot/plan/outline';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { type Lot, type LotEdge, lotFromOutline } from '@homeplot/plan/lot';
import { mostVertices } from '@homeplot/plan/pathEdits';
import { cross, distance, lengthOf, type Point, subtract, unit } from '@homeplot/plan/point';
import { formatArea } from '@homeplot/plan/units';
import { fullOf } from '../locking.ts';
import { selectObjects } from '../selection.ts';
import { isOnCorner } from './cornerPress.ts';
import { accent, markLayer } from './marks.ts';
import type { Scene, Step, Tool } from './tool.ts';

interface Corner extends Point {
  /** How the edge that leads to it came to be known. */
  readonly source: 'measured' | 'traced';
}

interface State {
  readonly corners: readonly Corner[];
  /** Where the next corner would be. */
  readonly at?: Point;
}

const type = 'lot';
const idle: State = { corners: [] };
const fewest = 3;
/** Feet that a corner must lie off the line of the others. */
const leastOff = 1e-4;
/** Whether all corners lie on one line. */
function isFlat(corners: readonly Point[]): boolean {
  const [first = { x: 0, y: 0 }] = corners;
  const away = corners.map((corner) => subtract(corner, first));
  const along = unit(away.reduce((far, one) => (lengthOf(one) > lengthOf(far) ? one : far)));
  return away.every((one) => Math.abs(cross(along, one)) < leastOff);
}

function lotOf(corners: readonly Point[], edges: readonly LotEdge[], blank: PlanObject): Lot {
  const vertices = corners.map(({ x, y }) => ({ x, y }));
  return { ...blank, ...lotFromOutline(vertices, edges) };
}

/** What would be there were the next corner where the pointer is. */
function shown({ corners, at }: State, scene: Scene): Step<State>['preview'] {
  const [first] = corners;
  const last = corners.at(-1);
  const all = at && last && distance(at, last) > 0 ? [...corners, at] : corners;
  const blank = first && all.length >= fewest ? scene.create(type, first, undefined, true) : undefined;
  return blank ? [{ put: lotOf(all, [], blank) }] : [];
}

const showing = (state: State, scene: Scene): Step<State> => ({ state, preview: shown(state, scene) ?? [] });

function close(state: State, scene: Scene): Step<State> {
  const { corners } = state;
  const [first] = corners;
  if (corners.length < fewest || isFlat(corners)) {
    const text =
      corners.length < fewest
        ? `A lot has at least three corners; this one has ${corners.length}`
        : 'These corners lie on one line; a lot needs one beside it';
    return { ...showing(state, scene), toast: { text, tone: 'info' } };
  }
  const blank = first && scene.create(type, first);
  if (!blank) return { state: idle };
  // Each corner tells of the edge that led to it; the one that closes the lot follows from the others.
  const edges = [...corners.slice(1).map(({ source }) => ({ source })), { source: 'traced' } as const];
  const lot = lotOf(corners, edges, blank);
  const [fault] = kindOf(lot).faults?.(lot, scene.plan.settings.units) ?? [];
  const area = formatArea(areaOf({ vertices: corners, closed: true }), scene.plan.settings.units);
  return {
    state: idle,
    commit: [{ put: lot }],
    label: 'Add lot',
    select: selectObjects([lot.id]),
    toast: fault
      ? { text: `Added lot. ${fault}`, tone: 'info' }
      : { text: `Added lot: ${area}`, tone: 'success' },
  };
}

export const lotTool: Tool<State> = {
  name: type,
  title: 'Lot',
  key: 'P',
  hint: 'Click corner after corner; click the first again, or press Enter, to close the lot',
  cursor: 'crosshair',
  idle,
  isBusy: ({ corners }) => corners.length > 0,
  pointer(state, pointer, scene): Step<State> {
    const { corners } = state;
    const [first] = corners;
    const last = corners.at(-1);
    const { at } = scene.aim(pointer, { earlier: corners, ...(last ? { from: last } : {}) });
    if (pointer.phase === 'move') return showing({ corners, at }, scene);
    if (pointer.phase !== 'down') return showing(state, scene);
    if (first && last && isOnCorner(last, pointer, at, scene))
      return corners.length < fewest ? showing({ corners, at }, scene) : close(state, scene);
    if (first && corners.length >= fewest && isOnCorner(first, pointer, at, scene))
      return close(state, scene);
    if (corners.length >= mostVertices) return { ...showing(state, scene), toast: fullOf(lotTool.title) };
    const corner: Corner = { ...at, source: pointer.exact ? 'measured' : 'traced' };
    const step = showing({ corners: [...corners, corner], at }, scene);
    return first ? step : { ...step, toast: { text: 'Click the next corner of the lot', tone: 'info' } };
  },
  reach({ corners }) {
    const from = corners.at(-1);
    return from && { from, as: 'polar' };
  },
  finish: close,
  takeBack: ({ corners, at }, scene) =>
    showing({ corners: corners.slice(0, -1), ...(at ? { at } : {}) }, scene),
  draw({ corners, at }, pen, scene) {
    const [first] = corners;
    if (!first) return;
    const px = 1 / scene.viewport.pxPerFoot;
    const path = at ? [...corners, at] : corners;
    pen.path({ vertices: path, closed: false }, { layer: markLayer, stroke: accent, weight: 0.35 });
    for (const corner of corners) pen.circle(corner, 3 * px, { layer: markLayer, fill: accent });
    // Where a click closes it.
    if (corners.length >= fewest)
      pen.circle(first, 7 * px, { layer: markLayer, stroke: accent, weight: 0.5 });
  },
};

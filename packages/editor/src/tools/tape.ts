// Tape: finds a point from taped distances to known points. Click the points and type the distances in the card.
import type { PlanObject } from '@homeplot/plan/kind';
import { type Point, distance } from '@homeplot/plan/point';
import { selectObjects } from '../view/selection.ts';
import { toScreen } from '../view/viewport.ts';
import { accent, markLayer } from '../tool/marks.ts';
import { drawKnownPoint, drawLetter, drawTapeCircle } from '../tool/tapeMarks.ts';
import type { Scene, Step, Tool } from '../tool/tool.ts';
import { tolerances } from '../tool/tolerances.ts';
import { hinted } from '../tool/steps.ts';

/** A known point, and the distance taped from it in feet, once typed. */
export interface TapeFrom {
  readonly from: Point;
  readonly length?: number;
}

/** A point that fits the tapes. */
export interface FoundPoint extends Point {
  /** The source and the accuracy of its place. */
  readonly known?: Pick<PlanObject, 'source' | 'accuracy'>;
}

export interface TapeState {
  readonly tapes: readonly TapeFrom[];
  /** The points that fit the tapes, computed by the card. */
  readonly found: readonly FoundPoint[];
}

const kind = 'point';
const idle: TapeState = { tapes: [], found: [] };

/** Adds a point where the tapes meet. */
export function placePoint(at: FoundPoint, scene: Scene): Step<TapeState> {
  const point = scene.create(kind, at);
  return {
    state: idle,
    ...(point ? { commit: [{ put: { ...point, ...at.known } }], select: selectObjects([point.id]) } : {}),
    label: 'Add point from tapes',
    toast: { text: 'Point placed from tapes', tone: 'success' },
  };
}

export const tapeTool: Tool<TapeState> = {
  name: 'tape',
  title: 'Tape measure point',
  key: 'Shift+P',
  hint: 'Click known points, type the distance from each, and pick where they meet',
  also: 'two distances triangulate swing ties intersection',
  shelf: 'Survey',
  cursor: 'crosshair',
  idle,
  stored: {
    tapes: [{ from: { x: 0, y: 0 }, 'length?': 0 }],
    found: [{ x: 0, y: 0, 'known?': { source: '', accuracy: 0 } }],
  },
  resume: (state) => (state.tapes.length > 0 ? { state } : undefined),
  undoPoint: ({ tapes }) => ({ state: { tapes: tapes.slice(0, -1), found: [] } }),
  isBusy: ({ tapes }) => tapes.length > 0,
  pointer(state, pointer, scene): Step<TapeState> {
    const { at } = scene.aim(pointer);
    if (pointer.phase !== 'down') return { state };
    const within = tolerances.handle * (pointer.coarse ? tolerances.touch : 1);
    const picked = state.found.find(
      (point) => distance(toScreen(scene.viewport, point), pointer.screen) <= within,
    );
    if (picked) return placePoint(picked, scene);
    if (state.tapes.some(({ from }) => distance(from, at) < 1e-6))
      return hinted(state, 'That point is already in the list');
    return { state: { ...state, tapes: [...state.tapes, { from: at }] } };
  },
  draw({ tapes, found }, pen, scene) {
    const px = 1 / scene.viewport.pxPerFoot;
    for (const { from, length } of tapes) if (length !== undefined) drawTapeCircle(pen, from, length);
    for (const [i, { from }] of tapes.entries()) drawKnownPoint(pen, from, String(i + 1), px);
    for (const [i, at] of found.entries()) {
      pen.circle(at, 6 * px, { layer: markLayer, stroke: accent, fill: '#ffffff', weight: 0.5 });
      pen.circle(at, 2 * px, { layer: markLayer, fill: accent });
      if (found.length > 1) drawLetter(pen, at, i === 0 ? 'A' : 'B', px);
    }
  },
};

// Entrance: a click near an edge of a rectangle puts a gate there.
import { defaultEntranceSquares, nearestEdge, placeEntrance } from '@homeplot/plan/entrance';
import { boxAround } from '@homeplot/plan/box';
import { isWithin } from '@homeplot/plan/frame';
import { isRectangle, type Rectangle } from '@homeplot/plan/rectangle';
import type { Point } from '@homeplot/plan/point';
import { tidy } from '@homeplot/plan/units';
import { selectPart } from '../selection.ts';
import { type Scene, type Step, type Tool, tolerances } from './tool.ts';

type State = Record<string, never>;

/** The topmost rectangle with an edge in reach, else the topmost that holds the point. */
function rectangleAt(at: Point, scene: Scene): { object: Rectangle; inReach: boolean } | undefined {
  const reach = tolerances.entranceEdge / scene.viewport.pxPerFoot;
  const rectangles = scene.near(boxAround(at, reach)).filter(isRectangle);
  const edged = rectangles.find((object) => nearestEdge(object, at).away <= reach);
  if (edged) return { object: edged, inReach: true };
  const object = rectangles.find((rectangle) => isWithin(rectangle, at));
  return object ? { object, inReach: false } : undefined;
}

function withEntrance(at: Point, id: string, scene: Scene): Rectangle | undefined {
  const found = rectangleAt(at, scene);
  if (!found?.inReach) return undefined;
  const { object } = found;
  const { scale } = scene.plan.settings;
  const entrance = placeEntrance(object, id, at, tidy(defaultEntranceSquares / scale), scene.snapLength);
  return { ...object, entrances: [...object.entrances, entrance] };
}

export const entranceTool: Tool<State> = {
  name: 'entrance',
  title: 'Entrance',
  key: 'G',
  hint: 'Click an edge of a rectangle to put a gate there',
  cursor: 'crosshair',
  idle: {},
  isBusy: () => false,
  pointer(state, pointer, scene): Step<State> {
    if (pointer.phase === 'move') {
      const shown = withEntrance(pointer.at, 'preview', scene);
      return { state, preview: shown ? [{ put: shown }] : [] };
    }
    if (pointer.phase !== 'down') return { state };
    const id = scene.newId();
    const object = withEntrance(pointer.at, id, scene);
    if (object) {
      return {
        state,
        commit: [{ put: object }],
        label: 'Add entrance',
        select: selectPart(object.id, id),
        toast: { text: 'Added entrance to property line!', tone: 'success' },
      };
    }
    const text = rectangleAt(pointer.at, scene)
      ? 'Click near the edge of a rectangle to add an entrance'
      : 'Select a rectangle to add an entrance';
    return { state, toast: { text, tone: 'error' } };
  },
};

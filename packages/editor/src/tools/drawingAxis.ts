// The tool Draw along an edge: aligns whatever is drawn next with the clicked edge. Loaded when it is first used.
import { outlineOf } from '@homeplot/plan/anchors';
import { nearestOf } from '@homeplot/plan/nearest';
import { type Edge, edgePath, edgesOf, nearestOnEdge, pointOnEdge } from '@homeplot/plan/outline';
import { distance } from '@homeplot/plan/point';
import { axisAlong } from '../view/drawingAxis.ts';
import { accent, markLayer } from '../tool/marks.ts';
import type { Pointer, Scene, Step, Tool } from '../tool/tool.ts';
import { tolerances } from '../tool/tolerances.ts';
import { clickHint } from '../tool/steps.ts';

interface State {
  /** The edge under the pointer. */
  readonly shown?: Edge;
}

/** The edge nearest to the pointer, within its reach; an arc counts too. */
function edgeUnder({ at, coarse, stepped }: Pointer, scene: Scene): Edge | undefined {
  const px = (tolerances.hit * (coarse ? tolerances.touch : 1)) / scene.viewport.pxPerFoot;
  const reach = stepped ? Math.max(px, 1 / scene.plan.settings.scale) : px;
  const edges = scene.nearest(at, reach).flatMap((object) => {
    const outline = outlineOf(object);
    return outline ? edgesOf(outline) : [];
  });
  const distanceTo = (edge: Edge): number => distance(at, pointOnEdge(edge, nearestOnEdge(edge, at)));
  return nearestOf(edges, distanceTo, reach);
}

export const drawingAxisTool: Tool<State> = {
  name: 'drawingAxis',
  title: 'Draw along an edge',
  hint: 'Click an edge to draw along its direction; press Escape to stop',
  touchHint: 'Tap an edge to draw along its direction',
  shelf: 'Edit lines',
  cursor: 'crosshair',
  picks: true,
  idle: {},
  isBusy: ({ shown }) => shown !== undefined,
  pointer(state, pointer, scene): Step<State> {
    if (pointer.phase === 'up' || pointer.phase === 'double') return { state };
    const edge = edgeUnder(pointer, scene);
    if (pointer.phase === 'move') return { state: edge ? { shown: edge } : {} };
    if (!edge) return { state: {}, toast: clickHint('Click on an edge, such as a lot line or a wall') };
    return { state: {}, axis: axisAlong(edge, pointer.at) };
  },
  draw({ shown }, pen) {
    if (shown) pen.path(edgePath(shown), { layer: markLayer, stroke: accent, weight: 1 });
  },
};

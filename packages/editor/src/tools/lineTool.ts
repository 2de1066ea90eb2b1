// Common part of the tools that edit a line where it is clicked: split, trim, extend. They preview the result.
import type { Vertex } from '@homeplot/plan/pen';
import type { Place } from '@homeplot/plan/pathEdits';
import type { Point } from '@homeplot/plan/point';
import { boxAround } from '@homeplot/plan/box';
import { nearestOf } from '@homeplot/plan/nearest';
import { edgesOf, pointOnEdge } from '@homeplot/plan/outline';
import { distance } from '@homeplot/plan/point';
import { type Line, lineOf, type Outcome } from '../paths/lines.ts';
import { noSelection } from '../view/selection.ts';
import { placeNear } from '../paths/vertices.ts';
import { markLayer } from '../tool/marks.ts';
import type { Pointer, Scene, Step, Tool } from '../tool/tool.ts';
import { tolerances } from '../tool/tolerances.ts';
import { hinted, succeeded } from '../tool/steps.ts';

interface State {
  /** The preview, drawn over the plan. */
  readonly shown?: readonly Vertex[];
}

/** Factors of the hit tolerance, by mouse and by touch. */
const aimFactor = { mouse: 1.6, touch: 3 };

interface LineToolOptions {
  readonly name: string;
  readonly title: string;
  readonly key: string;
  readonly hint: string;
  /** More search terms. */
  readonly also: string;
  readonly color: string;
  /** The part of the line that a click would change. */
  readonly show: (line: Line, place: Place, at: Point, scene: Scene) => readonly Vertex[] | undefined;
  readonly act: (line: Line, place: Place, at: Point, scene: Scene) => Outcome;
}

/** The nearest line under a pointer, and the place on it. */
function lineAt(
  { at, coarse }: Pointer,
  scene: Scene,
): { readonly line: Line; readonly place: Place; readonly on: Point } | undefined {
  const reach = (tolerances.hit * (coarse ? aimFactor.touch : aimFactor.mouse)) / scene.viewport.pxPerFoot;
  const found = scene.near(boxAround(at, reach)).flatMap((object) => {
    const line = lineOf(object);
    const place = line && placeNear(line.path, at, reach);
    const edge = place && edgesOf(line.path)[place.edge];
    return edge ? { line, place, on: pointOnEdge(edge, place.fraction) } : [];
  });
  return nearestOf(found, ({ on }) => distance(on, at));
}

export function lineTool({ name, title, key, hint, also, color, show, act }: LineToolOptions): Tool<State> {
  return {
    name,
    title,
    key,
    hint,
    also,
    shelf: 'Edit lines',
    cursor: 'crosshair',
    idle: {},
    isBusy: ({ shown }) => shown !== undefined,
    pointer(state, pointer, scene): Step<State> {
      if (pointer.phase === 'up' || pointer.phase === 'double') return { state };
      const found = lineAt(pointer, scene);
      if (pointer.phase === 'move') {
        const shown = found && show(found.line, found.place, found.on, scene);
        return { state: shown ? { shown } : {} };
      }
      if (!found) return hinted({}, `${title}: pick a road, a fence or another line`);
      const outcome = act(found.line, found.place, found.on, scene);
      if (!outcome.ok) return hinted({}, outcome.problem);
      return {
        state: {},
        commit: outcome.changes,
        label: title,
        select: noSelection,
        toast: succeeded(outcome.message),
      };
    },
    draw({ shown }, pen, scene) {
      if (!shown) return;
      const [only, second] = shown;
      if (only && !second)
        pen.circle(only, 5 / scene.viewport.pxPerFoot, {
          layer: markLayer,
          stroke: color,
          fill: '#ffffff',
          weight: 0.5,
        });
      else
        pen.path(
          { vertices: shown, closed: false },
          { layer: markLayer, stroke: color, weight: 0.9, dash: [1.6, 1] },
        );
    },
  };
}

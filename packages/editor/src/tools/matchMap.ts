// Match the map: two points of the plan with their places on the map give the plan its location and its north.
import { isTied, toGround } from '@homeplot/plan/ground';
import { type Match, matchGround } from '@homeplot/plan/matchGround';
import type { Point } from '@homeplot/plan/point';
import { formatDistance } from '@homeplot/plan/units';
import { accent, markLayer } from '../tool/marks.ts';
import type { Scene, Step, Tool } from '../tool/tool.ts';
import { hinted } from '../tool/steps.ts';

interface State {
  readonly matches: readonly Match[];
  /** A point of the plan whose place is to be shown next. */
  readonly at?: Point;
  readonly pointer?: Point;
}

const idle: State = { matches: [] };

/** A difference above both, in feet and as a share of the length, is probably due to a wrong point. */
const doubtful = { feet: 3, share: 0.02 } as const;
/** CSS pixels: the marks of points and places. */
const markSize = 6;

export const matchMapTool: Tool<State> = {
  name: 'matchMap',
  title: 'Match the map',
  hint: 'Click a point of the plan, then the same point on the map; repeat for a second point',
  touchHint: 'Tap a point of the plan, then the same point on the map; repeat for a second point',
  shelf: 'Map',
  also: 'align georeference two points north calibrate map',
  cursor: 'crosshair',
  idle,
  isBusy: ({ matches, at }) => matches.length > 0 || at !== undefined,
  isDrawing: ({ matches, at }) => matches.length > 0 || at !== undefined,
  undoPoint: ({ matches, at }) => ({
    state: at
      ? { matches }
      : matches.length > 0
        ? { matches: [], at: matches[0]?.at ?? { x: 0, y: 0 } }
        : idle,
  }),
  pointer(state, pointer, scene): Step<State> {
    const { settings } = scene.plan;
    if (!isTied(settings) || !settings.map)
      return pointer.phase === 'down'
        ? hinted(idle, 'Turn on a map and set the location first')
        : { state: idle };
    if (pointer.phase === 'move') {
      const at = state.at ? pointer.at : scene.aim(pointer).at;
      return { state: { ...state, pointer: at } };
    }
    if (pointer.phase !== 'down') return { state };
    if (!state.at) return { state: { matches: state.matches, at: scene.aim(pointer).at } };
    return matched([...state.matches, { at: state.at, place: toGround(settings, pointer.at) }], scene);
  },
  draw({ matches, at, pointer }, pen, { plan, viewport }) {
    const { settings } = plan;
    const style = { layer: markLayer, stroke: accent, weight: 0.35 };
    const size = markSize / viewport.pxPerFoot;
    if (at) {
      pen.circle(at, size, style);
      if (pointer) pen.path({ vertices: [at, pointer], closed: false }, style);
    }
    if (!isTied(settings)) return;
    for (const match of matches) pen.circle(match.at, size, style);
  },
};

function matched(matches: readonly Match[], { plan }: Scene): Step<State> {
  const [first, second] = matches;
  if (!first || !second) return { state: { matches } };
  const result = matchGround(first, second);
  if (typeof result === 'string')
    return { state: { matches: [first] }, toast: { text: result, tone: 'error' } };
  const { ground, north, drawn, onMap } = result;
  const { units } = plan.settings;
  const off = Math.abs(drawn - onMap);
  const lengths = `The two points are ${formatDistance(drawn, units)} apart on the plan and ${formatDistance(onMap, units)} on the map`;
  // The resolution and the errors of maps amount to some feet.
  const isDoubtful = off > Math.max(doubtful.feet, doubtful.share * drawn);
  return {
    state: idle,
    commit: [{ settings: { ground, north } }],
    label: 'Match the map',
    toast: isDoubtful
      ? {
          text: `The map is matched, but not well. ${lengths}. Check that you chose the same two points, or undo and match again.`,
          tone: 'info',
        }
      : { text: `The map is matched. ${lengths}.`, tone: 'success' },
  };
}

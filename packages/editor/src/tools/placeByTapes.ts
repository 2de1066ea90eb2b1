// Place by tapes: a building put where tapes to its corners have it. A corner and a known point are clicked in turn, the
// distance is typed in its card.
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { turning } from '@homeplot/plan/motion';
import { nearestOf } from '@homeplot/plan/nearest';
import { distance, type Point } from '@homeplot/plan/point';
import { tidy } from '@homeplot/plan/units';
import { dequal } from 'dequal';
import { selectObjects } from '../selection.ts';
import { toScreen } from '../viewport.ts';
import { accent, markLayer } from './marks.ts';
import { drawKnown } from './tapeMarks.ts';
import { type Pointer, type Scene, type Step, type Tool, tolerances } from './tool.ts';

/** A tape from a known point to a corner, by its number among the vertices of the building's outline. */
export interface CornerTapeFrom {
  readonly corner: number;
  readonly from: Point;
  readonly length?: number;
}

/** A turn (degrees) about a point, then a way. */
export interface Placing {
  readonly about: Point;
  readonly turn: number;
  readonly by: Point;
}

export interface PlaceState {
  readonly building?: string;
  /** The corner whose known point comes next. */
  readonly corner?: number;
  readonly tapes: readonly CornerTapeFrom[];
  /** Where the tapes have it, as the card has worked it out. */
  readonly placing?: Placing;
}

const idle: PlaceState = { tapes: [] };

export const buildingOf = (
  { building }: PlaceState,
  { plan }: Pick<Scene, 'plan'>,
): PlanObject | undefined => (building === undefined ? undefined : plan.objects.get(building));

export const cornersOf = (building: PlanObject): readonly Point[] =>
  kindOf(building).outline?.(building).vertices ?? [];

function placedBuilding(building: PlanObject, { about, turn, by }: Placing): PlanObject {
  const kind = kindOf(building);
  const turned =
    Math.abs(turn) < 1e-7 ? building : (kind.transform?.(building, turning(about, turn)) ?? building);
  return kind.move(turned, { x: tidy(by.x), y: tidy(by.y) });
}

/** Whether it has corners, and can be turned. */
const canBePlaced = (object: PlanObject): boolean =>
  kindOf(object).transform !== undefined && (kindOf(object).outline?.(object).vertices.length ?? 0) > 1;

/** The state with the building as its tapes have it shown. */
export function shown(state: PlaceState, scene: Pick<Scene, 'plan'>): Step<PlaceState> {
  const building = buildingOf(state, scene);
  return {
    state,
    preview: building && state.placing ? [{ put: placedBuilding(building, state.placing) }] : [],
  };
}

/** Puts the building where its tapes have it, as one step of the history. */
export function applyPlacing(state: PlaceState, scene: Scene): Step<PlaceState> {
  const building = buildingOf(state, scene);
  if (!building || !state.placing) return { state };
  const count = state.tapes.filter(({ length }) => length !== undefined).length;
  return {
    state: idle,
    commit: [{ put: placedBuilding(building, state.placing) }],
    label: 'Place by tapes',
    select: selectObjects([building.id]),
    toast: { text: `${kindOf(building).title} placed by ${count} tapes`, tone: 'success' },
  };
}

function cornerNear(
  building: PlanObject,
  { screen, coarse }: Pointer,
  { viewport }: Scene,
): number | undefined {
  const within = tolerances.handle * (coarse ? 2.5 : 1.5);
  const corners = cornersOf(building).entries();
  return nearestOf(corners, ([, at]) => distance(toScreen(viewport, at), screen), within)?.[0];
}

/** The building under the hand, else the one that is selected. */
function chosen(pointer: Pointer, scene: Scene): PlanObject | undefined {
  const [id = ''] = scene.selection.ids.size === 1 ? scene.selection.ids : [];
  const selected = scene.plan.objects.get(id);
  if (selected && canBePlaced(selected) && cornerNear(selected, pointer, scene) !== undefined)
    return selected;
  const hit = scene.hit(pointer.at)?.object;
  return hit && canBePlaced(hit) ? hit : undefined;
}

const say = (state: PlaceState, text: string): Step<PlaceState> => ({ state, toast: { text, tone: 'info' } });

export const placeByTapesTool: Tool<PlaceState> = {
  name: 'placeByTapes',
  title: 'Place building by tapes',
  key: 'Shift+B',
  hint: 'Click a building; then, three times or more, a corner and the point it was taped from',
  also: 'house corners distances least squares residuals',
  shelf: 'Survey',
  cursor: 'crosshair',
  idle,
  isBusy: ({ building }) => building !== undefined,
  pointer(state, pointer, scene): Step<PlaceState> {
    const building = buildingOf(state, scene);
    const aimed = scene.aim(
      pointer,
      state.corner === undefined || !building ? {} : { leaveOut: new Set([building.id]) },
    );
    if (pointer.phase !== 'down') return shown(state, scene);
    if (!building) {
      const object = chosen(pointer, scene);
      if (!object) return say(idle, 'Click a building, or anything else with corners');
      const corner = cornerNear(object, pointer, scene);
      return {
        state: { building: object.id, tapes: [], ...(corner === undefined ? {} : { corner }) },
        select: selectObjects([object.id]),
      };
    }
    if (state.corner === undefined) {
      const corner = cornerNear(building, pointer, scene);
      if (corner === undefined)
        return { ...say(state, 'Click a corner of the building as it is drawn'), ...previewOf(state, scene) };
      return shown({ ...state, corner }, scene);
    }
    const other = cornerNear(building, pointer, scene);
    // The building is no known point of itself: its corner is chosen anew, unless something else stands there.
    if (other !== undefined && !aimed.tie) return shown({ ...state, corner: other }, scene);
    const { corner, ...rest } = state;
    return shown({ ...rest, tapes: [...state.tapes, { corner, from: aimed.at }] }, scene);
  },
  draw(state, pen, scene) {
    const px = 1 / scene.viewport.pxPerFoot;
    const building = buildingOf(state, scene);
    if (!building) return;
    const corners = cornersOf(building);
    const placed = state.placing ? cornersOf(placedBuilding(building, state.placing)) : corners;
    for (const [i, at] of corners.entries())
      pen.circle(at, (i === state.corner ? 6 : 4) * px, {
        layer: markLayer,
        stroke: accent,
        fill: i === state.corner ? accent : '#ffffff',
        weight: 0.5,
      });
    for (const [i, { corner, from }] of state.tapes.entries()) {
      const to = placed[corner];
      if (to)
        pen.path(
          { vertices: [from, to], closed: false },
          { layer: markLayer, stroke: accent, weight: 0.25, dash: [1.2, 0.8] },
        );
      const here = [...state.tapes.keys()].filter((n) => dequal(state.tapes[n]?.from, from));
      if (here[0] === i) drawKnown(pen, from, here.map((n) => n + 1).join(', '), px);
    }
  },
};

const previewOf = (state: PlaceState, scene: Scene): Pick<Step<PlaceState>, 'preview'> => {
  const { preview } = shown(state, scene);
  return preview ? { preview } : {};
};

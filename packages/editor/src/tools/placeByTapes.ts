// Place by tapes: moves a building to fit taped distances to its corners. Click a corner and a known point in turn, and
// type the distance in the card.
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Pen } from '@homeplot/plan/pen';
import { add, type Point, scaleBy, subtract, unit } from '@homeplot/plan/point';
import { dequal } from 'dequal';
import { selectObjects } from '../view/selection.ts';
import { accent, markLayer } from '../tool/marks.ts';
import { drawKnownPoint } from '../tool/tapeMarks.ts';
import type { Pointer, Scene, Step, Tool } from '../tool/tool.ts';
import {
  cornersOf,
  buildingOf,
  selectedBuilding,
  isOtherBuilding,
  canBePlaced,
  cornerNear,
  placedBuilding,
  type PlaceState,
} from './tapedBuilding.ts';
import { committed, hinted, previewed, succeeded } from '../tool/steps.ts';

const idle: PlaceState = { tapes: [] };
const cornerHint = { hint: 'Click a numbered corner that was taped' };
const pointHint = { hint: 'Click the known point that this corner was taped from' };

export function withPreview(state: PlaceState, scene: Pick<Scene, 'plan'>): Step<PlaceState> {
  const building = buildingOf(state, scene);
  return previewed(state, building && state.placing && placedBuilding(building, state.placing));
}

/** Applies the placement as one undo step. */
export function applyPlacing(state: PlaceState, scene: Scene): Step<PlaceState> {
  const building = buildingOf(state, scene);
  if (!building || !state.placing) return { state };
  const count = state.tapes.filter(({ length }) => length !== undefined).length;
  const toast = succeeded(`${kindOf(building).title} placed by ${count} tapes`);
  return committed(idle, placedBuilding(building, state.placing), 'Place by tapes', toast);
}

/** The selected object if one of its corners is pressed, else the object under the pointer. */
function buildingAt(pointer: Pointer, scene: Scene): PlanObject | undefined {
  const [id = ''] = scene.selection.ids.size === 1 ? scene.selection.ids : [];
  const selected = scene.plan.objects.get(id);
  if (selected && canBePlaced(selected) && cornerNear(selected, pointer, scene) !== undefined)
    return selected;
  const hit = scene.hit(pointer.at)?.object;
  return hit && canBePlaced(hit) ? hit : undefined;
}

/** CSS pixels from a corner to its number inside the building. */
const numberOffset = 15;

/** Draws the numbers of the corners, as used in the card. */
function drawNumbers(pen: Pen, corners: readonly Point[], px: number): void {
  const count = corners.length;
  for (const [i, at] of corners.entries()) {
    const [before = at, after = at] = [corners[(i + count - 1) % count], corners[(i + 1) % count]];
    const inwards = unit(add(unit(subtract(before, at)), unit(subtract(after, at))));
    const middle = add(at, scaleBy(inwards, numberOffset * px));
    pen.circle(middle, 8 * px, { layer: markLayer, fill: '#ffffff', stroke: accent, weight: 0.25 });
    const style = { layer: markLayer, fill: accent };
    const text = { at: middle, content: String(i + 1), height: 11 * px, angle: 0 };
    pen.text({ ...text, align: 'middle', baseline: 'middle' }, style);
  }
}

export const placeByTapesTool: Tool<PlaceState> = {
  name: 'placeByTapes',
  title: 'Place building by tapes',
  key: 'Shift+B',
  hint: 'Click a building, then each corner and the point it was taped from',
  also: 'house corners distances least squares residuals',
  shelf: 'Survey',
  cursor: 'crosshair',
  idle,
  begin(scene) {
    const building = selectedBuilding(scene);
    return building ? { building: building.id, tapes: [] } : idle;
  },
  stored: { building: '', tapes: [{ corner: 0, from: { x: 0, y: 0 }, 'length?': 0 }], 'corner?': 0 },
  isBusy: ({ building }) => building !== undefined,
  stepHint: ({ building, corner }) =>
    building === undefined ? undefined : corner === undefined ? cornerHint : pointHint,
  isDrawing: ({ corner, tapes }) => corner !== undefined || tapes.length > 0,
  resume: (state, scene) => (state.tapes.length > 0 ? withPreview(state, scene) : undefined),
  undoPoint: ({ building = '', corner, tapes }) => ({
    state: { building, tapes: corner === undefined ? tapes.slice(0, -1) : tapes },
  }),
  pointer(state, pointer, scene): Step<PlaceState> {
    const building = buildingOf(state, scene);
    const aimed = scene.aim(
      pointer,
      state.corner === undefined || !building ? {} : { exclude: new Set([building.id]) },
    );
    if (pointer.phase !== 'down') return withPreview(state, scene);
    if (!building || isOtherBuilding(state, building, pointer, scene)) {
      const object = buildingAt(pointer, scene);
      if (!object) return hinted(idle, 'Pick a building, or anything else with corners');
      const corner = cornerNear(object, pointer, scene);
      return {
        state: { building: object.id, tapes: [], ...(corner === undefined ? {} : { corner }) },
        select: selectObjects([object.id]),
      };
    }
    if (state.corner === undefined) {
      const corner = cornerNear(building, pointer, scene, state.placing);
      if (corner === undefined)
        return {
          ...hinted(state, 'Pick one of the numbered corners of the building'),
          ...previewOf(state, scene),
        };
      return withPreview({ ...state, corner }, scene);
    }
    const other = cornerNear(building, pointer, scene, state.placing);
    // Pressing another corner of the building selects it as the corner to tape, unless another object is at that point.
    if (other !== undefined && !aimed.tie) return withPreview({ ...state, corner: other }, scene);
    const { corner, ...rest } = state;
    return withPreview({ ...rest, tapes: [...state.tapes, { corner, from: aimed.at }] }, scene);
  },
  draw(state, pen, scene) {
    const px = 1 / scene.viewport.pxPerFoot;
    const building = buildingOf(state, scene);
    if (!building) return;
    const placed = cornersOf(state.placing ? placedBuilding(building, state.placing) : building);
    for (const [i, at] of placed.entries())
      pen.circle(at, (i === state.corner ? 6 : 4) * px, {
        layer: markLayer,
        stroke: accent,
        fill: i === state.corner ? accent : '#ffffff',
        weight: 0.5,
      });
    drawNumbers(pen, placed, px);
    for (const [i, { corner, from }] of state.tapes.entries()) {
      const to = placed[corner];
      if (to)
        pen.path(
          { vertices: [from, to], closed: false },
          { layer: markLayer, stroke: accent, weight: 0.25, dash: [1.2, 0.8] },
        );
      const here = [...state.tapes.keys()].filter((n) => dequal(state.tapes[n]?.from, from));
      if (here[0] === i) drawKnownPoint(pen, from, `Tape ${here.map((n) => n + 1).join(', ')}`, px);
    }
  },
};

const previewOf = (state: PlaceState, scene: Scene): Pick<Step<PlaceState>, 'preview'> => {
  const { preview } = withPreview(state, scene);
  return preview ? { preview } : {};
};

// Tools that place an object: a click places the default size, a drag the dragged size.
import type { Span } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { turning } from '@homeplot/plan/motion';
import type { Point } from '@homeplot/plan/point';
import { selectedObjects } from '../view/selection.ts';
import { previewId } from '../scene/scene.ts';
import type { Pointer, Scene, Step, Tool } from '../tool/tool.ts';
import { isDrag } from '../tool/tolerances.ts';
import { committed, previewed, succeeded } from '../tool/steps.ts';

export interface PlacingState {
  /** The start of the press, on the plan and on the screen; stepped: pressed by the keyboard's crosshair. */
  readonly pressed?: { readonly at: Point; readonly screen: Point; readonly stepped: boolean };
}

const comparable = (object: PlanObject): string => JSON.stringify({ ...object, id: '', order: '' });

/** Whether an object equals the selected one, as from the second click of a double click. */
function isDuplicate(object: PlanObject, { plan, selection }: Scene): boolean {
  if (selection.ids.size !== 1) return false;
  return selectedObjects(selection, plan).some((selected) => comparable(selected) === comparable(object));
}

/** as: what can be typed while dragging: the sides of a box, or a radius. */
export function placingTool(
  type: string,
  names: Pick<Tool, 'title' | 'hint' | 'key' | 'shelf' | 'also'>,
  as: Span['as'],
): Tool<PlacingState> {
  const title = names.title.toLowerCase();
  /** The new object. At its default size it turns parallel to an edge near it, unless Alt is held or a drawing axis is set. */
  const created = (
    at: Point,
    to: Point | undefined,
    isPreview: boolean,
    { free }: Pointer,
    scene: Scene,
  ): PlanObject | undefined => {
    const object = scene.createAlongAxis(type, at, to, isPreview);
    const turn = object && !to && !free && !scene.axis ? scene.parallelTurn(object, { x: 0, y: 0 }) : 0;
    return turn === 0 ? object : object && kindOf(object).transform?.(object, turning(at, turn));
  };
  /** What a press would place. None for touch, because a finger covers it, and none where the last object was just placed. */
  const ghost = (at: Point, pointer: Pointer, scene: Scene): PlanObject | undefined => {
    const object = pointer.coarse ? undefined : created(at, undefined, true, pointer, scene);
    return object && !isDuplicate(object, scene) ? object : undefined;
  };
  return {
    name: type,
    ...names,
    cursor: 'crosshair',
    drags: true,
    oneShot: true,
    idle: {},
    isBusy: ({ pressed }) => pressed !== undefined,
    reach: ({ pressed }, { axis }) =>
      pressed && { from: pressed.at, as, turn: axis?.turn ?? 0, placed: previewId },
    pointer({ pressed }, pointer, scene): Step<PlacingState> {
      const { at } = scene.aim(pointer, pressed && as === 'radius' ? { from: pressed.at } : {});
      const { phase, screen, stepped = false } = pointer;
      if (phase === 'down') {
        const object = created(at, undefined, true, pointer, scene);
        return previewed({ pressed: { at, screen, stepped } }, object);
      }
      if (!pressed && phase === 'move') return previewed({}, ghost(at, pointer, scene));
      if (!pressed || phase === 'double') return { state: {} };
      // A nudge of the mouse after a press by keyboard doesn't resize.
      const isDragged = pressed.stepped === stepped && isDrag(pressed.screen, screen);
      const to = pointer.exact || isDragged ? at : undefined;
      if (phase === 'move') {
        const object = created(pressed.at, to, true, pointer, scene);
        return previewed({ pressed }, object);
      }
      const object = created(pressed.at, to, false, pointer, scene);
      if (!object || isDuplicate(object, scene)) return { state: {} };
      return committed({}, object, `Add ${title}`, succeeded(`Added ${title} to your site map!`));
    },
  };
}

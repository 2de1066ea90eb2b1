// The tools that draw an object from corner to corner, by a drag or two clicks. It must be larger than one square.
import type { PlanObject } from '@homeplot/plan/kind';
import type { Point } from '@homeplot/plan/point';
import type { SpanValues } from '../view/spans.ts';
import { committed, hinted, previewed } from '../tool/steps.ts';
import type { Pointer, Scene, Step, Toast, Tool } from '../tool/tool.ts';
import { isDrag } from '../tool/tolerances.ts';

export interface BoxState {
  /** The first corner; it is kept after a click. */
  readonly from?: Point;
  readonly pressed?: { readonly at: Point; readonly screen: Point };
}

/** What differs between the tools. */
interface BoxOptions {
  /** The type of the object that the tool draws. */
  readonly type: string;
  /** Completes the added object; typed: the sizes that were typed. */
  readonly added?: (object: PlanObject, typed: SpanValues) => PlanObject;
  readonly toast: (object: PlanObject, scene: Scene) => Toast;
}

/** The first corner: a drag starts at its own press. */
const cornerOf = ({ from, pressed }: BoxState, { screen }: Pointer): Point | undefined =>
  pressed && isDrag(pressed.screen, screen) ? pressed.at : from;

export function boxTool(
  names: Pick<Tool, 'name' | 'title' | 'hint' | 'key' | 'shelf' | 'also'>,
  { type, added, toast }: BoxOptions,
): Tool<BoxState> {
  return {
    ...names,
    cursor: 'crosshair',
    drags: true,
    oneShot: true,
    idle: {},
    stored: { from: { x: 0, y: 0 } },
    isBusy: ({ from }) => from !== undefined,
    isDrawing: ({ from, pressed }) => from !== undefined && from !== pressed?.at,
    reach: ({ from }, { axis }) => from && { from, as: 'box', turn: axis?.turn ?? 0 },
    pointer(state, pointer, scene): Step<BoxState> {
      const { at } = scene.aim(pointer);
      if (pointer.phase === 'down')
        return { state: { from: state.from ?? at, pressed: { at, screen: pointer.screen } } };
      const from = cornerOf(state, pointer);
      if (!from || pointer.phase === 'double') return { state: from ? { from } : {} };
      if (pointer.phase === 'move') {
        const object = scene.createAlongAxis(type, from, at, true);
        return previewed({ ...state, from }, object);
      }
      const title = names.title.toLowerCase();
      const drawn = scene.createAlongAxis(type, from, at);
      if (!drawn) return hinted({ from }, `Drag further: a ${title} must be larger than one square`);
      const object = added?.(drawn, pointer.typed ?? {}) ?? drawn;
      return committed({}, object, `Add ${title}`, toast(object, scene));
    },
  };
}

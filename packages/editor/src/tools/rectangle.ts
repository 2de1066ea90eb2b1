// Rectangle: drag from corner to corner, or click two corners. It must be larger than one square.
import { kindOf } from '@homeplot/plan/kinds';
import type { Point } from '@homeplot/plan/point';
import { wholeFeet } from '@homeplot/plan/units';
import type { Pointer, Step, Tool } from './tool.ts';
import { isDrag } from './tolerances.ts';
import { committed, exactly, hinted, previewed, succeeded } from './steps.ts';

interface State {
  /** The first corner; it is kept after a click. */
  readonly from?: Point;
  readonly pressed?: { readonly at: Point; readonly screen: Point };
}

const type = 'rectangle';

/** The first corner: a drag starts at its own press. */
const cornerOf = ({ from, pressed }: State, { screen }: Pointer): Point | undefined =>
  pressed && isDrag(pressed.screen, screen) ? pressed.at : from;

export const rectangleTool: Tool<State> = {
  name: type,
  title: 'Rectangle',
  key: 'R',
  hint: 'Drag from corner to corner to draw a property line, or type its width and length',
  also: 'property line lot boundary yard square box parcel',
  cursor: 'crosshair',
  drags: true,
  oneShot: true,
  idle: {},
  stored: { from: { x: 0, y: 0 } },
  isBusy: ({ from }) => from !== undefined,
  isDrawing: ({ from, pressed }) => from !== undefined && from !== pressed?.at,
  reach: ({ from }, { axis }) => from && { from, as: 'box', turn: axis?.turn ?? 0 },
  pointer(state, pointer, scene): Step<State> {
    const { at } = scene.aim(pointer);
    if (pointer.phase === 'down')
      return { state: { from: state.from ?? at, pressed: { at, screen: pointer.screen } } };
    const from = cornerOf(state, pointer);
    if (!from || pointer.phase === 'double') return { state: from ? { from } : {} };
    if (pointer.phase === 'move') {
      const object = scene.createAlongAxis(type, from, at, true);
      return previewed({ ...state, from }, object);
    }
    const object = scene.createAlongAxis(type, from, at);
    if (!object) return hinted({ from }, 'Drag further: a rectangle must be larger than one square');
    const { width, height } = kindOf(object).dimensions(object);
    const text = `Added rectangle: ${wholeFeet(width)}' × ${wholeFeet(height)}'`;
    const toast = succeeded(text, exactly([width, height], scene.plan.settings.units));
    return committed({}, object, 'Add rectangle', toast);
  },
};

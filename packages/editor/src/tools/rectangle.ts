// Rectangle: dragged from corner to corner; one within a single square is not made.
import { kindOf } from '@homeplot/plan/kinds';
import type { Point } from '@homeplot/plan/point';
import { wholeFeet } from '@homeplot/plan/units';
import { selectObjects } from '../selection.ts';
import type { Step, Tool } from './tool.ts';

interface State {
  readonly from?: Point;
}

const type = 'rectangle';

export const rectangleTool: Tool<State> = {
  name: type,
  title: 'Rectangle',
  key: 'R',
  hint: 'Drag from corner to corner to draw a property line',
  cursor: 'crosshair',
  drags: true,
  idle: {},
  isBusy: ({ from }) => from !== undefined,
  pointer({ from }, pointer, scene): Step<State> {
    const { at } = scene.aim(pointer);
    if (pointer.phase === 'down') return { state: { from: at } };
    if (!from || pointer.phase === 'double') return { state: {} };
    if (pointer.phase === 'move') {
      const object = scene.create(type, from, at, true);
      return { state: { from }, preview: object ? [{ put: object }] : [] };
    }
    const object = scene.create(type, from, at);
    if (!object) {
      return {
        state: {},
        toast: { text: 'Drag further: a rectangle must be larger than one square', tone: 'info' },
      };
    }
    const { width, height } = kindOf(object).dimensions(object);
    return {
      state: {},
      commit: [{ put: object }],
      label: 'Add rectangle',
      select: selectObjects([object.id]),
      toast: { text: `Added rectangle: ${wholeFeet(width)}' × ${wholeFeet(height)}'`, tone: 'success' },
    };
  },
};

// Road: two clicks, or one drag; ends snap to the ends of other roads.
import { kindOf } from '@homeplot/plan/kinds';
import type { Point } from '@homeplot/plan/point';
import { distance } from '@homeplot/plan/point';
import { wholeFeet } from '@homeplot/plan/units';
import type { Scene, Step, Tool } from '../tool/tool.ts';
import { isDrag } from '../tool/tolerances.ts';
import { clickHint, committed, previewed, succeeded } from '../tool/steps.ts';

interface State {
  readonly start?: Point;
  /** Screen position of the press that set the start, until its release. */
  readonly pressedAt?: Point;
  readonly at?: Point;
}

const type = 'road';

function finish(start: Point, at: Point, scene: Scene): Step<State> {
  const object = scene.create(type, start, at);
  if (!object) return askForEnd(start);
  const feet = wholeFeet(kindOf(object).dimensions(object).width);
  return committed({}, object, 'Add road', succeeded(`Added road segment: ${feet} ft`));
}

const askForEnd = (start: Point, pressedAt?: Point): Step<State> => ({
  state: pressedAt ? { start, pressedAt } : { start },
  toast: clickHint('Click again to set the end point of the road'),
});

export const roadTool: Tool<State> = {
  name: type,
  title: 'Road',
  key: 'D',
  hint: 'Click the start of the road, then its end',
  also: 'street lane alley drive driveway',
  cursor: 'crosshair',
  oneShot: true,
  idle: {},
  stored: { start: { x: 0, y: 0 } },
  isBusy: ({ start }) => start !== undefined,
  isDrawing: ({ start, pressedAt }) => start !== undefined && !pressedAt,
  reach: ({ start }) => start && { from: start, as: 'polar' },
  pointer({ start, pressedAt }, pointer, scene): Step<State> {
    const { at } = scene.aim(pointer, start ? { from: start } : {});
    switch (pointer.phase) {
      case 'down':
        return start ? finish(start, at, scene) : askForEnd(at, pointer.screen);
      case 'up':
        if (
          start &&
          pressedAt &&
          (pointer.exact || isDrag(pressedAt, pointer.screen)) &&
          distance(start, at) > 0
        )
          return finish(start, at, scene);
        return { state: start ? { start, at } : {} };
      case 'move': {
        const object = start && scene.create(type, start, at, true);
        const state = { at, ...(start ? { start } : {}), ...(pressedAt ? { pressedAt } : {}) };
        return previewed(state, object);
      }
      case 'double':
        return { state: start ? { start } : {} };
    }
  },
};

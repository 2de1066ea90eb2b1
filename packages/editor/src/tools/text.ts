// Text: a click opens a text field in place.
import { kindOf } from '@homeplot/plan/kinds';
import type { Point } from '@homeplot/plan/point';
import type { Step, Tool } from '../tool/tool.ts';
import { committed, succeeded } from '../tool/steps.ts';

interface State {
  readonly at?: Point;
}

const type = 'text';
export const textPrompt = 'Enter text:';

export const textTool: Tool<State> = {
  name: type,
  title: 'Text',
  key: 'X',
  hint: 'Click where the text should start, then type it',
  also: 'note label words title',
  cursor: 'text',
  oneShot: true,
  idle: {},
  isBusy: ({ at }) => at !== undefined,
  pointer(state, pointer, scene): Step<State> {
    const { at } = scene.aim(pointer);
    if (pointer.phase !== 'up') return { state };
    return { state: { at }, prompt: { label: textPrompt, at, value: '' } };
  },
  answer({ at }, answer, scene): Step<State> {
    const words = answer?.trim();
    const blank = at && words ? scene.create(type, at) : undefined;
    const object = blank && words ? kindOf(blank).words?.write(blank, words) : undefined;
    if (!object) return { state: {} };
    return committed({}, object, 'Add text', succeeded('Added text to your site map!'));
  },
};

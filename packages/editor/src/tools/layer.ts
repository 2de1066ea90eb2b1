// Layer: selects an object, to move it in the drawing order from the property panel.
import { noSelection, selectObjects } from '../view/selection.ts';
import type { Step, Tool } from '../tool/tool.ts';

type State = Record<string, never>;

export const layerTool: Tool<State> = {
  name: 'layer',
  title: 'Layer',
  key: 'L',
  hint: 'Click an object, then move it up or down in the property panel',
  cursor: 'pointer',
  picks: true,
  idle: {},
  isBusy: () => false,
  pointer(state, pointer, scene): Step<State> {
    if (pointer.phase !== 'down') return { state };
    const hit = scene.hit(pointer.at);
    if (!hit) return { state, select: noSelection };
    const text = 'Object selected. Use layer controls in property panel to move up/down.';
    return { state, select: selectObjects(scene.groupMembers(hit.object)), toast: { text, tone: 'info' } };
  },
};

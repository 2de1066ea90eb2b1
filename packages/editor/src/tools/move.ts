// Move: pans the view, computed from the view at the press and the current pointer.
import type { Point } from '@homeplot/plan/point';
import type { Viewport } from '../view/viewport.ts';
import type { Step, Tool } from '../tool/tool.ts';

interface State {
  readonly pressed?: { readonly screen: Point; readonly view: Viewport };
}

export const moveTool: Tool<State> = {
  name: 'move',
  title: 'Move',
  key: 'H',
  hint: 'Drag to pan the view. In any tool, two fingers or dragging with Space held do the same',
  touchHint: 'Drag to pan the view. In any tool, two fingers do the same',
  cursor: 'grab',
  picks: true,
  idle: {},
  isBusy: ({ pressed }) => pressed !== undefined,
  pointer({ pressed }, { phase, screen }, { viewport }): Step<State> {
    if (phase === 'down') return { state: { pressed: { screen, view: viewport } } };
    if (!pressed || phase === 'double') return { state: {} };
    const { view } = pressed;
    const x = view.x - (screen.x - pressed.screen.x) / viewport.pxPerFoot;
    const y = view.y - (screen.y - pressed.screen.y) / viewport.pxPerFoot;
    return { state: phase === 'up' ? {} : { pressed }, viewport: { ...viewport, x, y } };
  },
};

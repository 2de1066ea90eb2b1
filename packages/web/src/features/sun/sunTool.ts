// The tool "Sun and shade": a press picks the object whose hours of sun the card shows. While the tool is active, shadows
// are on the canvas.
// Kept offline when idle.
import type { Editor } from '@homeplot/editor/editor';
import { accent, markLayer } from '@homeplot/editor/marks';
import type { Tool } from '@homeplot/editor/tool';
import { registerTool } from '@homeplot/editor/tools';
import { outlineOf } from '@homeplot/plan/anchors';
import { showShadows } from './shadowLayer.ts';

interface SunState {
  /** The id of the object whose hours of sun are shown. */
  readonly target?: string | undefined;
}

const outline = { layer: markLayer, stroke: accent, weight: 0.6 };

export const sunTool: Tool<SunState> = {
  name: 'sun',
  title: 'Sun and shade',
  hint: 'Click a bed, a pool or a building to see its hours of sun',
  touchHint: 'Tap a bed, a pool or a building to see its hours of sun',
  shelf: 'Map',
  also: 'sun shade shadow hours light solar',
  cursor: 'default',
  idle: {},
  begin(scene) {
    const [id] = scene.selection.ids.size === 1 ? scene.selection.ids : [];
    return id === undefined ? {} : { target: id };
  },
  isBusy: ({ target }) => target !== undefined,
  isDrawing: () => false,
  canceled: () => ({}),
  pointer: (state, { phase, at }, scene) =>
    phase === 'down' ? { state: { target: scene.hit(at)?.object.id } } : { state },
  draw({ target }, pen, { plan }) {
    const object = target === undefined ? undefined : plan.objects.get(target);
    const path = object && outlineOf(object);
    if (path) pen.path(path, outline);
  },
};

registerTool(sunTool);

export function pickSunTool(editor: Editor): void {
  showShadows(editor);
  editor.hand.pick(sunTool.name);
}

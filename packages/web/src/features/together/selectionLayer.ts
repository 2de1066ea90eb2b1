// Outlines what the other people in the live room have selected, in their colors. It is a separate canvas, which is drawn
// when a selection, a selected object or the view changes, and not with each move of a pointer.
import type { Editor } from '@homeplot/editor/editor';
import { labelHeightAt, viewBox } from '@homeplot/editor/viewport';
import { overlaps } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { layersOf } from '@homeplot/plan/layerTable';
import { idOf, objectBox } from '@homeplot/plan/plan';
import { drawOutlines } from '../../canvas/overlay/outlines.ts';
import { CanvasPen } from '../../canvas/paint/canvasPen.ts';
import { placeOf } from '../../canvas/paint/screen.ts';
import { StyledContext } from '../../canvas/paint/styledContext.ts';
import { onDensity } from '../../kit/density.ts';
import { onFrames } from '../../kit/frames.ts';
import type { Presence } from '../../store/live/presence.ts';

/** Milliseconds for which the view must be still before the outlines are drawn again. */
const restDelay = 100;

/** Shows the outlines on an element over the canvas until the signal is aborted. */
export function showSelections(
  host: HTMLElement,
  editor: Editor,
  presence: Presence,
  signal: AbortSignal,
): void {
  const element = document.createElement('canvas');
  element.dataset['selections'] = '';
  element.className = 'absolute top-0 left-0';
  element.hidden = true;
  const context = element.getContext('2d');
  if (!context) return;
  host.prepend(element);
  let timer = 0;

  const isSelected = (id: string | undefined): boolean =>
    id !== undefined && presence.others.some((one) => presence.of(one.id)?.selected.includes(id));
  const draw = (): void => {
    const { plan, viewport, scene } = editor;
    const [view, layers] = [viewBox(viewport), layersOf(plan.settings)];
    const isSeen = (object: PlanObject): boolean =>
      layers.isVisible(object) && overlaps(objectBox(object), view);
    const outlined = presence.others.map(({ id, color }) => {
      const objects = presence.of(id)?.selected.flatMap((one) => plan.objects.get(one) ?? []) ?? [];
      return { color, objects: objects.filter(isSeen) };
    });
    element.hidden = outlined.every(({ objects }) => objects.length === 0);
    if (element.hidden) {
      // Without a size it takes no memory.
      [element.width, element.height] = [0, 0];
      return;
    }
    const ratio = devicePixelRatio;
    const { width, height, pxPerFoot } = viewport;
    const clip = { x: 0, y: 0, width: Math.round(width * ratio), height: Math.round(height * ratio) };
    [element.width, element.height] = [clip.width, clip.height];
    element.style.width = `${clip.width / ratio}px`;
    element.style.height = `${clip.height / ratio}px`;
    const { units, north } = plan.settings;
    const aim = { ...placeOf(viewport, ratio, clip), units, north };
    const pen = new CanvasPen(new StyledContext(context), aim, clip, () => undefined);
    const placing = scene.labels.at(labelHeightAt(pxPerFoot));
    for (const { color, objects } of outlined) drawOutlines(pen, objects, pxPerFoot, placing, color);
  };
  const frames = onFrames(draw);
  const request = (): void => frames.request();
  const drawAtRest = (): void => {
    if (!presence.others.some(({ id }) => presence.of(id)?.selected.length)) return;
    element.hidden = true;
    clearTimeout(timer);
    timer = window.setTimeout(request, restDelay);
  };
  const ends = [
    presence.watch({ selected: request }),
    editor.watch({
      moved: drawAtRest,
      edited: (changes) => {
        if (changes.some((change) => 'settings' in change || isSelected(idOf(change)))) request();
      },
    }),
    onDensity(request),
    () => frames.stop(),
    () => clearTimeout(timer),
    () => element.remove(),
  ];
  signal.addEventListener('abort', () => {
    for (const end of ends) end();
  });
  request();
}

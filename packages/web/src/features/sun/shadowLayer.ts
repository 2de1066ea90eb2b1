// The shadows over the canvas of one editor: on a canvas of their own, which is drawn again when the plan, the view, the day or
// the hour has changed. They darken what is below them and hide nothing.
import type { Editor } from '@homeplot/editor/editor';
import { viewBox } from '@homeplot/editor/viewport';
import { overlaps } from '@homeplot/plan/box';
import { pathBox } from '@homeplot/plan/boundsPen';
import { layersOf } from '@homeplot/plan/layerTable';
import { planShadows } from '@homeplot/plan/planShadows';
import type { Point } from '@homeplot/plan/point';
import { backdropPlaces } from '../../canvas/paint/backdrop.ts';
import { placeOf } from '../../canvas/paint/screen.ts';
import { onDensity } from '../../kit/density.ts';
import { onFrames } from '../../kit/frames.ts';
import { sunViewOf, timeOf } from './sunView.ts';

const color = 'rgb(51 65 85 / 0.42)';

/** Milliseconds: shadows that take longer are drawn when the slider rests. */
const slow = 30;
const rest = 120;

const shown = new WeakSet<Editor>();

/** Shows them while the tool is in hand, and after that if they stay. */
export function showShadows(editor: Editor): void {
  const place = backdropPlaces.get(editor);
  if (!place || shown.has(editor)) return;
  shown.add(editor);
  const view = sunViewOf(editor);
  const element = document.createElement('canvas');
  element.dataset['shadows'] = '';
  element.className = 'pointer-events-none absolute top-0 left-0 mix-blend-multiply';
  element.hidden = true;
  const context = element.getContext('2d');
  place.element.after(element);

  let rings: readonly (readonly Point[])[] | undefined;
  /** Whether they are of an earlier hour or plan; the milliseconds that they took; and the wait for a rest. */
  let [isStale, cost, timer] = [true, 0, 0];
  const cast = (): readonly (readonly Point[])[] => {
    const time = timeOf(view.choice);
    if ('problem' in time) return [];
    const { plan } = editor;
    const layers = layersOf(plan.settings);
    const found = planShadows(plan, time, { isShown: (object) => layers.isVisible(object) });
    return 'problem' in found ? [] : found.rings;
  };
  const draw = (): void => {
    const isWanted = view.choice.stays || editor.hand.tool.name === 'sun';
    if (isWanted && isStale && timer === 0) {
      const from = performance.now();
      rings = cast();
      cost = performance.now() - from;
      isStale = false;
    }
    const seen = (isWanted ? rings : undefined)?.filter((vertices) =>
      overlaps(pathBox({ vertices, closed: true }), viewBox(editor.viewport)),
    );
    element.hidden = !seen || seen.length === 0;
    if (!seen || element.hidden || !context) return;
    const ratio = devicePixelRatio;
    const { width, height } = editor.viewport;
    const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
    [element.width, element.height] = [w, h];
    [element.style.width, element.style.height] = [`${w / ratio}px`, `${h / ratio}px`];
    const { left, top, pxPerFoot } = placeOf(editor.viewport, ratio, { x: 0, y: 0, width: w, height: h });
    const scale = pxPerFoot * ratio;
    context.fillStyle = color;
    context.beginPath();
    for (const ring of seen) {
      ring.forEach(({ x, y }, i) =>
        i === 0
          ? context.moveTo(x * scale - left, y * scale - top)
          : context.lineTo(x * scale - left, y * scale - top),
      );
      context.closePath();
    }
    context.fill('evenodd');
  };
  const frames = onFrames(draw);
  const request = (): void => frames.request();
  const recast = (): void => {
    isStale = true;
    clearTimeout(timer);
    timer = 0;
    if (cost < slow) request();
    else
      timer = window.setTimeout(() => {
        timer = 0;
        request();
      }, rest);
  };
  view.watch(recast);
  editor.watch({ moved: request, changed: request, edited: recast, loaded: recast });
  onDensity(request);
  request();
}

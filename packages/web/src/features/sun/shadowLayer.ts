// Draws the shadows on a second canvas over an editor's canvas, again after each change of the plan, the view, the day or the
// hour. The shadows darken what is below them and hide nothing.
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

/** Milliseconds: shadows that take longer to calculate are drawn only once the slider rests. */
const maxLiveCost = 30;
/** Milliseconds without a change after which the slider rests. */
const restDelay = 120;

/** The editors that have such a canvas. */
const shown = new WeakSet<Editor>();

/** Shows shadows while the tool Sun and shade is active, and also afterwards if the user has chosen so. */
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
  /** Whether `rings` are of an earlier hour or plan. */
  let isStale = true;
  /** Milliseconds that the last calculation took. */
  let cost = 0;
  /** Runs until the slider rests; 0 if nothing is waiting. */
  let timer = 0;
  const cast = (): readonly (readonly Point[])[] => {
    const { plan } = editor;
    const time = timeOf(view.choice, plan.settings.ground);
    if ('problem' in time) return [];
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
    if (cost < maxLiveCost) request();
    else
      timer = window.setTimeout(() => {
        timer = 0;
        request();
      }, restDelay);
  };
  view.watch(recast);
  editor.watch({ moved: request, changed: request, edited: recast, loaded: recast });
  onDensity(request);
  request();
}

// The surface of the canvas: combines the picture, the overlay and the input on one element of the page. It has no rules of its
// own.
import type { Editor } from '@homeplot/editor/editor';
import { listenToClipboard } from './input/clipboardEvents.ts';
import { handleMeasuring } from '../workspace/canvasSize.ts';
import { onDensity } from '../kit/density.ts';
import { whenIdle } from '../kit/slices.ts';
import { Keyboard } from './input/keyboard.ts';
import { Overlay } from './overlay/overlay.ts';
import { backdropPlaces } from './paint/backdrop.ts';
import { layOnPixels } from './paint/layOnPixels.ts';
import { Painter } from './paint/painter.ts';
import { loadingPictures } from './pictures/loadingPictures.ts';
import { PointerInput } from './input/pointerInput.ts';
import { listenToTrackpadPinch } from './input/trackpadPinch.ts';
import { listenToWheel } from './input/wheel.ts';

/** Shows the editor's plan on the host and passes the host's input to it. Returns the function that ends this. */
export function attachSurface(host: HTMLElement, editor: Editor, whenDrawn: () => void): () => void {
  // Created before the painter, which then shows the effect of wheel and pointer in the same frame.
  const endWheel = listenToWheel(host, editor);
  const pointers = new PointerInput(host, editor, () => keyboard.spaceHeld);
  const pictures = loadingPictures(editor, () => painter.drawAnew());
  const painter = new Painter(editor, pictures, whenDrawn);
  backdropPlaces.set(editor, painter);
  const overlay = new Overlay(editor, pictures, painter);
  const keyboard = new Keyboard(host, editor, () => pointers.showCursor());
  const layers = [painter.element, overlay.element];
  host.prepend(...layers);
  host.tabIndex = 0;
  const measure = (): void => {
    layOnPixels(layers, host);
    const { clientWidth, clientHeight } = host;
    const { width, height } = editor.viewport;
    if (clientWidth !== width || clientHeight !== height) pointers.resized();
    editor.resize(clientWidth, clientHeight);
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(host);
  measure();
  const ends = [
    listenToClipboard(editor),
    listenToTrackpadPinch(host, editor),
    endWheel,
    keyboard.listen(),
    pointers.listen(),
    onDensity(() => {
      layOnPixels(layers, host);
      painter.drawAnew();
      overlay.drawAnew();
    }),
    () => sizes.disconnect(),
    handleMeasuring(measure),
    () => painter.stop(),
    () => overlay.stop(),
    fetchKeepWhole(editor),
  ];
  return () => {
    for (const end of ends) end();
    for (const layer of layers) layer.remove();
  };
}

/** Once the page is idle, fetches the code that keeps the whole plan in view when a phone is turned. Returns the function that ends it. */
function fetchKeepWhole(editor: Editor): () => void {
  const ending = new AbortController();
  whenIdle()
    .then(() => import('./keepWhole.ts'))
    .then(
      ({ keepWhole }) => keepWhole(editor, ending.signal),
      () => undefined,
    );
  return () => ending.abort();
}

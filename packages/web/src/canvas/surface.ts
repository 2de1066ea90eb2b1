// The surface: puts picture, overlay and input together on one element of the page. It holds no rules of its own.
import type { Editor } from '@homeplot/editor/editor';
import { listenToClipboard } from './clipboardEvents.ts';
import { onDensity } from './density.ts';
import { Keyboard } from './keyboard.ts';
import { Overlay } from './overlay.ts';
import { Painter } from './painter.ts';
import { loadingPictures } from './pictures.ts';
import { PointerInput } from './pointerInput.ts';
import { listenToWheel } from './wheel.ts';

/** Shows the editor's plan on the host and brings the host's input to it. Returns the function that ends it all. */
export function attachSurface(host: HTMLElement, editor: Editor): () => void {
  const pictures = loadingPictures(() => painter.drawAnew());
  const painter = new Painter(editor, pictures);
  const overlay = new Overlay(editor, pictures);
  const keyboard = new Keyboard(host, editor, () => pointers.showCursor());
  const pointers = new PointerInput(host, editor, () => keyboard.spaceHeld);
  const stage = document.createElement('div');
  stage.append(painter.element, overlay.element);
  host.prepend(stage);
  host.tabIndex = 0;
  const fit = (): void => {
    layOnPixels(stage, host);
    editor.resize(host.clientWidth, host.clientHeight);
  };
  const sizes = new ResizeObserver(fit);
  sizes.observe(host);
  fit();
  const ends = [
    listenToClipboard(editor),
    listenToWheel(host, editor),
    keyboard.listen(),
    pointers.listen(),
    onDensity(() => {
      layOnPixels(stage, host);
      painter.drawAnew();
      overlay.drawAnew();
    }),
    () => sizes.disconnect(),
    () => painter.stop(),
    () => overlay.stop(),
  ];
  return () => {
    for (const end of ends) end();
    stage.remove();
  };
}

/** Shifts the stage by less than a device pixel, so that it lies on whole ones wherever the host lies. */
function layOnPixels(stage: HTMLElement, host: HTMLElement): void {
  const { left, top } = host.getBoundingClientRect();
  const shift = (at: number): number =>
    (Math.round(at * devicePixelRatio) - at * devicePixelRatio) / devicePixelRatio;
  stage.style.cssText = `position:absolute;left:0;top:0;width:100%;height:100%;translate:${shift(left)}px ${shift(top)}px`;
}

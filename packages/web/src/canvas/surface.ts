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
  host.prepend(painter.element, overlay.element);
  const sizes = new ResizeObserver(() => editor.resize(host.clientWidth, host.clientHeight));
  sizes.observe(host);
  const ends = [
    listenToClipboard(editor),
    listenToWheel(host, editor),
    keyboard.listen(),
    pointers.listen(),
    onDensity(() => {
      painter.drawAnew();
      overlay.drawAnew();
    }),
    () => sizes.disconnect(),
    () => painter.stop(),
    () => overlay.stop(),
  ];
  return () => {
    for (const end of ends) end();
    painter.element.remove();
    overlay.element.remove();
  };
}

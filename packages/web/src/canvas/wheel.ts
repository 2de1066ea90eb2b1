// The wheel: zooms about the pointer, with Shift moves the view sideways, and finely where a trackpad pinches.
import type { Editor } from '@homeplot/editor/editor';

/** Zoom factor e to the power of this for each pixel of wheel travel; a usual notch of 100 is a fifth. */
const perPixel = 0.0018;
/** A trackpad's pinch comes as a wheel with Ctrl and few pixels. */
const perPinchedPixel = 0.01;
const notch = 16;

/** Pixels of travel, whatever unit the wheel counts in. */
function travel(delta: number, mode: number, page: number): number {
  if (mode === WheelEvent.DOM_DELTA_LINE) return delta * notch;
  return mode === WheelEvent.DOM_DELTA_PAGE ? delta * page : delta;
}

export function listenToWheel(host: HTMLElement, editor: Editor): () => void {
  const turned = (event: WheelEvent): void => {
    event.preventDefault();
    const { width, height, zoom } = editor.viewport;
    const right = travel(event.deltaX, event.deltaMode, width);
    const down = travel(event.deltaY, event.deltaMode, height);
    if (event.shiftKey) {
      editor.panBy(right || down, 0);
      return;
    }
    const pinched = (event.ctrlKey || event.metaKey) && Math.abs(down) < 50;
    const { left, top } = host.getBoundingClientRect();
    const about = { x: event.clientX - left, y: event.clientY - top };
    editor.zoomTo(zoom * Math.exp(-down * (pinched ? perPinchedPixel : perPixel)), about);
  };
  host.addEventListener('wheel', turned, { passive: false });
  return () => host.removeEventListener('wheel', turned);
}

// The wheel: zooms around the pointer, more finely for a trackpad's pinch, and pans sideways with Shift. The events of one
// frame are handled together in the next.
import type { MovedView } from './movedView.ts';
import { onFrames } from '../../kit/frames.ts';

/** The zoom factor per pixel of wheel travel, as a power of e: a usual notch of 100 pixels zooms by a fifth. */
const perPixel = 0.0018;
/** The same for a trackpad's pinch, which browsers report as wheel events with Ctrl and few pixels. */
const perPinchedPixel = 0.01;
/** More pixels than this in one event come from a wheel. */
const maxPinchedPixels = 50;
/** Pixels per line, for browsers that report the travel in lines. */
const pixelsPerLine = 16;

export function listenToWheel(host: HTMLElement, editor: MovedView): () => void {
  /** The sum so far: the power of e to zoom by, and pixels to pan to the right. */
  let turned = { zoom: 0, right: 0, clientX: 0, clientY: 0 };
  const frames = onFrames(() => {
    const { zoom, right, clientX, clientY } = turned;
    turned = { ...turned, zoom: 0, right: 0 };
    if (right !== 0) editor.panBy(right, 0);
    if (zoom === 0) return;
    const { left, top } = host.getBoundingClientRect();
    editor.magnify(editor.viewport.pxPerFoot * Math.exp(zoom), { x: clientX - left, y: clientY - top });
  });
  const turn = (event: WheelEvent): void => {
    event.preventDefault();
    const { width, height } = editor.viewport;
    const { clientX, clientY, deltaMode, shiftKey } = event;
    const right = travel(event.deltaX, deltaMode, width);
    const down = travel(event.deltaY, deltaMode, height);
    const pinched = (event.ctrlKey || event.metaKey) && Math.abs(down) < maxPinchedPixels;
    turned = {
      zoom: turned.zoom - (shiftKey ? 0 : down * (pinched ? perPinchedPixel : perPixel)),
      right: turned.right + (shiftKey ? right || down : 0),
      clientX,
      clientY,
    };
    frames.request();
  };
  host.addEventListener('wheel', turn, { passive: false });
  return () => {
    host.removeEventListener('wheel', turn);
    frames.stop();
  };
}

/** The travel in pixels, whatever unit the wheel reports. */
function travel(delta: number, mode: number, page: number): number {
  if (mode === WheelEvent.DOM_DELTA_LINE) return delta * pixelsPerLine;
  return mode === WheelEvent.DOM_DELTA_PAGE ? delta * page : delta;
}

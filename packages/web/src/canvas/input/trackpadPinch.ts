// The pinch of a trackpad in Safari; other browsers report it as a wheel event with Ctrl. It isn't part of a standard:
// developer.mozilla.org/docs/Web/API/GestureEvent
import type { MovedView } from './movedView.ts';

interface Gesture extends Event {
  readonly clientX: number;
  readonly clientY: number;
  /** The fingers' distance relative to that at the start. */
  readonly scale: number;
}

const isGesture = (event: Event): event is Gesture => 'scale' in event;

export function listenToTrackpadPinch(host: HTMLElement, editor: MovedView): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let { pxPerFoot } = editor.viewport;
  const listen = (type: string, listener: (gesture: Gesture) => void): void =>
    host.addEventListener(
      type,
      (event) => {
        event.preventDefault();
        // Fingers on a touch screen are handled as pointers.
        if (navigator.maxTouchPoints === 0 && isGesture(event)) listener(event);
      },
      { signal, passive: false },
    );
  listen('gesturestart', () => ({ pxPerFoot } = editor.viewport));
  listen('gesturechange', ({ clientX, clientY, scale }) => {
    const { left, top } = host.getBoundingClientRect();
    editor.magnify(pxPerFoot * scale, { x: clientX - left, y: clientY - top });
  });
  return () => ending.abort();
}

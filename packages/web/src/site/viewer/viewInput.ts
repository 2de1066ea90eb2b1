// Moves the view of a shared plan by mouse, fingers, wheel and keys, and reports taps on the plan. All lengths are CSS pixels.
import { distance, type Point } from '@homeplot/plan/point';
import type { MovedView } from '../../canvas/input/movedView.ts';
import { Pinch } from '../../canvas/input/pinch.ts';
import { listenToTrackpadPinch } from '../../canvas/input/trackpadPinch.ts';
import { listenToWheel } from '../../canvas/input/wheel.ts';

/** How far a press may move and still be a tap. */
const slop = { mouse: 4, finger: 8 };
/** How far an arrow key moves the view, alone and with Shift. */
const step = { small: 40, large: 200 };
/** The factor of a key that zooms. */
const keyZoom = 1.25;

export interface View extends MovedView {
  readonly magnifyBy: (factor: number) => void;
  readonly fit: () => void;
}

/** What handles taps on the plan, and what goes with them. */
export interface Taps {
  readonly tap: (at: Point, isFinger: boolean) => void;
  readonly hover: (at: Point | undefined) => void;
  /** Returns whether the key was handled. */
  readonly key: (event: KeyboardEvent) => boolean;
}

/** taps: what handles taps at the moment, if anything. Returns the function that stops listening. */
export function listenToView(host: HTMLElement, view: View, taps: () => Taps | undefined): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const pinch = new Pinch(view);
  let press: { readonly id: number; readonly from: Point; last: Point; isDrag: boolean } | undefined;
  const at = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = host.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const isFinger = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';

  const down = (event: PointerEvent): void => {
    if (event.button > 1) return;
    event.preventDefault();
    host.focus({ preventScroll: true, focusVisible: false });
    host.setPointerCapture(event.pointerId);
    const from = at(event);
    if (isFinger(event) && pinch.down(event.pointerId, from)) press = undefined;
    else if (!pinch.isOn) press = { id: event.pointerId, from, last: from, isDrag: event.button === 1 };
  };
  const move = (event: PointerEvent): void => {
    const now = at(event);
    if (isFinger(event) && pinch.move(event.pointerId, now)) return;
    if (press?.id !== event.pointerId) {
      if (!isFinger(event)) taps()?.hover(now);
      return;
    }
    press.isDrag ||= distance(press.from, now) > (isFinger(event) ? slop.finger : slop.mouse);
    if (!press.isDrag) return;
    view.panBy(press.last.x - now.x, press.last.y - now.y);
    press.last = now;
    host.style.cursor = 'grabbing';
  };
  const end = (event: PointerEvent, isTap: boolean): void => {
    pinch.up(event.pointerId);
    if (press?.id !== event.pointerId) return;
    if (isTap && !press.isDrag) taps()?.tap(press.from, isFinger(event));
    press = undefined;
    host.style.cursor = '';
  };
  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (taps()?.key(event) || moveByKey(view, event)) event.preventDefault();
  };

  host.addEventListener('pointerdown', down, { signal });
  host.addEventListener('pointermove', move, { signal });
  host.addEventListener('pointerup', (event) => end(event, true), { signal });
  host.addEventListener('pointercancel', (event) => end(event, false), { signal });
  host.addEventListener('pointerleave', () => taps()?.hover(undefined), { signal });
  host.addEventListener('keydown', key, { signal });
  const ends = [listenToWheel(host, view), listenToTrackpadPinch(host, view), () => ending.abort()];
  return () => {
    for (const stop of ends) stop();
  };
}

function moveByKey(view: View, { key, shiftKey }: KeyboardEvent): boolean {
  const by = shiftKey ? step.large : step.small;
  const moves: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => view.panBy(-by, 0),
    ArrowRight: () => view.panBy(by, 0),
    ArrowUp: () => view.panBy(0, -by),
    ArrowDown: () => view.panBy(0, by),
    '+': () => view.magnifyBy(keyZoom),
    '=': () => view.magnifyBy(keyZoom),
    '-': () => view.magnifyBy(1 / keyZoom),
    '0': () => view.fit(),
  };
  moves[key]?.();
  return key in moves;
}

// The handle of the panel as a drawer. It is dragged to one of three heights, or down to close the drawer. A press changes to the
// next height, the arrow keys to a higher or lower one.
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { heightStyle, settledHeight, type DrawerHeight, steppedHeight } from './drawerHeights.ts';

interface DrawerHandleProps {
  readonly height: DrawerHeight;
  readonly onResize: (height: DrawerHeight) => void;
  readonly onClose: () => void;
}

interface Drag {
  /** Where the drag began, in CSS pixels on the page. */
  readonly y: number;
  /** The drawer's height at that time, in CSS pixels. */
  readonly height: number;
  readonly isMoved: boolean;
}

/** CSS pixels; a shorter drag is a press. */
const slop = 6;

const keySteps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

export function DrawerHandle({ height, onResize, onClose }: DrawerHandleProps) {
  const drag = useRef<Drag>(undefined);
  // A drag with the mouse also ends with a click, which must not count as a press.
  const wasDragged = useRef(false);
  const drawerOf = ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.closest('aside');

  const begin = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    wasDragged.current = false;
    drag.current = { y: event.clientY, height: drawerOf(event)?.offsetHeight ?? 0, isMoved: false };
  };
  const follow = (event: PointerEvent<HTMLElement>): void => {
    const { current } = drag;
    const drawer = drawerOf(event);
    if (!current || !drawer) return;
    const up = current.y - event.clientY;
    if (!current.isMoved && Math.abs(up) < slop) return;
    drag.current = { ...current, isMoved: true };
    drawer.style.height = `${current.height + up}px`;
  };
  const end = (event: PointerEvent<HTMLElement>): void => {
    const { current } = drag;
    const drawer = drawerOf(event);
    drag.current = undefined;
    wasDragged.current = current?.isMoved === true;
    if (!current?.isMoved || !drawer?.parentElement) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const room = drawer.parentElement.clientHeight;
    const settled = settledHeight(current.height + current.y - event.clientY, room, rem);
    // Set here too, because React sets nothing if the drawer settles at the height that it had.
    drawer.style.height = heightStyle(settled ?? height).height;
    if (settled) onResize(settled);
    else onClose();
  };
  const pressed = (event: KeyboardEvent): void => {
    const steps = keySteps[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onResize(steppedHeight(height, steps));
  };
  const press = (): void => {
    if (!wasDragged.current) onResize(height === 'full' ? 'low' : steppedHeight(height, 1));
    wasDragged.current = false;
  };
  return (
    <button
      type="button"
      aria-label={`Panel height: ${height}`}
      title="Drag, click or use the arrow keys to resize the panel"
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={pressed}
      onClick={press}
      className="relative flex h-6 w-full low:hidden shrink-0 cursor-ns-resize! touch-none items-center justify-center before:absolute before:inset-x-0 before:-top-3 before:-bottom-2 rounded-t-lg"
    >
      <span className="h-1 w-10 rounded-full bg-edge forced-colors:bg-[ButtonText]" />
    </button>
  );
}

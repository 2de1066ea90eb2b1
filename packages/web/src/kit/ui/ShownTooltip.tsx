// The tooltip of the control under the pointer or the focus: one for the whole page, beside the control.
import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { tipUnder, watchTips } from './tips.ts';

const id = 'tooltip';
/** CSS pixels to the control, and to the edges of the window. */
const gap = 6;
/** A tooltip is added to its control's landmark, so that screen readers never find it outside of all landmarks. */
const landmarks = 'main, header, aside, footer, section[aria-label], [role=dialog], [role=alertdialog]';

export function ShownTooltip() {
  const [over, setOver] = useState<HTMLElement>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => watchTips(setOver), []);
  const tip = over && tipUnder(over);
  const side = tip?.side ?? 'bottom';
  useEffect(() => {
    const shown = box.current;
    if (!over || !shown) return undefined;
    over.setAttribute('aria-describedby', id);
    shown.showPopover();
    const middleware = [offset(gap), flip(), shift({ padding: gap })];
    const endFollowing = autoUpdate(over, shown, () => {
      void computePosition(over, shown, { placement: side, strategy: 'fixed', middleware }).then(
        ({ x, y }) => {
          shown.style.translate = `${x}px ${y}px`;
        },
      );
    });
    return () => {
      endFollowing();
      over.removeAttribute('aria-describedby');
    };
  }, [over, side]);
  if (!tip) return null;
  const { label, shortcut, hint } = tip;
  return createPortal(
    <div
      key={label}
      ref={box}
      id={id}
      role="tooltip"
      popover="manual"
      className="pointer-events-none fixed inset-0 right-auto bottom-auto max-w-64 rounded-md bg-ink px-2.5 py-1.5 text-sm text-paper"
    >
      <span className="flex items-center gap-2">
        {label}
        {shortcut ? (
          <kbd className="rounded-sm border border-paper/40 px-1.5 font-sans text-xs">{shortcut}</kbd>
        ) : null}
      </span>
      {hint ? <span className="mt-1 block text-paper/85">{hint}</span> : null}
    </div>,
    over.closest(landmarks) ?? document.body,
  );
}

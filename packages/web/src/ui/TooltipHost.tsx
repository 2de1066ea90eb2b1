// The tooltip of the control under the pointer or the focus: one for the whole page, laid by the browser beside the control.
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { tipUnder, watchTips } from './tips.ts';

const id = 'tooltip';
const anchor = '--tooltip';
/** A tooltip is part of what its control stands in, so that a reader never finds it outside of all landmarks. */
const landmarks = 'main, header, aside, footer, section[aria-label], [role=dialog], [role=alertdialog]';
const places = { top: 'top', right: 'right', bottom: 'bottom' } as const;

export function TooltipHost() {
  const [over, setOver] = useState<HTMLElement>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => watchTips(setOver), []);
  useEffect(() => {
    if (!over) return undefined;
    over.style.setProperty('anchor-name', anchor);
    over.setAttribute('aria-describedby', id);
    box.current?.showPopover();
    return () => {
      over.style.removeProperty('anchor-name');
      over.removeAttribute('aria-describedby');
    };
  }, [over]);
  const tip = over && tipUnder(over);
  if (!tip) return null;
  const { label, shortcut, hint, side = 'bottom' } = tip;
  return createPortal(
    <div
      key={label}
      ref={box}
      id={id}
      role="tooltip"
      popover="manual"
      style={{ positionAnchor: anchor, positionArea: places[side] }}
      className="pointer-events-none m-1.5 max-w-64 rounded-md bg-ink px-2.5 py-1.5 text-sm text-white [position-try-fallbacks:flip-block,flip-inline]"
    >
      <span className="flex items-center gap-2">
        {label}
        {shortcut ? (
          <kbd className="rounded-sm border border-white/40 px-1.5 font-sans text-xs">{shortcut}</kbd>
        ) : null}
      </span>
      {hint ? <span className="mt-1 block text-white/80">{hint}</span> : null}
    </div>,
    over.closest(landmarks) ?? document.body,
  );
}

// The frame of every route: places for toasts and tooltips, and a message while the next page is loading.
import { type ReactNode, useEffect, useState } from 'react';
import { onFirstSign } from '../kit/firstSign.ts';
import { Toasts } from '../kit/toasts/Toasts.tsx';

const fetchTooltips = () => import('../kit/ui/ShownTooltip.tsx');

interface FrameProps {
  /** Whether the page is being left for one that hasn't loaded yet. */
  readonly isLeaving: boolean;
  readonly children: ReactNode;
}

export function Frame({ isLeaving, children }: FrameProps) {
  const [tooltips, setTooltips] = useState<Awaited<ReturnType<typeof fetchTooltips>>>();
  // Without tooltips, all controls still have their names.
  useEffect(() => onFirstSign(() => void fetchTooltips().then(setTooltips, () => undefined)), []);
  return (
    <>
      <div className="contents" inert={isLeaving}>
        {children}
      </div>
      <output>
        {isLeaving ? (
          <span className="fixed inset-0 z-50 grid animate-late place-items-center bg-panel/70">
            <span className="rounded-lg border border-hairline bg-paper px-5 py-3 shadow-float">
              Loading...
            </span>
          </span>
        ) : null}
      </output>
      <Toasts />
      {tooltips ? <tooltips.ShownTooltip /> : null}
    </>
  );
}

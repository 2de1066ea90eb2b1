// What the panel needs where it opens over the canvas: Escape closes it, the focus goes back to what opened it, what is
// selected stays in sight, and on a phone a handle resizes it. Fetched before it can be opened.
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { bringClearOf } from '../../cards/clearOfSheet.ts';
import { SheetHandle } from './SheetHandle.tsx';
import type { SheetHeight } from './sheetHeights.ts';

interface OverlaidProps {
  readonly panel: HTMLElement;
  /** Of a sheet. */
  readonly height: SheetHeight | undefined;
  readonly onResize: (height: SheetHeight) => void;
  /** Closes the panel. */
  readonly onLeave: () => void;
}

export function Overlaid({ panel, height, onResize, onLeave }: OverlaidProps) {
  const editor = useEditor();
  const close = useEffectEvent(onLeave);
  const place = height ?? 'beside';
  // Before painting, so that the plan doesn't visibly jump under the panel.
  useLayoutEffect(() => (place ? bringClearOf(panel, editor) : undefined), [place, panel, editor]);
  useEffect(() => {
    const opener = document.activeElement;
    const listener = ({ key, target }: KeyboardEvent): void => {
      const isElsewhere = target instanceof Element && target.closest('aside, [role=dialog], [role=menu]');
      if (key === 'Escape' && !isElsewhere) close();
    };
    window.addEventListener('keydown', listener);
    return () => {
      window.removeEventListener('keydown', listener);
      if (document.activeElement !== document.body) return;
      if (opener instanceof HTMLElement) opener.focus();
      if (document.activeElement === document.body) focusCanvas();
    };
  }, []);
  return height ? <SheetHandle height={height} onResize={onResize} onClose={onLeave} /> : null;
}

// What the panel needs where it opens over the canvas: Escape closes it, the focus goes back to what opened it, and the
// selection stays in sight. On a phone it has a handle that resizes it, and is lowered when something under it is to be
// shown. Fetched before it can be opened.
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Box } from '@homeplot/plan/box';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { handleRoom } from '../../workspace/makeRoom.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { bringBoxClearOf, bringClearOf, leavesRoom } from '../../cards/clearOfCover.ts';
import { DrawerHandle } from './DrawerHandle.tsx';
import { type DrawerHeight, steppedHeight } from './drawerHeights.ts';

interface OverlaidProps {
  readonly panel: HTMLElement;
  /** The height of a panel that is a drawer on a phone; undefined for a panel beside or over the canvas. */
  readonly height: DrawerHeight | undefined;
  readonly onResize: (height: DrawerHeight) => void;
  /** Closes the panel. */
  readonly onLeave: () => void;
}

export function Overlaid({ panel, height, onResize, onLeave }: OverlaidProps) {
  const editor = useEditor();
  const close = useEffectEvent(onLeave);
  const place = height ?? 'beside';
  // Before painting, so that the plan doesn't visibly jump under the panel.
  useLayoutEffect(() => (place ? bringClearOf(panel, editor) : undefined), [place, panel, editor]);
  const makeRoom = useEffectEvent((box: Box): void => {
    for (let at = height; at && at !== 'low' && !leavesRoom(panel); ) {
      const lower = steppedHeight(at, -1);
      flushSync(() => onResize(lower));
      at = lower;
    }
    // A low window has only one height.
    if (!leavesRoom(panel)) close();
    else if (!editor.hand.isBusy) bringBoxClearOf(panel, editor, box);
  });
  useEffect(() => handleRoom((box) => makeRoom(box)), []);
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
  return height ? <DrawerHandle height={height} onResize={onResize} onClose={onLeave} /> : null;
}

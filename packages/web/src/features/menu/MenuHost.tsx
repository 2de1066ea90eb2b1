// Opens the canvas's context menu; the menu itself is fetched when it is first opened.
import type { Point } from '@homeplot/plan/point';
import { type RefObject, useEffect, useState } from 'react';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { DialogBoundary } from '../../kit/late/DialogBoundary.tsx';
import { fetched } from '../../kit/late/fetched.tsx';
import { listenForMenu } from './menuPlace.ts';

const CanvasMenu = fetched(() => import('./CanvasMenu.tsx').then((module) => module.CanvasMenu));

export function MenuHost({ canvas }: { readonly canvas: RefObject<HTMLElement | null> }) {
  const editor = useEditor();
  const [at, setAt] = useState<Point>();
  useEffect(
    () => (canvas.current ? listenForMenu(canvas.current, editor, setAt) : undefined),
    [canvas, editor],
  );
  if (!at) return null;
  const close = (): void => setAt(undefined);
  return (
    <DialogBoundary key={`${at.x} ${at.y}`} onClose={close}>
      <CanvasMenu at={at} onClose={close} />
    </DialogBoundary>
  );
}

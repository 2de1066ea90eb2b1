// A button after whose press the next press on the canvas picks a point.
import type { Point } from '@homeplot/plan/point';
import { Crosshair } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { inWords, useTouch } from '../../kit/useTouch.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import type { Editor } from '@homeplot/editor/editor';
import { toPlan } from '@homeplot/editor/viewport';

export function PickButton({ onPick }: { readonly onPick: (at: Point) => void }) {
  const editor = useEditor();
  const touch = useTouch();
  const [picking, setPicking] = useState(false);
  const latestOnPick = useRef(onPick);
  useEffect(() => {
    latestOnPick.current = onPick;
  });
  useEffect(() => {
    if (!picking) return undefined;
    return pickPoint(editor, (at) => {
      setPicking(false);
      latestOnPick.current(at);
    });
  }, [editor, picking]);
  return (
    <Button size="sm" className="mt-2 w-full" aria-pressed={picking} onClick={() => setPicking(!picking)}>
      <Crosshair aria-hidden className="size-4" />
      {picking ? inWords('Click a point on the plan', touch) : 'Pick on the plan'}
    </Button>
  );
}

/**
 * Uses the next press on the canvas as a point, with the same snapping as tools; the current tool doesn't get the press.
 * Returns a function that cancels the picking.
 */
function pickPoint(editor: Editor, picked: (at: Point) => void): () => void {
  const ending = new AbortController();
  const listener = (event: PointerEvent): void => {
    const canvas = event.target instanceof Element && event.target.closest('[aria-label="Site plan canvas"]');
    if (!canvas || event.button !== 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { left, top } = canvas.getBoundingClientRect();
    const screen = { x: event.clientX - left, y: event.clientY - top };
    const at = toPlan(editor.viewport, screen);
    const coarse = event.pointerType === 'touch';
    ending.abort();
    picked(editor.scene.aim({ phase: 'down', at, screen, shift: false, coarse }).at);
  };
  window.addEventListener('pointerdown', listener, { capture: true, signal: ending.signal });
  return () => ending.abort();
}

// Picks a point on the plan: the next press on the canvas sets it.
import type { Point } from '@homeplot/plan/point';
import { Crosshair } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { inWords, useTouch } from '../../kit/useTouch.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { pickPoint } from './pickPoint.ts';

export function PickButton({ onPick }: { readonly onPick: (at: Point) => void }) {
  const editor = useEditor();
  const touch = useTouch();
  const [picking, setPicking] = useState(false);
  const take = useRef(onPick);
  useEffect(() => {
    take.current = onPick;
  });
  useEffect(() => {
    if (!picking) return undefined;
    return pickPoint(editor, (at) => {
      setPicking(false);
      take.current(at);
    });
  }, [editor, picking]);
  return (
    <Button size="sm" className="mt-2 w-full" aria-pressed={picking} onClick={() => setPicking(!picking)}>
      <Crosshair aria-hidden className="size-4" />
      {picking ? inWords('Click a point on the plan', touch) : 'Pick on the plan'}
    </Button>
  );
}

// How high and how steep the ground is at the pointer, while it is over the canvas.
import { toPlan } from '@homeplot/editor/viewport';
import type { Ground } from '@homeplot/plan/grading';
import { groundLines } from '@homeplot/plan/groundWords';
import { useEffect, useState } from 'react';
import { useTouch } from '../../kit/useTouch.ts';
import { canvasElement } from '../../workspace/focusCanvas.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';

const invitation = (touch: boolean): string =>
  `${touch ? 'Touch the plan' : 'Move the pointer over the plan'} to read the ground.`;
const unknownGround = (touch: boolean): string =>
  `The ground isn't known ${touch ? 'where you touched' : 'at the pointer'}.`;

export function GroundReadout({ ground }: { readonly ground: Ground }) {
  const editor = useEditor();
  const touch = useTouch();
  const [words, setWords] = useState<readonly string[]>();
  useEffect(() => {
    const canvas = canvasElement();
    if (!canvas) return undefined;
    const read = ({ clientX, clientY }: PointerEvent): void => {
      const { left, top } = canvas.getBoundingClientRect();
      const at = toPlan(editor.viewport, { x: clientX - left, y: clientY - top });
      const lines = groundLines(ground, at, editor.plan.settings);
      setWords(lines.length > 0 ? lines : [unknownGround(touch)]);
    };
    const listening = new AbortController();
    for (const type of ['pointerdown', 'pointermove'] as const)
      canvas.addEventListener(type, read, { signal: listening.signal });
    return () => listening.abort();
  }, [editor, ground, touch]);
  return (
    <div className="rounded-md bg-ink/4 px-3 py-2 text-sm tabular-nums">
      {(words ?? [invitation(touch)]).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

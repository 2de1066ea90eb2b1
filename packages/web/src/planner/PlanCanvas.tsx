// The plan on the page, for viewing and for editing by mouse, touch and keyboard. It fills its parent.
import type { Editor } from '@homeplot/editor/editor';
import { useEffect, useId, useRef } from 'react';
import { late } from '../kit/late/late.tsx';
import { CanvasHint } from './CanvasHint.tsx';
import { attachSurface } from '../canvas/surface.ts';
import { TextPrompt } from '../canvas/TextPrompt.tsx';
import { TypedFields } from '../canvas/TypedFields.tsx';

const CanvasStatus = late(() => import('../canvas/CanvasStatus.tsx'), 'CanvasStatus', {
  when: 'used',
  what: 'The canvas status',
});

interface PlanCanvasProps {
  readonly editor: Editor;
  /** Called when everything in view has been drawn; must always be the same function. */
  readonly whenDrawn: () => void;
}

export function PlanCanvas({ editor, whenDrawn }: PlanCanvasProps) {
  const host = useRef<HTMLDivElement>(null);
  const keys = useId();
  const hint = useId();
  useEffect(
    () => (host.current ? attachSurface(host.current, editor, whenDrawn) : undefined),
    [editor, whenDrawn],
  );
  return (
    <div data-canvas="" className="relative h-full w-full">
      <div
        ref={host}
        role="application"
        aria-label="Site plan canvas"
        aria-describedby={`${hint} ${keys}`}
        className="absolute inset-0 touch-none overflow-hidden bg-sheet select-none outline-none focus-visible:after:pointer-events-none focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:border-2 focus-visible:after:border-sheet-accent"
      />
      <CanvasHint editor={editor} id={hint} />
      <p id={keys} className="sr-only">
        Arrow keys move the crosshair by one square, with Shift by ten. Enter clicks with the current tool;
        with a tool that draws by dragging, Enter starts and Enter again finishes. With the Select tool, arrow
        keys move the selection; on an object drawn point by point, Enter goes to its vertices and edges, Tab
        goes to the next one, Plus adds a vertex and Delete removes it. Escape cancels. Plus and minus zoom.
      </p>
      <CanvasStatus editor={editor} />
      <TextPrompt editor={editor} backTo={host} />
      <TypedFields editor={editor} backTo={host} />
    </div>
  );
}

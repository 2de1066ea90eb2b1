// The vertices and edges of a selected object: buttons to step through them, the fields of the picked one, add and delete.
import { runCommand } from '@homeplot/editor/commands';
import { pathPartForms } from '@homeplot/editor/vertexForms';
import { outlineOf } from '@homeplot/plan/anchors';
import type { PlanObject } from '@homeplot/plan/kind';
import { withSeparators } from '@homeplot/plan/units';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { CommandButton } from '../../cards/CommandButton.tsx';
import { Forms } from '../../cards/Forms.tsx';

const countOf = (object: PlanObject): number => outlineOf(object)?.vertices.length ?? 0;

export function VertexSection({ object }: { readonly object: PlanObject }) {
  const editor = useEditor();
  const next = useRef<HTMLDivElement>(null);
  /** Whether the button was pressed that picks the first vertex. */
  const hasBegun = useRef(false);
  const picked = useSlice(({ selection }) => selection.pathPart);
  // The button that picks the first vertex disappears when it is pressed, so the focus goes to the one for the next vertex.
  useEffect(() => {
    if (picked && hasBegun.current) next.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    hasBegun.current = false;
  }, [picked]);
  const count = countOf(object);
  if (count === 0) return null;
  const stepBy = (command: string): void => {
    if (editor.hand.tool.name !== 'select') editor.hand.pick('select');
    runCommand(editor, command);
  };
  const begin = (): void => {
    hasBegun.current = true;
    stepBy('editVertices');
  };
  const title =
    picked?.on === 'edge' ? `Edge ${picked.index + 1}` : `Vertex ${(picked?.index ?? 0) + 1} of ${count}`;
  // With another vertex picked, or another number of vertices, the same fields would be about something else.
  const place = `${object.id} ${count} ${picked?.on} ${picked?.index}`;
  return (
    <section aria-label="Vertices" className="mb-4 border-b border-hairline pb-4">
      {picked ? (
        <>
          <div ref={next} className="mb-2 flex items-center">
            <h3 aria-live="polite" className="flex-1 text-sm font-semibold">
              {title}
            </h3>
            <IconButton label="Previous vertex or edge" onClick={() => stepBy('previousVertex')}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton label="Next vertex or edge" onClick={() => stepBy('editVertices')}>
              <ChevronRight aria-hidden />
            </IconButton>
          </div>
          <Forms
            key={place}
            object={object}
            formsOf={(now) => (countOf(now) === count ? pathPartForms(now, picked) : [])}
            place={place}
            called={title}
          />
          <div className="mt-3 grid auto-cols-fr grid-flow-col gap-2">
            <CommandButton command="addVertex" />
            {picked.on === 'vertex' ? (
              <CommandButton command="delete" label="Delete vertex" tone="danger" />
            ) : (
              <CommandButton command="drawAlong" label="Draw along it" />
            )}
          </div>
        </>
      ) : (
        <Button size="sm" tone="secondary" className="w-full" onClick={begin}>
          {`Edit vertices (${withSeparators(count)})`}
        </Button>
      )}
    </section>
  );
}

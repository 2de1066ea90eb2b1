// The fields at the pointer for lengths and an angle, while a tool draws or drags. React renders them only when they appear and
// disappear; their values are written to the page directly at each move. Their code is fetched before anything can be drawn.
import { beginSize } from '@homeplot/editor/cursor';
import type { Editor } from '@homeplot/editor/editor';
import { spanFields } from '@homeplot/editor/spans';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { fieldsOpenedBy, holdKeys, releaseKeys } from '../workspace/keysAhead.ts';
import { useCoarse } from '../kit/mediaHooks.ts';
import { useKeydown } from '../kit/useKeydown.ts';
import { late } from '../kit/late/late.tsx';
import { PartBoundary } from '../kit/late/PartBoundary.tsx';
import { isMutedKey } from '../workspace/singleKeys.ts';
import { onFirstSign } from '../kit/firstSign.ts';
import type { DistanceTarget } from './distanceTargets.ts';
import type { SpanFormProps } from './SpanForm.tsx';

const SpanForm = late(() => import('./SpanForm.tsx'), 'SpanForm', {
  when: 'ahead',
  Meanwhile: FieldsAhead,
});

interface TypedFieldsProps {
  readonly editor: Editor;
  /** The canvas, which has the focus before and after the fields are used. */
  readonly backTo: RefObject<HTMLElement | null>;
}

export function TypedFields({ editor, backTo }: TypedFieldsProps) {
  const watch = useCallback(
    (listener: () => void) => editor.watch({ previewed: listener, changed: listener }),
    [editor],
  );
  useEffect(() => {
    const ending = new AbortController();
    const endWaiting = onFirstSign(() => {
      import('./distanceTargets.ts').then(
        ({ aidPlacing }) => aidPlacing(editor, ending.signal),
        () => undefined,
      );
    });
    return () => {
      endWaiting();
      ending.abort();
    };
  }, [editor]);
  const coarse = useCoarse();
  // A digit that is typed before a press starts a shape, and begins its size. 0 doesn't: it is the key of Zoom to fit.
  useKeydown((event) => {
    if (fieldsOpenedBy(event) !== 'sizes' || !/^[1-9.]$/.test(event.key)) return;
    if (isMutedKey(event) || !beginSize(editor)) return;
    event.preventDefault();
    event.stopPropagation();
    holdKeys('fields', { keys: [event] });
  }, true);
  const place = useSyncExternalStore(watch, () => {
    const { reach } = editor.hand;
    return reach && !editor.hand.prompt ? `${reach.as} ${reach.from.x} ${reach.from.y}` : undefined;
  });
  // A drawing that has ended needs no values.
  useLayoutEffect(() => {
    if (place === undefined) releaseKeys('fields');
  }, [place]);
  const { reach, tool } = editor.hand;
  // Compared as a text, so that only other targets cause a render.
  const targets = useSyncExternalStore(watch, () => targetsOf(editor));
  if (place === undefined || !reach) return null;
  // If the form can't be fetched, a message says so once for each tool, and drawing works without it.
  return (
    <PartBoundary key={tool.name} what="The field for typing lengths">
      <SpanForm
        key={place}
        editor={editor}
        fields={spanFields[reach.as]}
        targets={JSON.parse(targets) as readonly DistanceTarget[]}
        coarse={coarse}
        backTo={backTo}
      />
    </PartBoundary>
  );
}

/** Begins to type while the script of the fields is being fetched, with the keys that open them. */
function FieldsAhead({ targets }: SpanFormProps) {
  useKeydown((event) => {
    const opened = fieldsOpenedBy(event);
    if (!opened || (opened === 'distances' && targets.length === 0)) return;
    event.preventDefault();
    event.stopPropagation();
    const forDistance = opened === 'distances';
    holdKeys('fields', { keys: forDistance ? [] : [event], forDistance });
  }, true);
  return null;
}

function targetsOf({ hand: { reach }, scene: { aid } }: Editor): string {
  const clearances = reach?.placed ? (aid?.clearances ?? []) : [];
  // The lot changes with every few pixels in a dense plan, but the names of its edges rarely do.
  return JSON.stringify(
    clearances.map(({ to, target, edge }) => (edge === undefined ? { to, target } : { to, edge })),
  );
}

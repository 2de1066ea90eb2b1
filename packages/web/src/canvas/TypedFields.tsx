// While a tool draws or drags: its lengths and angle at the pointer, to be typed over. The values are written to the page
// directly, so that a pointer move renders nothing; only the beginning and the end of a reach do.
import type { Editor } from '@homeplot/editor/editor';
import { spanFields } from '@homeplot/editor/spans';
import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { useCoarse } from '../planner/useCoarse.ts';
import { SpanForm } from './SpanForm.tsx';

export function TypedFields({
  editor,
  backTo,
}: {
  readonly editor: Editor;
  /** The canvas: it has the keys before and after. */
  readonly backTo: RefObject<HTMLElement | null>;
}) {
  const watch = useCallback(
    (heard: () => void) => editor.watch({ previewed: heard, changed: heard }),
    [editor],
  );
  const coarse = useCoarse();
  const place = useSyncExternalStore(watch, () => {
    const { reach } = editor.hand;
    return reach && !editor.hand.prompt ? `${reach.as} ${reach.from.x} ${reach.from.y}` : undefined;
  });
  const as = editor.hand.reach?.as;
  if (place === undefined || !as) return null;
  return <SpanForm key={place} editor={editor} fields={spanFields[as]} coarse={coarse} backTo={backTo} />;
}

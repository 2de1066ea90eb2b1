// Tells a screen reader where the keyboard's crosshair is.
import type { Editor } from '@homeplot/editor/editor';
import { formatLength } from '@homeplot/plan/units';
import { useCallback, useSyncExternalStore } from 'react';

export function CrosshairStatus({ editor }: { readonly editor: Editor }) {
  const watch = useCallback((previewed: () => void) => editor.watch({ previewed }), [editor]);
  const cursor = useSyncExternalStore(watch, () => editor.cursor);
  const { units } = editor.plan.settings;
  const { x, y } = cursor?.at ?? { x: 0, y: 0 };
  return (
    <output className="sr-only">
      {cursor &&
        `${formatLength(x, units)} right, ${formatLength(y, units)} down${cursor.held ? ', drawing' : ''}`}
    </output>
  );
}

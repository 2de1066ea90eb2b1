// Tells screen readers where the keyboard's crosshair is and what it snaps to.
import type { Editor } from '@homeplot/editor/editor';
import { snapWord } from '@homeplot/editor/snapMarks';
import { formatLength } from '@homeplot/plan/units';
import { useCallback, useSyncExternalStore } from 'react';

export function CrosshairStatus({ editor }: { readonly editor: Editor }) {
  const watch = useCallback((previewed: () => void) => editor.watch({ previewed }), [editor]);
  const cursor = useSyncExternalStore(watch, () => editor.hand.cursor);
  const { snapped } = editor.scene.snapping;
  const { units } = editor.plan.settings;
  const on = snapped && snapWord(snapped);
  const { x, y } = cursor?.at ?? { x: 0, y: 0 };
  return (
    <output className="sr-only">
      {cursor &&
        `${formatLength(x, units)} right, ${formatLength(y, units)} down${on ? `, ${on}` : ''}${cursor.held ? ', drawing' : ''}`}
    </output>
  );
}

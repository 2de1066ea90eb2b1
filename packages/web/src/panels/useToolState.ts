// A slice of the state of the tool in hand, which changes by what is done on the canvas.
import type { Editor } from '@homeplot/editor/editor';
import { useCallback, useSyncExternalStore } from 'react';
import { useEditor } from '../planner/useBench.ts';

/** read: gives the same value until it changes; a pointer move changes none. */
export function useToolState<T>(read: (editor: Editor) => T): T {
  const editor = useEditor();
  const watch = useCallback(
    (heard: () => void) => editor.watch({ previewed: heard, changed: heard }),
    [editor],
  );
  return useSyncExternalStore(watch, () => read(editor));
}

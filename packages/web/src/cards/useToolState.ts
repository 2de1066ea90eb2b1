// A slice of the current tool's state, which changes with what is done on the canvas.
import type { Editor } from '@homeplot/editor/editor';
import { useCallback, useSyncExternalStore } from 'react';
import { useEditor } from '../workspace/useWorkspace.ts';

/** read: must return the same value until it changes; a pointer move must not change it. */
export function useToolState<T>(read: (editor: Editor) => T): T {
  const editor = useEditor();
  const watch = useCallback(
    (listener: () => void) => editor.watch({ previewed: listener, changed: listener }),
    [editor],
  );
  return useSyncExternalStore(watch, () => read(editor));
}

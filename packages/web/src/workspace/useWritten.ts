// Writes a text to the page directly, a few times a second, so that the wheel causes no rendering and few layouts.
import type { Editor } from '@homeplot/editor/editor';
import { type RefObject, useEffect, useRef } from 'react';
import { useEditor } from './useWorkspace.ts';

/** Milliseconds between updates: nobody reads faster. */
const updateInterval = 100;

export function useWritten(read: (editor: Editor) => string): RefObject<HTMLSpanElement | null> {
  const editor = useEditor();
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    /** The timer of the next update; 0 if there is none. */
    let timer = 0;
    const show = (): void => {
      timer = 0;
      const text = read(editor);
      if (shown.current && shown.current.textContent !== text) shown.current.textContent = text;
    };
    const request = (): void => void (timer ||= window.setTimeout(show, updateInterval));
    show();
    const endWatching = editor.watch({ moved: request, changed: request });
    return () => {
      endWatching();
      clearTimeout(timer);
    };
  }, [editor, read]);
  return shown;
}

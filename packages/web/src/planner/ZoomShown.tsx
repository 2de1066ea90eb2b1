// The zoom in percent. It is written to the page directly, a few times a second, so that the wheel causes no rendering and
// few layouts.
import { useEffect, useRef } from 'react';
import { useEditor } from './useWorkspace.ts';

/** Milliseconds between updates: nobody reads faster. */
const every = 100;

export function ZoomShown() {
  const editor = useEditor();
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let coming = 0;
    const show = (): void => {
      coming = 0;
      const percent = `${Math.round(editor.viewport.zoom * 100)}%`;
      if (shown.current && shown.current.textContent !== percent) shown.current.textContent = percent;
    };
    show();
    const endWatching = editor.watch({
      moved() {
        coming ||= window.setTimeout(show, every);
      },
    });
    return () => {
      endWatching();
      clearTimeout(coming);
    };
  }, [editor]);
  return <span ref={shown} className="h-5 w-10 text-right text-ink-soft [contain:strict]" />;
}

// Copy, cut and paste with the browser's clipboard events, as the text of a plan file: across tabs and plans, without
// asking for permission.
import { copyText } from '@homeplot/editor/clipboard';
import { runFirst } from '@homeplot/editor/firstCommands';
import type { Editor } from '@homeplot/editor/editor';
import { pasteInSlices } from '../../projects/files/pasteInSlices.ts';
import { isTyping } from './typing.ts';

const format = 'text/plain';

export function listenToClipboard(editor: Editor): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  /** Whether the event is for the page's text, a field or a dialog. */
  const isElsewhere = ({ target }: Event): boolean =>
    isTyping(target) ||
    (target instanceof Element && target.closest('[role=dialog]') !== null) ||
    getSelection()?.isCollapsed === false;
  const copy = (event: ClipboardEvent): boolean => {
    const text = isElsewhere(event) ? undefined : copyText(editor, new Date().toISOString());
    if (text === undefined || !event.clipboardData) return false;
    event.clipboardData.setData(format, text);
    event.preventDefault();
    return true;
  };
  document.addEventListener('copy', copy, { signal });
  document.addEventListener('cut', (event) => copy(event) && runFirst(editor, 'delete'), { signal });
  document.addEventListener(
    'paste',
    (event) => {
      const text = isTyping(event.target) ? undefined : event.clipboardData?.getData(format);
      if (!text) return;
      event.preventDefault();
      void pasteInSlices(editor, text);
    },
    { signal },
  );
  return () => ending.abort();
}

// Copy, cut and paste by the browser's own clipboard, as the text of a plan file: between tabs and plans, without asking.
import { copyText } from '@homeplot/editor/clipboard';
import { runCommand } from '@homeplot/editor/commands';
import type { Editor } from '@homeplot/editor/editor';
import { pasteInSlices } from '../projects/pasteInSlices.ts';
import { isTyping } from './typing.ts';

const format = 'text/plain';

export function listenToClipboard(editor: Editor): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  /** Whether the page's own text, a field or a dialog is meant. */
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
  document.addEventListener('cut', (event) => copy(event) && runCommand(editor, 'delete'), { signal });
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

// Copies and cuts objects with the browser's clipboard events, as the text of a plan file. That works across tabs and plans
// without asking for permission. What is pasted is opened as dropped files are (features/opening).
import { copyText } from '@homeplot/editor/clipboard';
import { runFirst } from '@homeplot/editor/firstCommands';
import type { Editor } from '@homeplot/editor/editor';
import { isTyping } from '../../kit/typing.ts';

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
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    return true;
  };
  document.addEventListener('copy', copy, { signal });
  document.addEventListener('cut', (event) => copy(event) && runFirst(editor, 'delete'), { signal });
  return () => ending.abort();
}

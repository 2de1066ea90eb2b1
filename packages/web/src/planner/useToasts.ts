// Shows the editor's messages as toasts, with the offered command as a button. A toast is dismissed once it no longer
// applies.
import type { Editor } from '@homeplot/editor/editor';
import type { Edit } from '@homeplot/editor/history';
import type { Toast } from '@homeplot/editor/tool';
import { useEffect } from 'react';
import { fetchAndRun } from '../workspace/fetchCommands.ts';
import { toast } from '../kit/toasts/toast.ts';
import { isTouch } from '../kit/useTouch.ts';
import { useEditor } from '../workspace/useWorkspace.ts';

/** Milliseconds that a message is shown for each of its characters, so that it can be read. */
const perLetter = 60;
/** Milliseconds that a message is shown at least. */
const minDuration = 5000;

/** earlier: messages from before the page was there; each is shown once. */
export function useToasts(earlier: readonly Toast[]): void {
  const editor = useEditor();
  useEffect(() => {
    for (const said of notShown(earlier)) raise(editor, said, undefined);
    // A message right after an edit is about that edit.
    let edit: Edit | undefined;
    const edited = (): void => {
      edit = editor.lastEdit;
      queueMicrotask(() => (edit = undefined));
    };
    return editor.watch({ edited, said: (said) => raise(editor, said, edit) });
  }, [editor, earlier]);
}

const shown = new WeakSet<readonly Toast[]>();

function notShown(messages: readonly Toast[]): readonly Toast[] {
  if (shown.has(messages)) return [];
  shown.add(messages);
  return messages;
}

/** edit: the edit that the message is about, if any. */
function raise(
  editor: Editor,
  { text: words, touchText, detail, tone, offer }: Toast,
  edit: Edit | undefined,
): void {
  const forTouch = isTouch() ? touchText : undefined;
  const text = forTouch ?? words;
  const duration = Math.max(minDuration, text.length * perLetter);
  const end = whenOutdated(editor, offer !== undefined, edit, () => toast.dismiss(id));
  const action = offer && {
    label: offer.label,
    onClick: () => fetchAndRun(editor, offer.command, offer.label),
  };
  const id = toast[tone](text, {
    duration,
    ...(detail && forTouch === undefined ? { description: detail } : {}),
    ...(action ? { action } : {}),
    onAutoClose: end,
    onDismiss: end,
  });
}

/**
 * Runs something once a message no longer applies: its edit was undone, the drawing that it is about has ended, or the plan was
 * edited, so that its offer no longer fits. Returns the function that ends the waiting.
 */
function whenOutdated(editor: Editor, isOffer: boolean, edit: Edit | undefined, run: () => void): () => void {
  const isDrawing = edit === undefined && editor.hand.isBusy;
  const check = (isEdited: boolean): void => {
    const isOutdated = isEdited && (isOffer || (edit !== undefined && !editor.isDone(edit)));
    if (!isOutdated && !(isDrawing && !editor.hand.isBusy)) return;
    end();
    run();
  };
  const changed = (): void => check(false);
  const edited = (): void => check(true);
  const end = editor.watch({ edited, loaded: edited, ...(isDrawing ? { previewed: changed, changed } : {}) });
  return end;
}

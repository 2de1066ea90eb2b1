// Shows the editor's messages as toasts, with the offered command as a button. A toast is dismissed once it no longer
// applies.
import type { Editor } from '@homeplot/editor/editor';
import type { Edit } from '@homeplot/editor/history';
import type { Toast } from '@homeplot/editor/tool';
import { useEffect } from 'react';
import { fetchCommands } from '../workspace/fetchCommands.ts';
import { reportUnfetched, toast } from '../kit/toasts/toast.ts';
import { isTouch } from '../kit/useTouch.ts';
import { useEditor } from '../workspace/useWorkspace.ts';

/** Milliseconds per character of a long message, so that it can be read. */
const perLetter = 60;
const minDuration = 5000;

/** news: messages from before anybody listened; each is shown once. */
export function useToasts(news: readonly Toast[]): void {
  const editor = useEditor();
  useEffect(() => {
    for (const said of unseen(news)) raise(editor, said, undefined);
    // A message right after an edit is about that edit.
    let edit: Edit | undefined;
    const edited = (): void => {
      edit = editor.lastEdit;
      queueMicrotask(() => (edit = undefined));
    };
    return editor.watch({ edited, said: (said) => raise(editor, said, edit) });
  }, [editor, news]);
}

const shown = new WeakSet<readonly Toast[]>();

function unseen(news: readonly Toast[]): readonly Toast[] {
  if (shown.has(news)) return [];
  shown.add(news);
  return news;
}

/** edit: the one that it is about, if any. */
function raise(
  editor: Editor,
  { text: words, touchText, detail, tone, offer }: Toast,
  edit: Edit | undefined,
): void {
  const forTouch = isTouch() ? touchText : undefined;
  const text = forTouch ?? words;
  const duration = Math.max(minDuration, text.length * perLetter);
  const end = whenOutdated(editor, offer !== undefined, edit, () => toast.dismiss(id));
  const action = offer && { label: offer.label, onClick: () => runOffer(editor, offer) };
  const id = toast[tone](text, {
    duration,
    ...(detail && forTouch === undefined ? { description: detail } : {}),
    ...(action ? { action } : {}),
    onAutoClose: end,
    onDismiss: end,
  });
}

function runOffer(editor: Editor, { command, label }: NonNullable<Toast['offer']>): void {
  fetchCommands().then(
    ({ runCommand }) => runCommand(editor, command),
    () => reportUnfetched(label),
  );
}

/**
 * Runs something once a message no longer applies: its edit was undone, the drawing that it is about has ended, or its
 * offer, which applies to the plan as it was, has been overtaken by an edit. Returns the function that ends the waiting.
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

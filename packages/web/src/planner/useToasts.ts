// Shows the editor's messages as toasts, with the offered command as a button.
import { runCommand } from '@homeplot/editor/commands';
import type { Editor } from '@homeplot/editor/editor';
import type { Toast } from '@homeplot/editor/tool';
import { useEffect } from 'react';
import { toast } from '../ui/toasts/toast.ts';
import { useEditor } from './useWorkspace.ts';

/** Milliseconds per character of a long message, so that it can be read. */
const perLetter = 60;
const minDuration = 5000;

/** news: messages from before anybody listened; each is shown once. */
export function useToasts(news: readonly Toast[]): void {
  const editor = useEditor();
  useEffect(() => {
    const say = (said: Toast): void => raise(editor, said);
    for (const said of unseen(news)) say(said);
    return editor.watch({ said: say });
  }, [editor, news]);
}

const shown = new WeakSet<readonly Toast[]>();

function unseen(news: readonly Toast[]): readonly Toast[] {
  if (shown.has(news)) return [];
  shown.add(news);
  return news;
}

function raise(editor: Editor, { text, tone, offer }: Toast): void {
  const duration = Math.max(minDuration, text.length * perLetter);
  if (!offer) {
    toast[tone](text, { duration });
    return;
  }
  // The offer applies to the plan as it is now: the next edit removes it.
  const end = editor.watch({
    edited() {
      end();
      toast.dismiss(id);
    },
  });
  const action = { label: offer.label, onClick: () => void runCommand(editor, offer.command) };
  const id = toast[tone](text, { duration, action, onAutoClose: end, onDismiss: end });
}

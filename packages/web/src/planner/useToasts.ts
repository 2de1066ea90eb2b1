// Shows the editor's messages as toasts, with the offered command as a button.
import { runCommand } from '@homeplot/editor/commands';
import type { Editor } from '@homeplot/editor/editor';
import type { Toast } from '@homeplot/editor/tool';
import { useEffect } from 'react';
import { toast } from '../ui/toast.ts';
import { useEditor } from './useWorkspace.ts';

/** Milliseconds per character of a long message, so that it can be read. */
const perLetter = 60;
const least = 5000;

/** news: messages from before anybody listened; each is shown once. */
export function useToasts(news: readonly Toast[]): void {
  const editor = useEditor();
  useEffect(() => {
    const say = (said: Toast): void => raise(editor, said);
    for (const said of untold(news)) say(said);
    return editor.watch({ said: say });
  }, [editor, news]);
}

const told = new WeakSet<readonly Toast[]>();

function untold(news: readonly Toast[]): readonly Toast[] {
  if (told.has(news)) return [];
  told.add(news);
  return news;
}

function raise(editor: Editor, { text, tone, offer }: Toast): void {
  const duration = Math.max(least, text.length * perLetter);
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

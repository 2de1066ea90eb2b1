// Runs the part of a command whose code is fetched when it is first run.
import type { Editor } from '../editor/editor.ts';

/** Shows an error if the code can't be fetched. */
export function runFetched(editor: Editor, title: string, run: () => Promise<void>): void {
  run().catch(() =>
    editor.say({
      text: `${title} couldn't be loaded. Check your connection and try again.`,
      tone: 'error',
    }),
  );
}

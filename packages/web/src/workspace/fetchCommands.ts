// Fetches all commands of the editor, once, and runs one of them.
import type { Editor } from '@homeplot/editor/editor';
import { reportUnfetched } from '../kit/toasts/toast.ts';

export const fetchCommands = () => import('@homeplot/editor/commands');

/** title: what is said to be missing if the commands can't be fetched. */
export function fetchAndRun(editor: Editor, name: string, title: string): void {
  fetchCommands().then(
    ({ runCommand }) => runCommand(editor, name),
    () => reportUnfetched(title),
  );
}

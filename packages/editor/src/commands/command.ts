// The contract of a command: something done to the editor at once, by a key, a button or a menu.
import type { Editor } from '../editor.ts';

export interface Command {
  readonly name: string;
  readonly title: string;
  /** Keys that run it, as `Mod+Shift+Z`: Mod is Ctrl, or Command on a Mac. The first is shown. */
  readonly keys: readonly string[];
  enabled(editor: Editor): boolean;
  run(editor: Editor): void;
}

// The contract of a command: something done to the editor at once, by a key, a button or a menu.
import type { Editor } from '../editor.ts';

export interface Command {
  readonly name: string;
  readonly title: string;
  /** What it does, in a sentence. */
  readonly hint: string;
  /** Other words by which people look for it. */
  readonly also?: string;
  /** Keys that run it, as `Mod+Shift+Z`: Mod is Ctrl, or Command on a Mac. The first is shown. */
  readonly keys: readonly string[];
  enabled(editor: Editor): boolean;
  /** What must be done first where it is not enabled, in a few words; missing where that says itself. */
  readonly needs?: string;
  run(editor: Editor): void;
}

/** Commands that are looked for in one place. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** What most commands need. */
export const needsSelection = 'Select something first';

/** Of commands for the selected objects, whichever they are. */
export const forObjects: Pick<Command, 'enabled' | 'needs'> = {
  enabled: ({ selection }) => selection.ids.size > 0,
  needs: needsSelection,
};

// The interface of a command: an action that is run by a key, a button or a menu.
import type { Editor } from '../editor/editor.ts';

export interface Command {
  readonly name: string;
  readonly title: string;
  /** One sentence on what it does. */
  readonly hint: string;
  /** More search terms. */
  readonly also?: string;
  /** Keyboard shortcuts such as `Mod+Shift+Z`; Mod is Ctrl, or Command on a Mac. The first one is shown. */
  readonly keys: readonly string[];
  enabled(editor: Editor): boolean;
  /** Why it is disabled, or what to do first; absent if that is obvious. */
  readonly needs?: string;
  run(editor: Editor): void;
}

/** Commands listed under one heading. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

export const needsSelection = 'Select something first';

/** For commands that need selected objects of any kind. */
export const forObjects: Pick<Command, 'enabled' | 'needs'> = {
  enabled: ({ selection }) => selection.ids.size > 0,
  needs: needsSelection,
};

// Undoes the last change. The editor's `undo` decides which one that is.
import type { Command } from './command.ts';

export const undo: Command = {
  name: 'undo',
  title: 'Undo',
  hint: 'Undoes the last change.',
  keys: ['Mod+Z'],
  enabled: (editor) => editor.canUndo,
  needs: 'Nothing to undo',
  run: (editor) => void editor.undo(),
};

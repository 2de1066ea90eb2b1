// Undo: takes the last edit back.
import type { Command } from './command.ts';

export const undo: Command = {
  name: 'undo',
  title: 'Undo',
  keys: ['Mod+Z'],
  enabled: (editor) => editor.canUndo,
  run: (editor) => void editor.undo(),
};

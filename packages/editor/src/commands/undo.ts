// Undo: takes the last edit back.
import type { Command } from './command.ts';

export const undo: Command = {
  name: 'undo',
  title: 'Undo',
  hint: 'Takes the last change back.',
  keys: ['Mod+Z'],
  enabled: (editor) => editor.canUndo,
  needs: 'Nothing was changed yet',
  run: (editor) => void editor.undo(),
};

// Redoes the last undone change. The editor's `redo` decides which one that is.
import type { Command } from './command.ts';

export const redo: Command = {
  name: 'redo',
  title: 'Redo',
  hint: 'Redoes the last undone change.',
  keys: ['Mod+Shift+Z', 'Mod+Y'],
  enabled: (editor) => editor.canRedo,
  needs: 'Nothing to redo',
  run: (editor) => void editor.redo(),
};

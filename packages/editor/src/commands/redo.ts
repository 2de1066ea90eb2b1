// Redo: does again what was taken back.
import type { Command } from './command.ts';

export const redo: Command = {
  name: 'redo',
  title: 'Redo',
  keys: ['Mod+Shift+Z', 'Mod+Y'],
  enabled: (editor) => editor.canRedo,
  run: (editor) => void editor.redo(),
};

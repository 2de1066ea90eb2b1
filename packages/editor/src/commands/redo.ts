// Redo: does again what was taken back.
import type { Command } from './command.ts';

export const redo: Command = {
  name: 'redo',
  title: 'Redo',
  hint: 'Does again what was taken back.',
  keys: ['Mod+Shift+Z', 'Mod+Y'],
  enabled: (editor) => editor.canRedo,
  needs: 'Nothing was taken back',
  run: (editor) => void editor.redo(),
};

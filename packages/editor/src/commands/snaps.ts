// Object snaps on or off, all at one stroke, as people who draw with a computer know them.
import type { Command } from './command.ts';

export const toggleSnaps: Command = {
  name: 'toggleSnaps',
  title: 'Object snaps on or off',
  hint: 'Points are drawn to ends, middles, crossings and edges, or to the grid alone. Alt does so for a moment.',
  keys: ['F3'],
  enabled: () => true,
  run(editor) {
    const objects = !editor.scene.snapping.snaps.objects;
    editor.switchSnaps({ objects });
    const text = objects ? 'Object snaps are on' : 'Object snaps are off: points go to the grid alone';
    editor.say({ text, tone: 'info' });
  },
};

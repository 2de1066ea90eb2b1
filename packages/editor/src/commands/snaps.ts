// Turns all object snaps on or off; F3 as in other CAD programs.
import type { Command } from './command.ts';

export const toggleSnaps: Command = {
  name: 'toggleSnaps',
  title: 'Object snaps on or off',
  hint: 'Snaps points to ends, midpoints, intersections and edges, or to the grid only. Hold Alt to suspend snapping.',
  keys: ['F3'],
  enabled: () => true,
  run(editor) {
    const objects = !editor.scene.snapping.snaps.objects;
    editor.setSnaps({ objects });
    const text = objects ? 'Object snaps are on' : 'Object snaps are off. Points snap to the grid only';
    editor.say({ text, tone: 'info' });
  },
};

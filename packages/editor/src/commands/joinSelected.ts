// Join: the selected lines (roads, fences, walls) whose ends meet become one; a line whose own ends meet is closed.
import { joinLines } from '../paths/lineJoining.ts';
import { lineOf } from '../paths/lines.ts';
import { selectedObjects, selectObjects } from '../scene/selection.ts';
import type { Command } from './command.ts';

/** Nobody joins more by hand, and each is held against each. */
const most = 200;

export const joinSelected: Command = {
  name: 'join',
  title: 'Join',
  hint: 'Makes one of the selected roads, fences or other lines that meet end to end, and closes one whose ends meet.',
  keys: ['Mod+J'],
  needs: 'Select roads, fences or other lines that meet end to end',
  enabled: ({ selection, plan }) =>
    selection.ids.size > 0 &&
    selection.ids.size <= most &&
    selectedObjects(selection, plan).every((object) => lineOf(object) !== undefined),
  run(editor) {
    const lines = selectedObjects(editor.selection, editor.plan).flatMap((object) => lineOf(object) ?? []);
    const outcome = joinLines(lines, editor.scene);
    if ('refused' in outcome) {
      editor.say({ text: outcome.refused, tone: 'info' });
      return;
    }
    if (!editor.edit(outcome.changes, 'Join')) return;
    editor.select(selectObjects(lines.slice(0, 1).map(({ object }) => object.id)));
    editor.say({ text: outcome.said, tone: 'success' });
  },
};

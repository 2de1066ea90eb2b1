// Join: merges the selected lines (roads, fences, walls) whose ends meet; closes a line whose own ends meet.
import { joinLines } from '../paths/lineJoining.ts';
import { lineOf } from '../paths/lines.ts';
import { selectedObjects, selectObjects } from '../view/selection.ts';
import type { Command } from './command.ts';

/** Maximum number of lines, because each is compared with every other. */
const maxSelected = 200;

export const joinSelected: Command = {
  name: 'join',
  title: 'Join',
  hint: 'Joins selected roads, fences or other lines that meet end to end, and closes a line whose ends meet.',
  keys: ['Mod+J'],
  needs: 'Select roads, fences or other lines that meet end to end',
  enabled: ({ selection, plan }) =>
    selection.ids.size > 0 &&
    selection.ids.size <= maxSelected &&
    selectedObjects(selection, plan).every((object) => lineOf(object) !== undefined),
  run(editor) {
    const lines = selectedObjects(editor.selection, editor.plan).flatMap((object) => lineOf(object) ?? []);
    const outcome = joinLines(lines, editor.scene);
    if (!outcome.ok) {
      editor.say({ text: outcome.problem, tone: 'info' });
      return;
    }
    if (!editor.edit(outcome.changes, 'Join')) return;
    editor.select(selectObjects(lines.slice(0, 1).map(({ object }) => object.id)));
    editor.say({ text: outcome.message, tone: 'success' });
  },
};

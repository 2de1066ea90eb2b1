// The commands that the page needs to appear. All others are fetched at the user's first action, or with the part of the
// page that offers them.
import type { CommandGroup } from './command.ts';
import { deleteSelection } from './deleteSelection.ts';
import { duplicate } from './duplicate.ts';
import { commandsOf, namedIn, runnerIn } from './lookup.ts';
import { redo } from './redo.ts';
import { selectAll } from './selectAll.ts';
import { toggleSnaps } from './snaps.ts';
import { undo } from './undo.ts';
import { zooming } from './zoom.ts';

export const editing: CommandGroup = {
  title: 'Edit',
  commands: [undo, redo, selectAll, duplicate, deleteSelection],
};
export const viewing: CommandGroup = { title: 'View', commands: [...zooming, toggleSnaps] };

export const firstCommands = commandsOf([editing, viewing]);

export const firstNamed = namedIn(firstCommands);
export const runFirst = runnerIn(firstCommands);

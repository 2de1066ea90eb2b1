// The registry of commands.
import type { Editor } from '../editor.ts';
import { aligningCommands } from './align.ts';
import { clearCanvas } from './clearCanvas.ts';
import { convertToLot } from './convertToLot.ts';
import type { Command, CommandGroup } from './command.ts';
import { deleteSelection } from './deleteSelection.ts';
import { drawAlong } from './drawAlong.ts';
import { duplicate } from './duplicate.ts';
import { joinSelected } from './joinSelected.ts';
import { layerOrder } from './layerOrder.ts';
import { dimensionAll } from './dimensionAll.ts';
import { dimensionSetbacks } from './dimensionSetbacks.ts';
import { grouping } from './groups.ts';
import { labelingCommands } from './labeling.ts';
import { keepMeasurement } from './keepMeasurement.ts';
import { layerCommands } from './layers.ts';
import { lockCommands } from './lock.ts';
import { nudges } from './nudge.ts';
import { redo } from './redo.ts';
import { roundCorner } from './roundCorner.ts';
import { selectAll } from './selectAll.ts';
import { setbackLines } from './setbackLines.ts';
import { statusCommands } from './status.ts';
import { tracingCommands } from './tracing.ts';
import { toggleSnaps } from './snaps.ts';
import { transformCommands } from './transforms.ts';
import { undo } from './undo.ts';
import { vertexCommands } from './vertices.ts';
import { zooming } from './zoom.ts';

/** In the order of help and menus. */
export const commandGroups: readonly CommandGroup[] = [
  { title: 'Draw', commands: [...tracingCommands, drawAlong] },
  {
    title: 'Dimensions',
    commands: [dimensionAll, ...dimensionSetbacks, ...labelingCommands, keepMeasurement],
  },
  { title: 'Edit', commands: [undo, redo, selectAll, duplicate, deleteSelection, clearCanvas] },
  { title: 'Arrange', commands: [...layerOrder, ...grouping, ...aligningCommands] },
  { title: 'Lock', commands: [...lockCommands] },
  { title: 'Layers', commands: [...layerCommands] },
  { title: 'Shape', commands: [roundCorner, convertToLot, setbackLines, joinSelected, ...vertexCommands] },
  { title: 'Exact', commands: [...transformCommands] },
  { title: 'Status', commands: [...statusCommands] },
  { title: 'View', commands: [...zooming, toggleSnaps] },
  { title: 'Move by the arrow keys', commands: [...nudges] },
];

export const allCommands: readonly Command[] = commandGroups.flatMap(({ commands }) => commands);

const byName = new Map(allCommands.map((command) => [command.name, command]));

export function commandNamed(name: string): Command {
  const command = byName.get(name);
  if (!command) throw new Error(`No command is named '${name}'; there are ${[...byName.keys()].join(', ')}.`);
  return command;
}

/** Runs a command if it is enabled; returns whether it was. */
export function runCommand(editor: Editor, name: string): boolean {
  const command = commandNamed(name);
  if (!command.enabled(editor)) return false;
  command.run(editor);
  return true;
}

// All commands. To add one, write a file and add a line here. What the page needs to appear imports firstCommands.ts.
import { aligningCommands } from './align.ts';
import { clearCanvas } from './clearCanvas.ts';
import { convertToLot } from './convertToLot.ts';
import type { CommandGroup } from './command.ts';
import { drawAlong } from './drawAlong.ts';
import { joinSelected } from './joinSelected.ts';
import { layerOrder } from './layerOrder.ts';
import { dimensionAll } from './dimensionAll.ts';
import { dimensionSetbacks } from './dimensionSetbacks.ts';
import { editing, viewing } from './firstCommands.ts';
import { grouping } from './groups.ts';
import { labelingCommands } from './labeling.ts';
import { keepMeasurement } from './keepMeasurement.ts';
import { layerCommands } from './layers.ts';
import { lockCommands } from './lock.ts';
import { commandsOf, namedIn, runnerIn } from './lookup.ts';
import { nudges } from './nudge.ts';
import { roundCorner } from './roundCorner.ts';
import { setbackLines } from './setbackLines.ts';
import { statusCommands } from './status.ts';
import { tracingCommands } from './tracing.ts';
import { turningCommands } from './turnInto.ts';
import { transformCommands } from './transforms.ts';
import { underlayCommands } from './underlays.ts';
import { vertexCommands } from './vertices.ts';

/** In the order of help and menus. */
export const commandGroups: readonly CommandGroup[] = [
  { title: 'Draw', commands: [...tracingCommands, drawAlong] },
  {
    title: 'Dimensions',
    commands: [dimensionAll, ...dimensionSetbacks, ...labelingCommands, keepMeasurement],
  },
  { ...editing, commands: [...editing.commands, clearCanvas] },
  { title: 'Arrange', commands: [...layerOrder, ...grouping, ...aligningCommands] },
  { title: 'Lock', commands: [...lockCommands] },
  { title: 'Layers', commands: [...layerCommands] },
  { title: 'Shape', commands: [roundCorner, convertToLot, setbackLines, joinSelected, ...vertexCommands] },
  turningCommands,
  { title: 'Exact', commands: [...transformCommands] },
  { title: 'Status', commands: [...statusCommands] },
  { title: 'Underlays', commands: [...underlayCommands] },
  viewing,
  { title: 'Move by the arrow keys', commands: [...nudges] },
];

export const allCommands = commandsOf(commandGroups);

export const commandNamed = namedIn(allCommands);
export const runCommand = runnerIn(allCommands);

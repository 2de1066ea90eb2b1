// Everything that the palette can find by name: the actions of the features, the editor's commands, and its tools.
import { commandGroups } from '@homeplot/editor/commands';
import type { Command } from '@homeplot/editor/command';
import { searchWords } from '@homeplot/editor/siteWords';
import type { Tool } from '@homeplot/editor/tool';
import { everyTool } from '../../workspace/everyTool.ts';
import type { Action, ActionGroup } from '../../workspace/action.ts';
import { clipboardActions } from './clipboardActions.ts';

const actionOfCommand = (command: Command): Action => ({
  ...command,
  blocked: ({ workspace }) => (command.enabled(workspace.editor) ? undefined : (command.needs ?? 'Not now')),
  run: ({ workspace }) => command.run(workspace.editor),
});

const actionOfTool = ({ name, title, hint, touchHint, key, ...tool }: Tool): Action => ({
  name: `tool ${name}`,
  title,
  hint: `${hint}.`,
  touchHint: touchHint && `${touchHint}.`,
  keys: key ? [key] : [],
  also: `${searchWords({ name, ...tool })} tool`,
  run: ({ workspace }) => workspace.editor.hand.pick(name),
});

/** pageActions: the actions of the features. */
export const actionGroups = (pageActions: readonly Action[]): readonly ActionGroup[] => [
  { title: 'Plan', actions: pageActions },
  {
    title: 'Tools',
    actions: everyTool()
      .filter(({ key }) => key !== undefined)
      .map(actionOfTool),
  },
  ...commandGroups.map(({ title, commands }) => ({ title, actions: commands.map(actionOfCommand) })),
  { title: 'Clipboard', actions: clipboardActions },
  {
    title: 'Site Objects',
    actions: everyTool()
      // A tool for which there is an action with the same name, such as the map, isn't listed twice.
      .filter(({ key, name }) => key === undefined && !pageActions.some((action) => action.name === name))
      .map(actionOfTool),
  },
];

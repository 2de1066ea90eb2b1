// Everything that can be found by name: the actions of the features, the editor's commands, its tools.
import { commandGroups } from '@homeplot/editor/commands';
import type { Command } from '@homeplot/editor/command';
import { searchWords } from '@homeplot/editor/siteWords';
import type { Tool } from '@homeplot/editor/tool';
import { everyTool } from '../../workspace/everyTool.ts';
import type { Action, ActionGroup } from '../../workspace/action.ts';
import { clipboardActions } from './clipboardActions.ts';

const ofCommand = (command: Command): Action => ({
  ...command,
  blocked: ({ workspace }) => (command.enabled(workspace.editor) ? undefined : (command.needs ?? 'Not now')),
  run: ({ workspace }) => command.run(workspace.editor),
});

const ofTool = ({ name, title, hint, touchHint, key, ...tool }: Tool): Action => ({
  name: `tool ${name}`,
  title,
  hint: `${hint}.`,
  touchHint: touchHint && `${touchHint}.`,
  keys: key ? [key] : [],
  also: `${searchWords({ name, ...tool })} tool`,
  run: ({ workspace }) => workspace.editor.hand.pick(name),
});

/** pageActions: those of the features. */
export const actionGroups = (pageActions: readonly Action[]): readonly ActionGroup[] => [
  { title: 'Plan', actions: pageActions },
  {
    title: 'Tools',
    actions: everyTool()
      .filter(({ key }) => key !== undefined)
      .map(ofTool),
  },
  ...commandGroups.map(({ title, commands }) => ({ title, actions: commands.map(ofCommand) })),
  { title: 'Clipboard', actions: clipboardActions },
  {
    title: 'Site Objects',
    actions: everyTool()
      // The page has an action of its own for the map.
      .filter(({ key, name }) => key === undefined && !pageActions.some((action) => action.name === name))
      .map(ofTool),
  },
];

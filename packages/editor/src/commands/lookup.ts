// Finds and runs commands of a list by name.
import type { Editor } from '../editor/editor.ts';
import type { Command, CommandGroup } from './command.ts';

export const commandsOf = (groups: readonly CommandGroup[]): readonly Command[] =>
  groups.flatMap(({ commands }) => commands);

export function namedIn(list: readonly Command[]): (name: string) => Command {
  const byName = new Map(list.map((command) => [command.name, command]));
  return (name) => {
    const command = byName.get(name);
    if (!command)
      throw new Error(`No command is named '${name}'; there are ${[...byName.keys()].join(', ')}.`);
    return command;
  };
}

/** The function that runs a command if it is enabled, and returns whether it was. */
export function runnerIn(list: readonly Command[]): (editor: Editor, name: string) => boolean {
  const named = namedIn(list);
  return (editor, name) => {
    const command = named(name);
    if (!command.enabled(editor)) return false;
    command.run(editor);
    return true;
  };
}

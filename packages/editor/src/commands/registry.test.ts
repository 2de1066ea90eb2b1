import { describe, expect, test } from 'vitest';
import { allTools } from '../tools/index.ts';
import { allCommands } from './index.ts';

const doubled = (list: readonly string[]): string[] => list.filter((one, i) => list.indexOf(one) !== i);

describe('the registry of commands', () => {
  test('every command says in a sentence what it does', () => {
    for (const { title, hint } of allCommands)
      expect([title, hint]).toEqual([title, expect.stringMatching(/^[A-Z].*\.$/)]);
  });

  test('no two commands have one name or one title', () => {
    expect(doubled(allCommands.map(({ name }) => name))).toEqual([]);
    expect(doubled(allCommands.map(({ title }) => title))).toEqual([]);
  });

  // Plus: a vertex where one is picked, else the zoom. Enter and Backspace: what is drawn point by point, while it is; what was measured.
  test('no key runs two commands, or a command and a tool, but Plus, Enter and Backspace', () => {
    const keys = [
      ...allCommands.flatMap((command) => command.keys),
      ...allTools().flatMap(({ key }) => key ?? []),
    ];
    expect([...new Set(doubled(keys))].toSorted()).toEqual(['+', 'Backspace', 'Enter']);
  });
});

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

  test('no key runs two commands, or a command and a tool, but Plus: a vertex where one is picked, else the zoom', () => {
    const keys = [...allCommands.flatMap((command) => command.keys), ...allTools().map(({ key }) => key)];
    expect(doubled(keys)).toEqual(['+']);
  });
});

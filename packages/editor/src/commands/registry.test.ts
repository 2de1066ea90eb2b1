import { describe, expect, test } from 'vitest';
import { allTools } from '../tools/index.ts';
import { allCommands } from './index.ts';

const doubled = (list: readonly string[]): string[] => list.filter((one, i) => list.indexOf(one) !== i);

describe('the registry of commands', () => {
  test('every command has a hint that is a sentence', () => {
    for (const { title, hint } of allCommands)
      expect([title, hint]).toEqual([title, expect.stringMatching(/^[A-Z].*\.$/)]);
  });

  test('names and titles are unique', () => {
    expect(doubled(allCommands.map(({ name }) => name))).toEqual([]);
    expect(doubled(allCommands.map(({ title }) => title))).toEqual([]);
  });

  // These depend on context: a selected vertex, a drawing in progress, a measurement, or what is locked.
  test('shortcuts are unique, except Plus, Enter, Backspace and the one that locks and unlocks', () => {
    const keys = [
      ...allCommands.flatMap((command) => command.keys),
      ...allTools().flatMap(({ key }) => key ?? []),
    ];
    expect([...new Set(doubled(keys))].toSorted()).toEqual(['+', 'Backspace', 'Enter', 'Mod+Shift+L']);
  });
});

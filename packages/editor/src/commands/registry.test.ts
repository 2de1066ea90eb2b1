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

  // These three depend on context: a selected vertex, a drawing in progress, or a measurement.
  test('shortcuts are unique, except Plus, Enter and Backspace', () => {
    const keys = [
      ...allCommands.flatMap((command) => command.keys),
      ...allTools().flatMap(({ key }) => key ?? []),
    ];
    expect([...new Set(doubled(keys))].toSorted()).toEqual(['+', 'Backspace', 'Enter']);
  });
});

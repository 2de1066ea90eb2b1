import { describe, expect, test } from 'vitest';
import { matching } from '../palette/matching.ts';
import { actionGroups } from './actionGroups.ts';

const all = actionGroups().flatMap(({ actions }) => actions);
const doubled = (list: readonly string[]): string[] => list.filter((one, i) => list.indexOf(one) !== i);

describe('what can be asked for by name', () => {
  test('each says in a sentence what it does', () => {
    for (const { title, hint } of all)
      expect([title, hint]).toEqual([title, expect.stringMatching(/^[A-Z].*\.$/)]);
  });

  test('is looked for by the words of a permit desk, too', () => {
    const found = matching(all, 'setback', ({ title, hint, also = '' }) => ({
      title,
      more: `${hint} ${also}`,
    }));
    expect(found.map(({ title }) => title)).toEqual(['Setback lines', 'Dimension', 'Offset']);
  });

  test('no key does two things but those that depend on what is begun, and nothing is there twice', () => {
    expect([...new Set(doubled(all.flatMap(({ keys }) => keys)))].toSorted()).toEqual([
      '+',
      'Backspace',
      'Enter',
    ]);
    expect(doubled(all.map(({ name }) => name))).toEqual([]);
  });
});

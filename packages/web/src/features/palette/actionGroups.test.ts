import { describe, expect, test } from 'vitest';
import { matching } from './matching.ts';
import { actionGroups } from './actionGroups.ts';
import { features } from '../../planner/features.ts';

const all = actionGroups(features.actions).flatMap(({ actions }) => actions);
const doubled = (list: readonly string[]): string[] => list.filter((one, i) => list.indexOf(one) !== i);

describe('actions', () => {
  test('each says what it does in one sentence', () => {
    for (const { title, hint } of all)
      expect([title, hint]).toEqual([title, expect.stringMatching(/^[A-Z].*\.$/)]);
  });

  test('are also found by the words that permit offices use', () => {
    const found = matching(all, 'setback', ({ title, hint, also = '' }) => ({
      title,
      more: `${hint} ${also}`,
    }));
    expect(found.map(({ title }) => title)).toEqual([
      'Setback lines',
      'Dimension setbacks',
      'Dimension setbacks from eaves',
      'Dimension',
      'Offset',
    ]);
  });

  test.each([
    ['demolish', 'Mark for removal'],
    ['tree list', 'Print…'],
    ['north up', 'Print…'],
    ['location plan', 'Print…'],
    ['parking required', 'Checks'],
    ['well septic', 'Permit rules'],
  ])('“%s” finds %s', (typed, title) => {
    const found = matching(all, typed, (action) => ({
      title: action.title,
      more: `${action.hint} ${action.also ?? ''}`,
    }));
    expect(found.map((action) => action.title)).toContain(title);
  });

  test('no key does two things, except where it depends on what is drawn or locked, and none is listed twice', () => {
    expect([...new Set(doubled(all.flatMap(({ keys }) => keys)))].toSorted()).toEqual([
      '+',
      'Backspace',
      'Enter',
      'Mod+Shift+L',
    ]);
    expect(doubled(all.map(({ name }) => name))).toEqual([]);
  });
});

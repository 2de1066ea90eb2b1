import { createPlan } from '@homeplot/plan/plan';
import { defaultSettings } from '@homeplot/plan/settings';
import type { Sheet } from '@homeplot/plan/sheet';
import { describe, expect, test } from 'vitest';
import { hasLetter, withLetter, withoutLetter } from './letter.ts';
import type { OpenLine } from './openLines.ts';

const line = (state: OpenLine['state'], sentence: string, topic?: string): OpenLine => ({
  ...(topic ? { topic } : {}),
  id: sentence,
  state,
  sentence,
  objects: [],
  ways: [],
});
const planWith = (sheets?: readonly Sheet[]) =>
  createPlan({ objects: [], settings: { ...defaultSettings, ...(sheets ? { sheets } : {}) } });

describe('the letter to the desk', () => {
  const lines = [
    line('ok', 'The lot lines are drawn.'),
    line('question', 'No tree is drawn. Is there any on the lot?', 'Trees'),
    line('question', 'Shed is existing: ask the permit desk whether it may stay.'),
    line('missing', 'Type the parcel number.', 'Parcel number'),
    line('conflict', 'Shed is 3 ft from the left edge.'),
  ];

  test('asks the questions and says what is handed in as it is, after the sheets that there are', () => {
    const [site, letter, ...more] = withLetter(planWith(), lines);
    expect(more).toEqual([]);
    expect(site?.blocks.map(({ type }) => type)).toContain('viewport');
    expect(letter?.blocks).toMatchObject([
      {
        title: 'Please answer',
        notes: [
          'Trees: nothing is shown on the plan. Does this permit need it?',
          'Shed is existing: ask the permit desk whether it may stay.',
        ],
      },
      {
        title: 'Handed in as it is',
        notes: ['Parcel number: not shown on the plan.', 'Shed is 3 ft from the left edge.'],
      },
      { type: 'titleBlock' },
    ]);
  });

  test('is written anew, never twice, and can be taken out again', () => {
    const before = withLetter(planWith(), lines);
    const again = withLetter(planWith(before), lines.slice(0, 2));
    expect(again).toHaveLength(2);
    expect(again[1]?.blocks).toMatchObject([{ title: 'Please answer' }, { type: 'titleBlock' }]);
    expect(hasLetter(planWith(again))).toBe(true);
    expect(withoutLetter(planWith(again))).toEqual(before.slice(0, 1));
    expect(withoutLetter(planWith())).toBeUndefined();
  });
});

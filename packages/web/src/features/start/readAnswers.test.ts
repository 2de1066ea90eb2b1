import { describe, expect, test } from 'vitest';
import { type Answers, answersIn } from './answers.ts';
import { outlineOf, problemsOf } from './readAnswers.ts';

const answers = (fields: Partial<Answers>): Answers => ({
  purpose: 'shed',
  address: '',
  lengths: {},
  ...fields,
});
const size = (typed: string): Answers => answers({ has: 'size', lengths: { size: typed } });

describe('the answers at the start', () => {
  test('need a purpose and something to begin with', () => {
    expect(problemsOf({ address: '', lengths: {} }, 'feet-inches')).toEqual({
      purpose: 'Choose what the plan is for.',
      has: 'Choose what you have.',
    });
    expect(problemsOf(answers({ has: 'deed' }), 'feet-inches')).toEqual({});
    expect(problemsOf(answers({ has: 'nothing' }), 'feet-inches')).toEqual({});
  });

  test.each([
    '50 x 120',
    '50 × 120',
    '50by120',
    `50' X 120'`,
    '15.24m*36.576m',
    '15.24 x 36.576 m',
    '15,24 by 36,5760 m',
  ])('take the lot size %s', (typed) => {
    expect(problemsOf(size(typed), 'feet-inches')).toEqual({});
    const outline = outlineOf(size(typed), 'feet-inches');
    const [, , corner] = outline?.ok ? outline.corners : [];
    expect(corner?.x).toBeCloseTo(50, 9);
    expect(corner?.y).toBeCloseTo(120, 9);
  });

  test('give the same lot and setbacks if the plan is metric by now', () => {
    const typed = { ...size('60 x 120'), typedIn: 'feet-inches', setbacks: { front: '25' } } as const;
    expect(answersIn(typed, 'metres')).toMatchObject({
      lengths: { size: "60' x 120'" },
      setbacks: { front: "25'" },
    });
    const [inFeet, inMeters] = [
      outlineOf(typed, 'feet-inches'),
      outlineOf(answersIn(typed, 'metres'), 'metres'),
    ];
    expect(inMeters).toEqual(inFeet);
    expect(answersIn(size('60 x 120'), 'metres')).toEqual(size('60 x 120'));
  });

  test.each([
    ['50', 'Type the width and the depth, such as 50 x 120 ft.'],
    ['50 x 120 x 3', 'Type the width and the depth, such as 50 x 120 ft.'],
    ['50 x long', `“long” isn't a length. Try 12.5, 12' 6" or 3.8m.`],
    ['50 x 2', "Each side must be between 5 and 10,000 ft; the depth is 2'."],
    ['99999999 x 120', "Each side must be between 5 and 10,000 ft; the width is 99,999,999'."],
    ['50 x ', 'Type a length.'],
  ])('say what is wrong with the lot size %s', (typed, problem) => {
    expect(problemsOf(size(typed), 'feet-inches')).toEqual({ size: problem });
  });

  test('name the tapes that are missing, and the ones that do not meet', () => {
    const taped = answers({ has: 'tape', lengths: { front: '50', right: '120', rear: '48', left: '120' } });
    expect(problemsOf(answers({ has: 'tape', lengths: { front: '50' } }), 'feet-inches')).toEqual({
      right: 'Type a length.',
      rear: 'Type a length.',
      left: 'Type a length.',
    });
    expect(problemsOf(taped, 'feet-inches')).toHaveProperty('diagonal');
    const measured = { ...taped, lengths: { ...taped.lengths, diagonal: '129' } };
    expect(problemsOf(measured, 'feet-inches')).toEqual({});
    expect(outlineOf(measured, 'feet-inches')).toMatchObject({ ok: true });
  });
});

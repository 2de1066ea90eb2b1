import type { Question } from '@homeplot/editor/transform';
import { defaultSettings, type PlanSettings } from '@homeplot/plan/settings';
import { expect, test } from 'vitest';
import { answerText, readAnswer, shownAnswer } from './answers.ts';

const question = (input: Question['input'], value = 0): Question => ({ name: 'a', label: 'A', input, value });
const valueOf = (input: Question['input'], typed: string, settings: PlanSettings): unknown => {
  const read = readAnswer(question(input), typed, settings);
  return 'value' in read ? read.value : read.problem;
};
const metric = { ...defaultSettings, units: 'metres' } as const;

test.each([
  ['length', `12' 6"`, 12.5],
  ['length', '-3', -3],
  ['length', '0', 0],
  ['number', '-22,5°', -22.5],
  ['angle', 'N 45° E', 45],
] as const)('a %s typed as %s is %d', (input, typed, value) => {
  expect(valueOf(input, typed, defaultSettings)).toBeCloseTo(value, 9);
});

test('a bare number is meters on a metric plan', () => {
  expect(valueOf('length', '3.048', metric)).toBeCloseTo(10, 9);
  expect(shownAnswer(question('length', 10), metric)).toBe('3.05 m');
});

test('a bare number that was typed before the units changed is restated, if it is a length', () => {
  const typed = { text: '25', units: defaultSettings.units };
  expect(answerText(question('length'), typed, 'metres')).toBe(`25'`);
  expect(answerText(question('length'), typed, typed.units)).toBe('25');
  expect(answerText(question('number'), typed, 'metres')).toBe('25');
});

test.each([
  ['length', 'far', /isn't a length/],
  ['number', 'several', /isn't a number/],
  ['number', '', /^Type a number/],
  ['length', '', /^Type a length, such as/],
  ['angle', 'N 95° E', /isn't an angle/],
] as const)('a %s typed as %j says what is wrong', (input, typed, reason) => {
  const read = readAnswer(question(input), typed, defaultSettings);
  expect('problem' in read ? read.problem : '').toMatch(reason);
});

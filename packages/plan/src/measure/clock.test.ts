import { expect, test } from 'vitest';
import { clockText, hourText } from './clock.ts';

test.each([
  [0, '12:00 AM'],
  [545, '9:05 AM'],
  [719.6, '12:00 PM'],
  [930, '3:30 PM'],
  [1439, '11:59 PM'],
  [1440, '12:00 AM'],
])('%d minutes after midnight it is %s', (minutes, text) => {
  expect(clockText(minutes)).toBe(text);
});

test('whole hours are short', () => {
  expect([0, 9, 12, 15].map(hourText)).toEqual(['12 AM', '9 AM', '12 PM', '3 PM']);
});

test('seconds are written if they are given', () => {
  expect(clockText(930, 5)).toBe('3:30:05 PM');
});

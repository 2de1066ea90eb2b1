import { expect, test } from 'vitest';
import { exactTime, mediumDate, timeText } from './formatted.ts';

test('AM and PM stay in the line of their time', () => {
  expect(timeText(1267)).toBe('9:07\u00a0PM');
  expect(exactTime(new Date(2026, 10, 28, 15, 30, 5))).toBe('Nov 28, 2026, 3:30:05\u00a0PM');
});

test('a date has its month in words', () => {
  expect(mediumDate(new Date(2026, 10, 28))).toBe('Nov 28, 2026');
});

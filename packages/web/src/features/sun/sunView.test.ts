import { afterEach, expect, test, vi } from 'vitest';
import { yearOf } from './sunView.ts';

afterEach(() => void vi.useRealTimers());

test('without a date, the year is the current one', () => {
  vi.useFakeTimers({ now: new Date(2031, 5, 1) });
  expect(yearOf('')).toBe('2031');
  expect(yearOf('2027-06-21')).toBe('2027');
});

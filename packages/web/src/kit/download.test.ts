import { expect, test } from 'vitest';
import { localDay } from './download.ts';

test('the file is named after the local day as YYYY-MM-DD', () => {
  expect(localDay(new Date(2026, 2, 5, 23, 59))).toBe('2026-03-05');
});

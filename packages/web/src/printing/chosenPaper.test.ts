import { generalPacks } from '@homeplot/plan/pack';
import { expect, test } from 'vitest';
import { firstPaper, usualPaper } from './chosenPaper.ts';

const pack = (country: string, more: object = {}) => ({
  id: generalPacks[country] ?? country,
  country,
  name: 'Test City',
  date: '2026-11-01',
  sources: [],
  items: [],
  ...more,
});

test('the first paper is the usual one of the country of the rules', () => {
  expect(firstPaper(pack('GB'))).toBe('A4');
  expect(firstPaper(pack('US'))).toBe('Letter');
});

test('the first paper is as large as the rules ask, whichever way it lies', () => {
  const sheet = { smallest: { width: 24, height: 18 } };
  expect(firstPaper(pack('US', { sheet }))).toBe('Arch C');
  const british = pack('GB', { sheet: { smallest: { width: 11, height: 17 } } });
  expect(firstPaper(british)).toBe('A2');
  expect(usualPaper(british).name).toBe('A4');
});

import { expect, test } from 'vitest';
import { bufferText, readBuffer } from './zoneBuffer.ts';

test('a buffer stays what it is if the units change after it was typed', () => {
  const text = bufferText({ text: '25', units: 'feet-inches' }, 'metres');
  expect(text).toBe(`25'`);
  expect(readBuffer(text, 'metres')).toEqual({ feet: 25 });
  expect(bufferText({ text: '', units: 'feet-inches' }, 'metres')).toBe('');
});

test('a buffer that is left empty is none, and one that is too wide or no length says so', () => {
  expect(readBuffer(' ', 'feet-inches')).toEqual({ feet: 0 });
  expect(readBuffer('6000', 'feet-inches')).toEqual({
    problem: "A buffer must be between 0 and 5,000'.",
  });
  expect(readBuffer('wide', 'feet-inches')).toHaveProperty('problem');
});

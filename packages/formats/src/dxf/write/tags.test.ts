// Text and numbers as DXF needs them.
import { expect, test } from 'vitest';
import { mendedName, written } from './tags.ts';
import { encoded, encodedPieces, encodedWords } from './encodedText.ts';

test.each([
  [1e-7, '0.0000001'],
  [-1e-12, '0'],
  [2_000_000.0625, '2000000.0625'],
  [Number.NaN, '0'],
])('%d is written as %s', (value, text) => {
  expect(written([10, value])).toBe(`10\n${text}\n`);
});

test.each([
  ['45° ±2', '45%%d %%p2'],
  ['100%% ^J', '100%%037% ^ J'],
  ['two\nlines', 'two lines'],
  ['東 🌳', '\\U+6771 \\U+D83C\\U+DF33'],
  ['\\U+0041', '\\U+005CU+0041'],
])('the words %j are written as %s', (words, text) => {
  expect(encodedWords(words)).toBe(text);
});

test('long words are cut into pieces, and no code in two', () => {
  const words = `{a} \\P ${'é'.repeat(100)}`;
  const pieces = encodedPieces(words, 50);
  expect(pieces.every((piece) => piece.length <= 50)).toBe(true);
  expect(pieces.join('')).toBe(`\\{a\\} \\\\P ${'\\U+00E9'.repeat(100)}`);
  expect(pieces.filter((piece) => /U\+[\dA-F]{0,3}$|^[\dA-F]{1,3}\\U/.test(piece))).toEqual([]);
});

test.each([
  ['A/B: <x>|"y"', 'A_B_ _x_y_'],
  ['Wälle', 'Wälle'],
  [' \n ', '_'],
  ['', 'Unnamed'],
])('the name %j becomes %s', (name, mended) => {
  expect(mendedName(name)).toBe(mended);
  expect(encoded(mended)).toMatch(/^[\x20-\x7e]*$/);
});

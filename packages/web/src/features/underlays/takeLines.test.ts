import { expect, test } from 'vitest';
import { addedWords } from './takeLines.ts';

test.each([
  [1, 'Added 1 line or text on a layer of its own'],
  [1234, 'Added 1,234 lines and texts on a layer of their own'],
])('says of %i lines what was added', (count, words) => {
  expect(addedWords(count)).toBe(words);
});

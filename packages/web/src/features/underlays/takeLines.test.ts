import { expect, test } from 'vitest';
import { addedWords } from './takeLines.ts';

test.each([
  [1, 'Added 1 object on its own layer'],
  [1234, 'Added 1,234 objects on their own layer'],
])('says of %i lines what was added', (count, words) => {
  expect(addedWords(count)).toBe(words);
});

import { expect, test } from 'vitest';
import { siteTools } from './site.ts';
import { searchWords } from './siteWords.ts';

test('every tool of the library has words by which people look for it', () => {
  expect(siteTools.filter((tool) => searchWords(tool) === '').map(({ name }) => name)).toEqual([]);
});

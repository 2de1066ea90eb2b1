import { expect, test } from 'vitest';
import { siteTools } from './site.ts';
import { searchWords } from './siteWords.ts';

test('every tool in the library has search words', () => {
  expect(siteTools.filter((tool) => searchWords(tool) === '').map(({ name }) => name)).toEqual([]);
});

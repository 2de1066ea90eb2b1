import { builtInPacks } from '@homeplot/plan/builtInPacks';
import { expect, test } from 'vitest';
import { cityPack } from './cityPack.ts';
import { itemKey, wordProblems, wordsOf, withWords } from './packWords.ts';

const [general] = builtInPacks;
if (!general) throw new Error('There is no built-in pack.');
const city = cityPack(general, { id: 'own-1', date: '2026-01-02', country: 'US' });
const typed = {
  ...wordsOf(city),
  name: ' Tacoma ',
  district: 'R-2',
  page: 'www.tacoma.gov/zoning',
  units: 'metres',
};

test('words that were typed are in the pack, with the page as its first source', () => {
  expect(withWords(city, typed)).toMatchObject({
    id: 'own-1',
    name: 'Tacoma',
    country: 'US',
    district: 'R-2',
    date: '2026-01-02',
    sheet: { units: 'metres' },
    sources: [{ title: 'Tacoma, official page', url: 'https://www.tacoma.gov/zoning' }, {}],
  });
});

test('what is cleared is absent', () => {
  const made = withWords(city, typed);
  const without = withWords(made, { ...wordsOf(made), country: '', district: '', page: '', units: '' });
  expect(without).not.toHaveProperty('country');
  expect(without).not.toHaveProperty('district');
  expect(without.sheet).toEqual({});
  expect(without.sources).toEqual(city.sources);
});

test('an item is changed in its place, added last, and left out once it is not asked for', () => {
  const items = [
    { id: 'lotLines', need: 'ask', words: 'All lines' },
    { id: 'heights', need: 'required' },
  ] as const;
  const pack = { ...city, items };
  const words = wordsOf(pack);
  expect(withWords(pack, words).items).toEqual(items);
  const changed = {
    [itemKey('lotLines')]: 'required',
    [itemKey('heights')]: '',
    [itemKey('easements')]: 'ifPresent',
  };
  expect(withWords(pack, { ...words, ...changed }).items).toEqual([
    { ...items[0], need: 'required' },
    { id: 'easements', need: 'ifPresent' },
  ]);
});

test('what is wrong is named', () => {
  expect(wordProblems(typed)).toEqual({});
  expect(Object.keys(wordProblems({ ...typed, name: ' ', date: '', page: 'no page' }))).toEqual([
    'name',
    'date',
    'page',
  ]);
});

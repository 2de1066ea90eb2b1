import { describe, expect, test } from 'vitest';
import { matching } from './matching.ts';

const entries = [
  { title: 'Undo', more: 'Takes the last change back.' },
  { title: 'Zoom to fit', more: 'Brings all that is drawn into sight.' },
  { title: 'Bring to front', more: 'Draws what is selected on top of all else.' },
  { title: 'Round Corner', more: 'Joins two road ends that meet at an angle by a curve.' },
];
const found = (typed: string): string[] =>
  matching(entries, typed, (entry) => entry).map(({ title }) => title);

describe('matching entries to a search', () => {
  test('an empty search finds everything, in order', () => {
    expect(found(' ')).toEqual(entries.map(({ title }) => title));
  });

  test('a title that begins with the word comes before one that only has it in its description', () => {
    expect(found('bring')).toEqual(['Bring to front', 'Zoom to fit']);
  });

  test('an exact title comes first', () => {
    const titles = ['Select all', 'Select', 'Mirror top to bottom', 'Mirror'];
    const first = (typed: string) => matching(titles, typed, (title) => ({ title, more: '' }))[0];
    expect([first('select'), first('Mirror ')]).toEqual(['Select', 'Mirror']);
  });

  test('blocked actions come later, but before those that only mention the word', () => {
    const actions = [
      { title: 'Clear Canvas', more: 'Removes everything. Undo brings it back.' },
      { title: 'Undo', more: 'Takes the last change back.', later: true },
      { title: 'Undo all', more: '' },
    ];
    const titles = (typed: string) => matching(actions, typed, (one) => one).map(({ title }) => title);
    expect(titles('und')).toEqual(['Undo all', 'Undo', 'Clear Canvas']);
  });

  test('words match in any order and any case, and all must match', () => {
    expect(found('FIT zoom')).toEqual(['Zoom to fit']);
    expect(found('road curve')).toEqual(['Round Corner']);
    expect(found('zoom corner')).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import type { ProjectEntry } from '../projects/cloudRows.ts';
import { type DeletedEntries, withDeleted, without } from './withDeleted.ts';

const entry = (id: string, minute: number): ProjectEntry => {
  const time = `2026-01-01T00:0${minute}:00.5+00:00`;
  return { id, title: id, created_at: time, updated_at: time, object_count: 1 };
};
const deleted: DeletedEntries = new Map(
  [entry('b', 3), entry('d', 1)].map((gone) => [gone.id, { entry: gone, undo: () => Promise.resolve() }]),
);
const ids = (entries: readonly ProjectEntry[]): string[] => entries.map(({ id }) => id);

test('deleted projects keep their places in a list that comes anew', () => {
  expect(ids(withDeleted([entry('a', 4), entry('c', 2)], deleted))).toEqual(['a', 'b', 'c', 'd']);
});

test('a project is listed once, also where it is there again', () => {
  expect(ids(withDeleted([entry('b', 4)], deleted))).toEqual(['b', 'd']);
});

test('putting one back leaves the others to be put back', () => {
  expect([...without(deleted, 'b').keys()]).toEqual(['d']);
});

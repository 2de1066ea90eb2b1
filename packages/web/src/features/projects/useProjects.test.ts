import { expect, test } from 'vitest';
import type { ProjectEntry } from '../../store/link/cloudRows.ts';
import { type DeletedEntries, withDeleted, without } from './useProjects.ts';

const entry = (id: string, minute: number): ProjectEntry => {
  const time = `2026-01-01T00:0${minute}:00.5+00:00`;
  return { id, title: id, created_at: time, updated_at: time, object_count: 1 };
};
const deleted: DeletedEntries = new Map(
  [entry('b', 3), entry('d', 1)].map((gone) => [gone.id, { entry: gone, undo: () => Promise.resolve() }]),
);
const ids = (entries: readonly ProjectEntry[]): string[] => entries.map(({ id }) => id);

test('deleted projects keep their places in a reloaded list', () => {
  expect(ids(withDeleted([entry('a', 4), entry('c', 2)], deleted))).toEqual(['a', 'b', 'c', 'd']);
});

test('a project is listed once, even if it is back', () => {
  expect(ids(withDeleted([entry('b', 4)], deleted))).toEqual(['b', 'd']);
});

test('restoring one leaves the others restorable', () => {
  expect([...without(deleted, 'b').keys()]).toEqual(['d']);
});

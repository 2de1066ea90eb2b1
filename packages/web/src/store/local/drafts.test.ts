import { describe, expect, test } from 'vitest';
import { draftLimit, Drafts } from './drafts.ts';
import { memoryShelf, type Shelf } from './shelf.ts';
import { brokenShelf } from '../../../testing/testWorkspace.ts';

const draft = (id: string, day: number) => ({
  id,
  keptAt: `2026-01-${String(day).padStart(2, '0')}`,
  objects: day,
});

describe('earlier drafts', () => {
  test('are listed newest first and read by id', async () => {
    const drafts = new Drafts(memoryShelf(), memoryShelf());
    expect(await drafts.keep(draft('a', 1), 'A')).toBe(true);
    await drafts.keep(draft('b', 2), 'B');
    expect(await drafts.list()).toEqual([draft('b', 2), draft('a', 1)]);
    expect(await drafts.read('a')).toBe('A');
  });

  test('are limited to ten; the texts of older ones are removed', async () => {
    const drafts = new Drafts(memoryShelf(), memoryShelf());
    for (let day = 1; day <= draftLimit + 2; day += 1)
      await drafts.keep(draft(`d${day}`, day), `text ${day}`);
    expect((await drafts.list()).map(({ id }) => id)).toEqual(
      Array.from({ length: draftLimit }, (_, i) => `d${draftLimit + 2 - i}`),
    );
    expect(await drafts.read('d1')).toBeUndefined();
    expect(await drafts.read('d3')).toBe('text 3');
  });

  test('of the same plan replace each other', async () => {
    const drafts = new Drafts(memoryShelf(), memoryShelf());
    await drafts.keep(draft('a', 1), 'old');
    await drafts.keep(draft('a', 3), 'new');
    expect(await drafts.list()).toEqual([draft('a', 3)]);
    expect(await drafts.read('a')).toBe('new');
  });

  test('are kept until the page closes if the browser blocks its storage', async () => {
    const drafts = new Drafts(brokenShelf, memoryShelf());
    expect(await drafts.keep(draft('a', 1), 'A')).toBe(false);
    expect(await drafts.list()).toEqual([draft('a', 1)]);
    expect(await drafts.read('a')).toBe('A');
  });

  test('of the same plan replace each other when storage fills up and when it has room again', async () => {
    const shelf = memoryShelf();
    let isFull = false;
    const write: Shelf['write'] = (key, value) => (isFull ? brokenShelf : shelf).write(key, value);
    const drafts = new Drafts({ ...shelf, write }, memoryShelf());
    for (const [day, full] of [false, true, false].entries()) {
      isFull = full;
      expect(await drafts.keep(draft('a', day + 1), `text ${day}`)).toBe(!full);
      expect(await drafts.list()).toEqual([draft('a', day + 1)]);
      expect(await drafts.read('a')).toBe(`text ${day}`);
    }
  });

  test('survive garbage in their list', async () => {
    const shelf = memoryShelf();
    await shelf.write('drafts', [7, null, { id: 'x' }, draft('a', 1)]);
    expect(await new Drafts(shelf, memoryShelf()).list()).toEqual([draft('a', 1)]);
  });
});

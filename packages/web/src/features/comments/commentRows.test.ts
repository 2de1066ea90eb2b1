import { describe, expect, test } from 'vitest';
import { commentRows, filtered, threadRows, threadsOf, unreadIn } from './commentRows.ts';

const at = (minute: number): string => `2026-11-28T10:${String(minute).padStart(2, '0')}:00+00:00`;
const thread = (id: string, more: object = {}) => ({
  id,
  anchor: { x: 1, y: 2 },
  created_at: at(0),
  ...more,
});
const comment = (id: string, thread_id: string, minute: number, more: object = {}) => ({
  id,
  thread_id,
  author_name: 'Bo',
  body: 'Hello',
  created_at: at(minute),
  ...more,
});

const rows = {
  threads: [thread('a'), thread('b', { resolved_at: at(9), resolved_by: 'Ada' }), thread('c')],
  comments: [
    comment('1', 'a', 1, { author_id: 'me' }),
    comment('2', 'a', 5),
    comment('3', 'b', 3, { guest_hash: 'mine' }),
    comment('4', 'c', 2, { deleted_at: at(4), body: '' }),
  ],
};

const read = (
  reads: readonly (readonly [string, { read_at: string; muted: boolean }])[] = [],
  reader: object = { userId: 'me' },
) => threadsOf(threadRows(rows.threads), commentRows(rows.comments), new Map(reads), reader);

describe('threads of comments', () => {
  test('are numbered as they were begun, and left out once all that was said is deleted', () => {
    expect(read().map(({ id, number }) => [id, number])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  test("know whose comments are the reader's, by account or by the key of a guest", () => {
    expect(read()[0]?.comments.map(({ isMine }) => isMine)).toEqual([true, false]);
    expect(read([], { guestHash: 'mine' })[1]?.comments[0]?.isMine).toBe(true);
    expect(read([], {})[1]?.comments[0]?.isMine).toBe(false);
  });

  test('are left out if they are pinned so far away that the page could not draw there', () => {
    const pinned = (anchor: object) => threadRows([thread('far', { anchor })]).length;
    const house = { x: 1, y: 1, object: 'house' };
    expect([pinned(house), pinned({ ...house, edge: 3, along: 1, off: -5, corners: 4 })]).toEqual([1, 1]);
    for (const hostile of [{ x: 1e300 }, { y: -1e9 }, { dx: 1e308 }, { off: 1e200 }, { along: 1e9 }])
      expect(pinned({ ...house, ...hostile })).toBe(0);
  });

  test('mark the names of guests for everybody else', () => {
    const author = (reader: object) => read([], reader)[1]?.comments[0]?.author;
    expect([author({}), author({ userId: 'me' }), author({ guestHash: 'mine' })]).toEqual([
      'Bo (guest)',
      'Bo (guest)',
      'Bo',
    ]);
    expect(read()[0]?.comments.map((one) => one.author)).toEqual(['Bo', 'Bo']);
  });

  test('are unread while somebody else has written since they were read', () => {
    expect(read()[0]?.unread).toBe(1);
    expect(read([['a', { read_at: at(5), muted: false }]])[0]?.unread).toBe(0);
    expect(read([['a', { read_at: at(4), muted: false }]])[0]?.unread).toBe(1);
  });

  test('are not counted while they are muted', () => {
    expect(unreadIn(read())).toBe(2);
    expect(unreadIn(read([['a', { read_at: at(0), muted: true }]]))).toBe(1);
  });

  test('are listed by their latest comment, as the filter says', () => {
    const all = read();
    expect(filtered(all, 'open').map(({ id }) => id)).toEqual(['a']);
    expect(filtered(all, 'resolved').map(({ id }) => id)).toEqual(['b']);
    expect(filtered(all, 'mine').map(({ id }) => id)).toEqual(['a']);
    expect(filtered(all, 'unread').map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

test('rows that are not of a comment are left out', () => {
  expect(commentRows([{}, null, comment('1', 'a', 1)])).toHaveLength(1);
  expect(threadRows([thread('a', { anchor: { x: 'here' } }), thread('b')])).toHaveLength(1);
});

test('10,000 comments are arranged', () => {
  const many = Array.from({ length: 10_000 }, (_, i) => comment(String(i), i % 2 ? 'a' : 'b', i % 60));
  const threads = threadsOf(threadRows(rows.threads), commentRows(many), new Map(), {});
  expect(threads.map(({ comments }) => comments.length)).toEqual([5000, 5000]);
});

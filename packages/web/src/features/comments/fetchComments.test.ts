// What is asked of the server for the comments of a project.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commentRows } from './commentRows.ts';
import { fetchComments } from './fetchComments.ts';

const at = (second: number): string =>
  `2026-11-28T10:${String(10 + Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}+00:00`;
const row = (number: number, more: object = {}) => ({
  id: `comment ${String(number).padStart(4, '0')}`,
  thread_id: 'thread',
  author_name: 'Bo',
  body: 'Hello',
  created_at: at(number),
  edited_at: null,
  deleted_at: null,
  ...more,
});

/** A server with rows, which answers for one time column at a time as the tables do. */
let rows: readonly ReturnType<typeof row>[] = [];
let sent: number[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/config.json') return Response.json({ url: 'https://site.test', key: 'key' });
    const { searchParams } = new URL(address);
    const answer = rows.filter((one) =>
      (['created_at', 'edited_at', 'deleted_at'] as const).every((column) => {
        const since = searchParams.get(column);
        const time = one[column];
        return since === null || (time !== null && Date.parse(time) > Date.parse(since.replace('gt.', '')));
      }),
    );
    sent.push(answer.length);
    return Response.json(answer);
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function fetched(known: Parameters<typeof fetchComments>[1]) {
  const answer = await fetchComments('project', known);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.value;
}

test('of many comments only what is new, edited or deleted is fetched again', async () => {
  rows = Array.from({ length: 900 }, (_, i) => row(i));
  const known = await fetched([]);
  expect(known).toEqual(commentRows(rows));
  expect(sent).toEqual([900]);
  sent = [];
  rows = [
    ...rows.map((one, i) =>
      i === 3
        ? { ...one, body: 'Edited', edited_at: at(905) as never }
        : i === 5
          ? { ...one, body: '', deleted_at: at(906) as never }
          : one,
    ),
    row(907),
  ];
  expect(await fetched(known)).toEqual(commentRows(rows));
  expect(sent.reduce((sum, count) => sum + count)).toBeLessThan(100);
});

test('a comment that was begun before the latest one but written after it is fetched too', async () => {
  rows = Array.from({ length: 900 }, (_, i) => row(i)).filter((_, i) => i !== 880);
  const known = await fetched([]);
  rows = Array.from({ length: 900 }, (_, i) => row(i));
  expect(await fetched(known)).toEqual(commentRows(rows));
});

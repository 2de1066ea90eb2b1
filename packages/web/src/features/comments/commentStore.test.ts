// When the comments of a project are fetched.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommentStore } from './commentStore.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
const threadRow = { id: 't', anchor: { x: 0, y: 0 }, created_at: '2026-11-28T10:00:00Z' };
const commentRow = {
  id: 'c',
  thread_id: 't',
  author_name: 'Bo',
  body: 'Hello',
  created_at: '2026-11-28T10:00:00Z',
};

/** Requests for threads: each answers with the threads that are there when it is made. */
let fetches: (() => void)[];
let threads: readonly unknown[];
let store: CommentStore;

beforeEach(() => {
  fetches = [];
  threads = [];
  store = new CommentStore('p');
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', (address: string) => {
    if (address === '/config.json')
      return Promise.resolve(Response.json({ url: 'https://site.test', key: 'key' }));
    const isThreads = address.includes('/comment_threads?');
    const response = Response.json(isThreads ? threads : [commentRow]);
    if (!isThreads) return Promise.resolve(response);
    return new Promise<Response>((resolve) => fetches.push(() => resolve(response)));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const answer = async (nth: number): Promise<void> => {
  await vi.waitFor(() => expect(fetches.length).toBeGreaterThan(nth));
  fetches[nth]?.();
};

test('a refresh during a fetch ends with what was written since that fetch began', async () => {
  const before = store.refresh();
  await vi.waitFor(() => expect(fetches).toHaveLength(1));
  threads = [threadRow];
  const after = store.refresh();
  await answer(0);
  await before;
  expect(store.snapshot()).toMatchObject({ isKnown: true, threads: [] });
  await answer(1);
  await after;
  expect(store.snapshot().threads).toMatchObject([{ id: 't' }]);
});

test('a list that begins to watch and wants what is new fetches once', async () => {
  const end = store.watch(() => undefined);
  const fresh = store.refresh();
  await answer(0);
  await fresh;
  end();
  expect(fetches).toHaveLength(1);
});

test('a thread that was opened before it was fetched is shown until it is deleted', async () => {
  store.open('t');
  threads = [threadRow];
  const first = store.refresh();
  await answer(0);
  await first;
  expect(store.snapshot().opened).toBe('t');
  threads = [];
  const second = store.refresh();
  await answer(1);
  await second;
  expect(store.snapshot().opened).toBeUndefined();
});

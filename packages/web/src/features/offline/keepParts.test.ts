import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepParts } from './keepParts.ts';

const files = ['/assets/a.js', '/assets/b.ttf'];

/** What the cache keeps, by address. */
let kept: Map<string, Response>;
const cache = {
  keys: async () => [...kept.keys()].map((url) => ({ url: `https://plan.example.org${url}` })),
  put: async (url: string, response: Response) => void kept.set(url, response),
};
const keep = (fetches: boolean) => keepParts(files, async () => cache, fetches);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  kept = new Map();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers a fetch with a body that comes piece by piece. It hangs until the next piece is sent, or the end. */
function stubFetch(headers: Record<string, string> = {}) {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) });
  vi.stubGlobal('fetch', async (_url: string, { signal }: { readonly signal: AbortSignal }) => {
    signal.addEventListener('abort', () => body?.error(signal.reason));
    return new Response(stream, { headers });
  });
  return {
    send: (text: string) => body?.enqueue(new TextEncoder().encode(text)),
    end: () => body?.close(),
  };
}

/** So many milliseconds in steps, between which streams move on. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 1000) {
    await new Promise((next) => setImmediate(next));
    vi.advanceTimersByTime(1000);
  }
  await new Promise((next) => setImmediate(next));
}

test('one missing file is fetched at each call', async () => {
  vi.stubGlobal('fetch', async () => new Response('file'));
  expect(await keep(false)).toEqual({ kept: 0, of: 2 });
  expect(await keep(true)).toEqual({ kept: 1, of: 2 });
  expect(await keep(true)).toEqual({ kept: 2, of: 2 });
  expect(await keep(true)).toEqual({ kept: 2, of: 2 });
  expect([...kept.keys()]).toEqual(files);
});

test('a file keeps its policy, and not how it was sent', async () => {
  const sent = stubFetch({ 'content-security-policy': 'x', 'content-encoding': 'br', vary: 'accept' });
  sent.send('file');
  sent.end();
  await keep(true);
  const file = kept.get('/assets/a.js');
  expect(await file?.text()).toBe('file');
  expect([...(file?.headers.keys() ?? [])]).toEqual(['content-security-policy']);
});

test('a fetch that falls silent is given up', async () => {
  const sent = stubFetch();
  const answer = keep(true);
  sent.send('fi');
  await pass(61_000);
  expect(await answer).toEqual({ missing: 'connection' });
  expect(kept.size).toBe(0);
});

test('a fetch that is never answered is given up', async () => {
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: { readonly signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const answer = keep(true);
  await pass(61_000);
  expect(await answer).toEqual({ missing: 'connection' });
});

test('a slow line may take long for a file', async () => {
  const sent = stubFetch();
  const answer = keep(true);
  for (const letter of 'file') {
    sent.send(letter);
    await pass(50_000);
  }
  sent.end();
  expect(await answer).toEqual({ kept: 1, of: 2 });
  expect(await kept.get('/assets/a.js')?.text()).toBe('file');
});

test('a server that answers with an error counts as a lost connection', async () => {
  vi.stubGlobal('fetch', async () => new Response('busy', { status: 503 }));
  expect(await keep(true)).toEqual({ missing: 'connection' });
});

test('a browser whose cache has no room, or cannot be opened, says so', async () => {
  vi.stubGlobal('fetch', async () => new Response('file'));
  const full = { ...cache, put: () => Promise.reject(new Error('QuotaExceededError')) };
  expect(await keepParts(files, async () => full, true)).toEqual({ missing: 'room' });
  expect(await keepParts(files, () => Promise.reject(new Error('UnknownError')), false)).toEqual({
    missing: 'room',
  });
});

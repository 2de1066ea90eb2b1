import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type KeepParts, type KeptParts, OfflineParts, type OfflineState } from './offlineParts.ts';

let asked: KeepParts[];
let answers: KeptParts[];
let page: EventTarget;
let line: object;

/** A service worker that answers in turn, and at the end no more. */
const worker = {
  postMessage(message: KeepParts, [port]: readonly MessagePort[]) {
    asked.push(message);
    const answer = answers.shift();
    if (answer) port?.postMessage(answer);
  },
} as unknown as ServiceWorker;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [asked, answers, page, line] = [[], [], new EventTarget(), {}];
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', {
    get connection() {
      return line;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const missing: KeptParts = { kept: 3, of: 24 };
const all: KeptParts = { kept: 24, of: 24 };

/** Resolves when the parts come to a state. */
const until = (parts: OfflineParts, is: OfflineState['is']): Promise<OfflineState> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (parts.state.is === is) resolve(parts.state);
    };
    parts.watch(look);
    look();
  });

function begin(...known: readonly KeptParts[]): OfflineParts {
  answers = [...known];
  const parts = new OfflineParts(async () => worker);
  expect(asked).toEqual([]);
  vi.runOnlyPendingTimers();
  return parts;
}

test('what is missing is fetched after a rest, and then all works offline', async () => {
  await until(begin(missing, all), 'ready');
  expect(asked.map(({ fetch }) => fetch)).toEqual([false, true]);
});

test('the worker is asked for one file after the other', async () => {
  await until(begin(missing, { kept: 23, of: 24 }, all), 'ready');
  expect(asked.map(({ fetch }) => fetch)).toEqual([false, true, true]);
});

test('a worker that was ended and never answers counts as a lost connection', async () => {
  const parts = begin(missing, { kept: 4, of: 24 });
  await vi.waitUntil(() => asked.length === 3);
  vi.runOnlyPendingTimers();
  expect(await until(parts, 'incomplete')).toEqual({ is: 'incomplete', for: 'connection' });
});

test('a worker that could not be installed is asked for again', async () => {
  answers = [missing, all];
  const installed = vi.fn<() => Promise<ServiceWorker | null>>(async () => worker);
  installed.mockResolvedValueOnce(null).mockResolvedValueOnce(null);
  const parts = new OfflineParts(installed);
  vi.runOnlyPendingTimers();
  expect(await until(parts, 'incomplete')).toEqual({ is: 'incomplete', for: 'connection' });
  vi.runOnlyPendingTimers();
  await vi.waitUntil(() => asked.length === 2);
  await until(parts, 'ready');
});

test('a later visit knows at once that all is kept', async () => {
  await until(begin(all), 'ready');
  expect(asked.map(({ fetch }) => fetch)).toEqual([false]);
});

test.each([{ saveData: true }, { type: 'cellular' }])(
  'on a metered line (%o) nothing is fetched until it is asked for',
  async (metered) => {
    line = metered;
    const parts = begin(missing, all);
    await until(parts, 'metered');
    expect(asked.map(({ fetch }) => fetch)).toEqual([false]);
    await parts.fetch();
    expect(parts.state).toEqual({ is: 'ready' });
  },
);

test('a file that breaks off on the way is said, and the rest is fetched when the connection is back', async () => {
  const parts = begin(missing, { missing: 'connection' }, all);
  expect(await until(parts, 'incomplete')).toEqual({ is: 'incomplete', for: 'connection' });
  page.dispatchEvent(new Event('online'));
  await until(parts, 'ready');
});

test('a line that works again unnoticed is tried again after a while', async () => {
  const parts = begin(missing, { missing: 'connection' }, { missing: 'connection' }, all);
  await until(parts, 'incomplete');
  const said: OfflineState[] = [];
  parts.watch(() => said.push(parts.state));
  vi.runOnlyPendingTimers();
  await vi.waitUntil(() => said.length === 1);
  vi.runOnlyPendingTimers();
  await until(parts, 'ready');
  expect(said).toEqual([{ is: 'incomplete', for: 'connection' }, { is: 'ready' }]);
});

test('a connection that comes back on a metered line is asked about first', async () => {
  const parts = begin(missing, { missing: 'connection' }, all);
  await until(parts, 'incomplete');
  line = { type: 'cellular' };
  page.dispatchEvent(new Event('online'));
  await until(parts, 'metered');
  expect(asked.map(({ fetch }) => fetch)).toEqual([false, true]);
});

test('a browser without room says so, and is asked again only by the user', async () => {
  const parts = begin(missing, { missing: 'room' }, all);
  expect(await until(parts, 'incomplete')).toEqual({ is: 'incomplete', for: 'room' });
  expect(vi.getTimerCount()).toBe(0);
  page.dispatchEvent(new Event('online'));
  await Promise.resolve();
  expect(asked.map(({ fetch }) => fetch)).toEqual([false, true]);
  await parts.fetch();
  expect(parts.state).toEqual({ is: 'ready' });
});

test('a connection that comes back during another try, and a press of the button, begin no second one', async () => {
  const parts = begin(missing, { missing: 'connection' });
  await until(parts, 'incomplete');
  vi.runOnlyPendingTimers();
  page.dispatchEvent(new Event('online'));
  const pressed = parts.fetch();
  await vi.waitUntil(() => asked.length >= 3);
  await Promise.resolve();
  expect(asked.map(({ fetch }) => fetch)).toEqual([false, true, true]);
  vi.runOnlyPendingTimers();
  await pressed;
  expect(parts.state).toEqual({ is: 'incomplete', for: 'connection' });
});

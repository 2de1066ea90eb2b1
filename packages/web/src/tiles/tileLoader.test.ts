// Loading of tiles: only what is wanted, canceled when it isn't anymore, retried sparingly.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TileLoader } from './tileLoader.ts';
import type { TileSource } from './tileSource.ts';
import { keyOf, type Tile } from './tiles.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tile = (x: number): Tile => ({ z: 9, x, y: 4 });

interface Request {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly answer: (picture?: ImageBitmap) => void;
  readonly fail: (problem: Error) => void;
}

/** A tile server in which a test answers each request. */
class Server implements TileSource {
  readonly requests: Request[] = [];

  load(wanted: Tile, signal: AbortSignal): Promise<ImageBitmap | undefined> {
    return new Promise((answer, fail) => {
      signal.addEventListener('abort', () => fail(new Error('canceled')));
      this.requests.push({ key: keyOf(wanted), signal, answer, fail });
    });
  }

  get asked(): readonly string[] {
    return this.requests.map(({ key }) => key);
  }
}

/** As far as the loader looks at one. */
const picture = (side = 256, close = () => undefined) =>
  ({ width: side, height: side, close }) as unknown as ImageBitmap;

function loading() {
  const server = new Server();
  const failed: unknown[] = [];
  const come: string[] = [];
  const loader = new TileLoader(server, {
    loaded: (tiles) => come.push(...tiles.map(keyOf)),
    failed: (problem) => failed.push(problem),
  });
  return { server, loader, failed, come };
}

test('at most six requests run at a time, the most important first', async () => {
  const { server, loader, come } = loading();
  loader.want(Array.from({ length: 9 }, (_, i) => tile(i)));
  expect(server.asked).toEqual(['9/0/4', '9/1/4', '9/2/4', '9/3/4', '9/4/4', '9/5/4']);
  server.requests[2]?.answer(picture());
  await vi.advanceTimersByTimeAsync(100);
  expect(server.asked.at(-1)).toBe('9/6/4');
  expect(come).toEqual(['9/2/4']);
  expect(loader.get(tile(2))).toBeDefined();
});

test('tiles out of view are canceled, and those still in view continue to load', async () => {
  const { server, loader } = loading();
  loader.want([tile(1), tile(2)]);
  loader.want([tile(2), tile(3)]);
  await vi.advanceTimersByTimeAsync(0);
  expect(server.requests.map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
  expect(server.asked).toEqual(['9/1/4', '9/2/4', '9/3/4']);
});

test('a tile that fails is tried three times, then the failure is reported once', async () => {
  const { server, loader, failed } = loading();
  loader.want([tile(1)]);
  for (const wait of [3_000, 15_000, 60_000]) {
    server.requests.at(-1)?.fail(new Error('503'));
    await vi.advanceTimersByTimeAsync(0);
    loader.want([tile(1)]);
    await vi.advanceTimersByTimeAsync(wait);
  }
  expect(server.asked).toHaveLength(3);
  expect(failed).toHaveLength(1);
  expect(loader.isDone).toBe(true);
});

test('where the server has no tile it is not asked again', async () => {
  const { server, loader, failed } = loading();
  loader.want([tile(1)]);
  server.requests[0]?.answer(undefined);
  await vi.advanceTimersByTimeAsync(100);
  loader.want([tile(1)]);
  expect(server.asked).toHaveLength(1);
  expect([failed.length, loader.isDone]).toEqual([0, true]);
});

test('tiles that were seen are kept up to a limit of memory, those in view always', async () => {
  const { server, loader } = loading();
  const closed: number[] = [];
  const pictures = Array.from({ length: 6 }, (_, i) => picture(2048, () => void closed.push(i)));
  for (const [i, one] of pictures.entries()) {
    loader.want([tile(i)]);
    server.requests.at(-1)?.answer(one);
    await vi.advanceTimersByTimeAsync(100);
  }
  // 16 MiB each, of which 48 are kept.
  expect(closed).toEqual([0, 1, 2]);
  expect(loader.get(tile(5))).toBeDefined();
});

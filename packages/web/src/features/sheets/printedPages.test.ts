import { createPlan } from '@homeplot/plan/plan';
import { plainSheet } from '@homeplot/formats/sheetPresets';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawPages } from './printedPages.ts';

const plan = createPlan();
const sheet = plainSheet({ paper: 'Letter', orientation: 'landscape' });
const sheets = [sheet, { ...sheet, id: 'second' }].map((one) => ({ sheet: one, turns: false }));
const size = { width: 279, height: 216 };

/** Addresses that are held. */
let held: Set<string>;
beforeEach(() => {
  held = new Set();
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1;
    held.add(`blob:${made}`);
    return `blob:${made}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((src) => void held.delete(src));
});
afterEach(() => void vi.restoreAllMocks());

type Jobs = Parameters<typeof drawPages>[0];
const jobs = (svgs: Jobs['svgs'] = async () => [new Blob()]): Jobs => ({
  layOut: async (one) => ({ sheet: one, size, maps: [] }) as unknown as Awaited<ReturnType<Jobs['layOut']>>,
  svgs,
});

test('each sheet is a page, whose pictures are held', async () => {
  const drawn = await drawPages(jobs(), plan, sheets, new AbortController().signal);
  expect(drawn?.pages).toMatchObject([
    { srcs: ['blob:1'], size },
    { srcs: ['blob:2'], size },
  ]);
  expect(held.size).toBe(2);
});

test("a sheet that doesn't fit on its paper has no page", async () => {
  const { signal } = new AbortController();
  const layOut: Jobs['layOut'] = async (one) => ({
    ...(await jobs().layOut(one, false)),
    unfit: one.id === 'second' ? undefined : 'Too large',
  });
  const drawn = await drawPages({ ...jobs(), layOut }, plan, sheets, signal);
  expect(drawn?.laid.map(({ unfit }) => unfit)).toEqual(['Too large', undefined]);
  expect(drawn?.pages.map(({ laid }) => laid.sheet.id)).toEqual(['second']);
});

test("nothing stays held if a sheet can't be drawn", async () => {
  const failing = jobs(async ({ id }) => {
    if (id === 'second') throw new Error('No room');
    return [new Blob()];
  });
  await expect(drawPages(failing, plan, sheets, new AbortController().signal)).rejects.toThrow('No room');
  expect(held.size).toBe(0);
});

test('nothing stays held once the pages are no longer wanted, even if the worker has ended', async () => {
  const closing = new AbortController();
  const second = Promise.withResolvers<void>();
  const ended = jobs(async ({ id }) => {
    if (id !== 'second') return [new Blob()];
    second.resolve();
    return new Promise(() => undefined);
  });
  void drawPages(ended, plan, sheets, closing.signal);
  await second.promise;
  expect(held.size).toBe(1);
  closing.abort();
  expect(held.size).toBe(0);
});

test('no more pages are drawn once they are no longer wanted', async () => {
  const closing = new AbortController();
  const closed = jobs(async () => {
    closing.abort();
    return [new Blob()];
  });
  expect(await drawPages(closed, plan, sheets, closing.signal)).toBeUndefined();
  expect(held.size).toBe(0);
});

import { createPlan } from '@homeplot/plan/plan';
import { plainSheet } from '@homeplot/formats/sheetPresets';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawPages } from './printedPages.ts';

const plan = createPlan();
const sheet = plainSheet({ paper: 'Letter', orientation: 'landscape' });
const sheets = [sheet, { ...sheet, id: 'second' }];
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
  const pages = await drawPages(jobs(), plan, sheets, new AbortController().signal);
  expect(pages).toEqual([
    { srcs: ['blob:1'], size },
    { srcs: ['blob:2'], size },
  ]);
  expect(held.size).toBe(2);
});

test("nothing stays held if a sheet can't be drawn, or if the pages are no longer wanted", async () => {
  const failing = jobs(async ({ id }) => {
    if (id === 'second') throw new Error('No room');
    return [new Blob()];
  });
  await expect(drawPages(failing, plan, sheets, new AbortController().signal)).rejects.toThrow('No room');
  expect(held.size).toBe(0);
  const ending = new AbortController();
  const closed = jobs(async () => {
    ending.abort();
    return [new Blob()];
  });
  expect(await drawPages(closed, plan, sheets, ending.signal)).toBeUndefined();
  expect(held.size).toBe(0);
});

import { defaultSettings } from '@homeplot/plan/settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextTask } from '../../kit/slices.ts';
import { recordKey } from './localRecord.ts';
import { readRecord } from '../../../testing/readRecord.ts';
import { memoryShelf, type Shelf } from './shelf.ts';
import { openTab, TestStorage, treeAt } from '../../../testing/testWorkspace.ts';

let storage: TestStorage;
let shelf: Shelf;

beforeEach(() => {
  vi.useFakeTimers();
  storage = new TestStorage();
  shelf = memoryShelf();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const rest = () => vi.advanceTimersByTimeAsync(5000);

function stored(): { readonly id: string | undefined; readonly objects: readonly string[] } {
  const { id, reading } = readRecord(storage.getItem(recordKey) ?? '');
  return { id, objects: reading.ok ? reading.contents.objects.map((object) => object.id).toSorted() : [] };
}

test('saving at once waits for no pause, and saves the plan that is open', async () => {
  const { plant, autosave } = await openTab(storage, shelf, 'p');
  plant('n', 1);
  expect(await autosave.saveNow()).toBe(true);
  expect(stored().objects).toEqual(['n', 't0']);
  const other = await openTab(storage, shelf, 'q');
  other.plant('m', 1);
  await rest();
  plant('late', 2);
  expect(await autosave.saveNow()).toBe(true);
  expect(stored()).toMatchObject({ id: 'q' });
});

test('saving a large plan at once lets the page respond meanwhile', async () => {
  const { plant, autosave } = await openTab(storage, shelf, 'p', 3000);
  plant('n', 1);
  // Each look at the clock finds that a slice is over.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  const put = vi.spyOn(storage, 'setItem');
  const saved = autosave.saveNow();
  for (let task = 0; task < 10; task += 1) await nextTask();
  expect(put).not.toHaveBeenCalled();
  expect(await saved).toBe(true);
  expect(stored().objects).toHaveLength(3001);
});

test('a plan that is edited while it is saved at once is saved as it was then, and again later', async () => {
  const { plant, autosave } = await openTab(storage, shelf, 'p', 3000);
  plant('n', 1);
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  const saved = autosave.saveNow();
  await nextTask();
  plant('meanwhile', 2);
  expect(await saved).toBe(true);
  expect(stored().objects).toContain('n');
  vi.restoreAllMocks();
  await rest();
  expect(stored().objects).toContain('meanwhile');
});

test('a plan that is opened while another is saved at once is not mixed with it', async () => {
  const { plant, autosave, editor } = await openTab(storage, shelf, 'p', 3000);
  plant('n', 1);
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  const saved = autosave.saveNow();
  await nextTask();
  autosave.opens('q');
  editor.load({ objects: [treeAt('other', 1)], settings: defaultSettings });
  const put = vi.spyOn(storage, 'setItem');
  await saved;
  await rest();
  expect(put.mock.calls.map(([, text]) => readRecord(text).id)).not.toContain('p');
  expect(stored()).toEqual({ id: 'q', objects: ['other'] });
});

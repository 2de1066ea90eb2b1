import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordKey } from './localRecord.ts';
import { readRecord } from './readRecord.ts';
import { memoryShelf, type Shelf } from './shelf.ts';
import { brokenShelf, openTab, TestStorage } from './testBench.ts';

let storage: TestStorage;
let shelf: Shelf;

beforeEach(() => {
  vi.useFakeTimers();
  storage = new TestStorage();
  shelf = memoryShelf();
});
afterEach(() => {
  vi.useRealTimers();
});

const rest = () => vi.advanceTimersByTimeAsync(5000);

function stored(): { readonly id: string | undefined; readonly objects: readonly string[] } {
  const { id, reading } = readRecord(storage.getItem(recordKey) ?? '');
  return { id, objects: reading.ok ? reading.contents.objects.map((object) => object.id).toSorted() : [] };
}

describe('a plan is kept in this browser', () => {
  test('some moments after a change, not at each one', async () => {
    const { plant } = await openTab(storage, shelf, 'p');
    const writes = vi.spyOn(storage, 'setItem');
    for (let i = 0; i < 20; i += 1) plant(`n${i}`, i);
    expect(writes).not.toHaveBeenCalled();
    await rest();
    expect(writes).toHaveBeenCalledTimes(1);
    expect(stored().objects).toHaveLength(21);
  });

  test('at the latest three seconds after the first of many changes', async () => {
    const { plant } = await openTab(storage, shelf, 'p');
    for (let i = 0; i < 40; i += 1) {
      plant(`n${i}`, i);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(stored().objects.length).toBeGreaterThan(20);
  });

  test('at once when the page is left, also in the middle of a save', async () => {
    const { plant, autosave } = await openTab(storage, shelf, 'p');
    plant('n', 1);
    autosave.leave();
    expect(stored().objects).toEqual(['n', 't0']);
    plant('m', 2);
    vi.advanceTimersByTime(301);
    autosave.leave();
    expect(stored().objects).toEqual(['m', 'n', 't0']);
  });

  test('not at all before anything was changed', async () => {
    const { autosave } = await openTab(storage, shelf, 'p');
    await rest();
    autosave.leave();
    expect(storage.getItem(recordKey)).toBeNull();
  });

  test('elsewhere where storage is full, which is told once', async () => {
    const { plant, said } = await openTab(storage, shelf, 'p');
    storage.refuses = true;
    for (const id of ['n', 'm']) {
      plant(id, 1);
      await rest();
    }
    expect(said).toEqual([expect.stringContaining('Browser storage is full or blocked.')]);
    expect(await shelf.read(recordKey)).toBeDefined();
  });

  test('nowhere where everything is blocked, which is told once, and the editor works', async () => {
    const { plant, said, editor } = await openTab(storage, brokenShelf, 'p');
    storage.refuses = true;
    for (const id of ['n', 'm']) {
      plant(id, 1);
      await rest();
    }
    expect(said).toEqual([expect.stringContaining('Your plan cannot be kept in this browser')]);
    expect(editor.plan.objects.size).toBe(3);
  });
});

describe('two tabs on one plan', () => {
  async function changedByBoth() {
    const [one, two] = [await openTab(storage, shelf, 'p'), await openTab(storage, shelf, 'p')];
    two.plant('theirs', 1);
    await rest();
    one.plant('ours', 2);
    await rest();
    return { one, two };
  }

  test('do not overwrite each other: the later one asks, and saves nothing until it is answered', async () => {
    const { one } = await changedByBoth();
    expect(one.autosave.conflict).toBe(true);
    one.plant('more', 3);
    await rest();
    expect(stored().objects).toEqual(['t0', 'theirs']);
  });

  test('ask as soon as the other has saved', async () => {
    const { autosave } = await openTab(storage, shelf, 'p');
    const two = await openTab(storage, shelf, 'p');
    two.plant('theirs', 1);
    await rest();
    autosave.storageChanged(storage.getItem(recordKey));
    expect(autosave.conflict).toBe(true);
  });

  test('loading the other version keeps this one as a draft', async () => {
    const { one } = await changedByBoth();
    expect(await one.autosave.loadTheirs()).toBe(true);
    expect([...one.editor.plan.objects.keys()]).toEqual(['t0', 'theirs']);
    expect(one.autosave.conflict).toBe(false);
    const [draft] = await one.drafts.list();
    expect(await one.drafts.read(draft?.id ?? '')).toContain('"ours"');
    one.plant('later', 4);
    await rest();
    expect(stored()).toEqual({ id: 'p', objects: ['later', 't0', 'theirs'] });
  });

  test('keeping this version makes it a plan of its own, which reloads find', async () => {
    const { one } = await changedByBoth();
    one.autosave.keepOurs();
    await rest();
    expect(stored()).toEqual({ id: 'p', objects: ['t0', 'theirs'] });
    const id = one.autosave.planId;
    expect(one.remembered).toEqual([id]);
    expect(await one.drafts.read(id)).toContain('"ours"');
  });

  test('a save that another plan overtakes is not written under the id of that plan', async () => {
    const { one } = await changedByBoth();
    one.autosave.keepOurs();
    await rest();
    one.plant('late', 5);
    vi.advanceTimersByTime(301);
    one.autosave.opens('q');
    await vi.advanceTimersByTimeAsync(100);
    expect(await one.drafts.read('q')).toBeUndefined();
  });

  test('leaving without an answer keeps this version as a draft', async () => {
    const { one } = await changedByBoth();
    one.autosave.leave();
    await rest();
    const [draft] = await one.drafts.list();
    expect(await one.drafts.read(draft?.id ?? '')).toContain('"ours"');
  });

  test('a tab with another plan goes on among the drafts, and says so once', async () => {
    const one = await openTab(storage, shelf, 'p');
    const two = await openTab(storage, shelf, 'q');
    two.plant('theirs', 1);
    await rest();
    for (const id of ['n', 'm']) {
      one.plant(id, 2);
      await rest();
    }
    expect(one.autosave.conflict).toBe(false);
    expect(stored()).toMatchObject({ id: 'q' });
    expect(one.said).toEqual([expect.stringContaining('Another plan was opened in another tab.')]);
    expect(await one.drafts.read('p')).toContain('"m"');
  });
});

describe('the cloud project of a plan', () => {
  const link = {
    projectId: '00000000-0000-4000-8000-000000000001',
    userId: '00000000-0000-4000-8000-00000000000a',
    title: 'Back yard',
    updatedAt: '2026-01-01T00:00:00.000001+00:00',
    changed: false,
  };
  const kept = () => readRecord(storage.getItem(recordKey) ?? '').cloud;

  test('is kept with the record, and whether the plan was edited since it was saved there', async () => {
    const { plant } = await openTab(storage, shelf, 'p', 1, link);
    plant('n', 1);
    await rest();
    expect(kept()).toEqual({ ...link, changed: true });
  });

  test('is kept as soon as it changes, without an edit', async () => {
    const { project } = await openTab(storage, shelf, 'p');
    project.set(link);
    await rest();
    expect(kept()).toEqual(link);
  });

  test('is none of the plan that takes its place, and stays with the draft', async () => {
    const { autosave, editor, project, drafts } = await openTab(storage, shelf, 'p', 1, link);
    await autosave.keepDraft();
    autosave.opens('q');
    editor.load({ objects: [], settings: editor.plan.settings });
    await rest();
    expect(project.link).toBeUndefined();
    expect(stored().id).toBe('q');
    expect(kept()).toBeUndefined();
    expect(readRecord((await drafts.read('p')) ?? '').cloud).toEqual(link);
    expect(await drafts.list()).toMatchObject([{ title: 'Back yard' }]);
  });

  test('stays with the other version, where this one is kept as a separate copy', async () => {
    const one = await openTab(storage, shelf, 'p', 1, link);
    const two = await openTab(storage, shelf, 'p', 1, link);
    two.plant('theirs', 1);
    await rest();
    one.plant('ours', 2);
    await rest();
    one.autosave.keepOurs();
    await rest();
    expect(one.project.link).toBeUndefined();
    expect(readRecord((await one.drafts.read(one.autosave.planId)) ?? '').cloud).toBeUndefined();
    expect(kept()).toEqual({ ...link, changed: true });
  });

  test('comes with the version of another tab', async () => {
    const one = await openTab(storage, shelf, 'p');
    const two = await openTab(storage, shelf, 'p');
    two.project.set(link);
    await rest();
    await one.autosave.loadTheirs();
    expect(one.project.link).toEqual(link);
  });

  test('that is not one in the record is left out', () => {
    const record = (cloud: unknown) => JSON.stringify({ id: 'p', timestamp: '', cloud, objects: [] });
    for (const cloud of [7, {}, { ...link, projectId: '../x' }, { ...link, changed: 'no' }]) {
      expect(readRecord(record(cloud)).cloud).toBeUndefined();
    }
    expect(readRecord(record(link)).cloud).toEqual(link);
  });
});

test('saved at once, the plan is kept before anything else happens', async () => {
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

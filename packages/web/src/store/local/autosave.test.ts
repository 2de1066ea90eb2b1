import { runCommand } from '@homeplot/editor/commands';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordKey } from './localRecord.ts';
import { readRecord } from '../../../testing/readRecord.ts';
import { memoryShelf, type Shelf } from './shelf.ts';
import { brokenShelf, openTab, TestStorage } from '../../../testing/testWorkspace.ts';

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

describe('the open plan is saved in this browser', () => {
  test('shortly after a change, not at every one', async () => {
    const { plant } = await openTab(storage, shelf, 'p');
    const writes = vi.spyOn(storage, 'setItem');
    for (let i = 0; i < 20; i += 1) plant(`n${i}`, i);
    expect(writes).not.toHaveBeenCalled();
    await rest();
    expect(writes).toHaveBeenCalledTimes(1);
    expect(stored().objects).toHaveLength(21);
  });

  test('no later than three seconds after the first of many changes', async () => {
    const { plant } = await openTab(storage, shelf, 'p');
    for (let i = 0; i < 40; i += 1) {
      plant(`n${i}`, i);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(stored().objects.length).toBeGreaterThan(20);
  });

  test('at once when the page is left, even in the middle of a save', async () => {
    const { plant, autosave } = await openTab(storage, shelf, 'p');
    plant('n', 1);
    autosave.leave();
    expect(stored().objects).toEqual(['n', 't0']);
    plant('m', 2);
    vi.advanceTimersByTime(301);
    autosave.leave();
    expect(stored().objects).toEqual(['m', 'n', 't0']);
  });

  test('not before anything has changed', async () => {
    const { autosave } = await openTab(storage, shelf, 'p');
    await rest();
    autosave.leave();
    expect(storage.getItem(recordKey)).toBeNull();
  });

  test('elsewhere if storage is full, with one message', async () => {
    const { plant, said } = await openTab(storage, shelf, 'p');
    storage.refuses = true;
    for (const id of ['n', 'm']) {
      plant(id, 1);
      await rest();
    }
    expect(said).toEqual([expect.stringContaining('Browser storage is full or blocked.')]);
    expect(await shelf.read(recordKey)).toBeDefined();
  });

  test('under Earlier drafts before it is cleared, without its cloud project, whatever follows', async () => {
    const { plant, editor, drafts, project } = await openTab(storage, shelf, 'p');
    plant('n', 1);
    project.opens({ projectId: 'c', userId: 'u', title: 'Yard', updatedAt: '', changed: false });
    runCommand(editor, 'clearCanvas');
    plant('m', 2);
    await rest();
    expect(stored().objects).toEqual(['m']);
    const [draft, ...others] = await drafts.list();
    expect(others).toEqual([]);
    expect(draft).toMatchObject({ title: 'Yard', objects: 2 });
    const { cloud, reading } = readRecord((await drafts.read(draft?.id ?? '')) ?? '');
    expect(cloud).toBeUndefined();
    expect(reading).toMatchObject({ ok: true, contents: { objects: [{ id: 'n' }, { id: 't0' }] } });
  });

  test('nowhere if everything is blocked, with one message, and the editor still works', async () => {
    const { plant, said, editor } = await openTab(storage, brokenShelf, 'p');
    storage.refuses = true;
    for (const id of ['n', 'm']) {
      plant(id, 1);
      await rest();
    }
    expect(said).toEqual([expect.stringContaining("Your plan can't be saved in this browser")]);
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

  test('do not overwrite each other: the later one asks, and saves nothing until the user answers', async () => {
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

  test('keeping this version makes it a separate plan, which a reload finds at once', async () => {
    const { one } = await changedByBoth();
    void one.autosave.keepOurs();
    // No save that waits for its time.
    await vi.advanceTimersByTimeAsync(0);
    expect(stored()).toEqual({ id: 'p', objects: ['t0', 'theirs'] });
    const id = one.autosave.planId;
    expect(one.remembered).toEqual([id]);
    expect(await one.drafts.read(id)).toContain('"ours"');
  });

  test("a save that is overtaken by another plan is not written under that plan's id", async () => {
    const { one } = await changedByBoth();
    void one.autosave.keepOurs();
    await rest();
    one.plant('late', 5);
    vi.advanceTimersByTime(301);
    one.autosave.opens('q');
    await vi.advanceTimersByTimeAsync(100);
    expect(await one.drafts.read('q')).toBeUndefined();
  });

  test('leaving without answering keeps this version as a draft', async () => {
    const { one } = await changedByBoth();
    one.autosave.leave();
    await rest();
    const [draft] = await one.drafts.list();
    expect(await one.drafts.read(draft?.id ?? '')).toContain('"ours"');
  });

  test('leaving again after another change replaces that draft', async () => {
    const { one } = await changedByBoth();
    one.autosave.leave();
    await rest();
    one.plant('more', 3);
    one.autosave.leave();
    await rest();
    const drafts = await one.drafts.list();
    expect(drafts).toHaveLength(1);
    expect(await one.drafts.read(drafts[0]?.id ?? '')).toContain('"more"');
  });

  test('a change made while that draft is being stored is kept as well', async () => {
    const { one } = await changedByBoth();
    one.autosave.leave();
    one.plant('more', 3);
    await rest();
    await one.autosave.loadTheirs();
    const drafts = await Promise.all((await one.drafts.list()).map(({ id }) => one.drafts.read(id)));
    expect(drafts.filter((text) => text?.includes('"more"'))).toHaveLength(1);
  });

  test('a tab with another plan continues in a draft, and says so once', async () => {
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
    expect(one.said).toEqual([expect.stringContaining('A different plan was opened in another tab.')]);
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

  test('is stored with the record, along with whether the plan was edited since it was saved there', async () => {
    const { plant } = await openTab(storage, shelf, 'p', 1, link);
    plant('n', 1);
    await rest();
    expect(kept()).toEqual({ ...link, changed: true, isAhead: true });
  });

  test('is stored as soon as it changes, without an edit', async () => {
    const { project } = await openTab(storage, shelf, 'p');
    project.set(link);
    await rest();
    expect(kept()).toEqual(link);
  });

  test('does not go to the plan that replaces this one, and stays with the draft', async () => {
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

  test('stays with the other version if this one is kept as a separate copy', async () => {
    const one = await openTab(storage, shelf, 'p', 1, link);
    const two = await openTab(storage, shelf, 'p', 1, link);
    two.plant('theirs', 1);
    await rest();
    one.plant('ours', 2);
    await rest();
    void one.autosave.keepOurs();
    await rest();
    expect(one.project.link).toBeUndefined();
    expect(readRecord((await one.drafts.read(one.autosave.planId)) ?? '').cloud).toBeUndefined();
    expect(kept()).toEqual({ ...link, changed: true, isAhead: true });
  });

  test('comes with the version of another tab', async () => {
    const one = await openTab(storage, shelf, 'p');
    const two = await openTab(storage, shelf, 'p');
    two.project.set(link);
    await rest();
    await one.autosave.loadTheirs();
    expect(one.project.link).toEqual(link);
  });

  test('is left out if the record has something else in its place', () => {
    const record = (cloud: unknown) => JSON.stringify({ id: 'p', timestamp: '', cloud, objects: [] });
    for (const cloud of [7, {}, { ...link, projectId: '../x' }, { ...link, changed: 'no' }]) {
      expect(readRecord(record(cloud)).cloud).toBeUndefined();
    }
    expect(readRecord(record(link)).cloud).toEqual(link);
  });
});

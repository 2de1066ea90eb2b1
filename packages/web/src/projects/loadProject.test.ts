import { beforeEach, describe, expect, test } from 'vitest';
import { recordKey } from './localRecord.ts';
import { loadProject } from './loadProject.ts';
import { readRecord } from './readRecord.ts';
import { memoryShelf } from './shelf.ts';
import { brokenShelf, openTab, TestStorage } from './testBench.ts';
import { ada, projectId, TestCloud } from './testCloud.ts';

const tree = { id: 'elm', type: 'tree', x: 20, y: 20, radius: 8 };

let cloud: TestCloud;
let storage: TestStorage;
beforeEach(() => {
  cloud = new TestCloud();
  storage = new TestStorage();
});

const stored = () => readRecord(storage.getItem(recordKey) ?? '');

describe('loading a project', () => {
  test('writes it to local storage with its link, and keeps the open plan as a draft', async () => {
    const { updated_at } = cloud.put(projectId, 'Back yard', [tree]);
    const bench = await openTab(storage, memoryShelf(), 'p');
    const answer = await loadProject(bench, cloud.of(ada), projectId);
    expect(answer).toEqual({
      kind: 'loaded',
      kept: true,
      earlier: 'Your earlier plan is under Earlier drafts.',
    });
    const { cloud: link, reading } = stored();
    expect(reading.ok && reading.contents.objects).toMatchObject([{ id: 'elm' }]);
    expect(link).toEqual({
      projectId,
      userId: ada,
      title: 'Back yard',
      updatedAt: updated_at,
      changed: false,
    });
    expect(await bench.drafts.list()).toMatchObject([{ id: 'p' }]);
  });

  test('that is empty opens an empty plan', async () => {
    cloud.put(projectId, 'Empty', []);
    const bench = await openTab(storage, memoryShelf(), 'p', 0);
    expect(await loadProject(bench, cloud.of(ada), projectId)).toMatchObject({ kind: 'loaded', earlier: '' });
  });

  test('with bad objects opens the good ones and reports the others', async () => {
    cloud.put(projectId, 'Half', [tree, { type: 'dragon' }]);
    const bench = await openTab(storage, memoryShelf(), 'p');
    const answer = await loadProject(bench, cloud.of(ada), projectId);
    const reasons = [expect.stringContaining('dragon')];
    expect(answer).toMatchObject({ report: { what: 'the project Half', opened: 1, reasons } });
    expect(bench.project.state(false)).toBe('unsaved');
  });

  test('that no place in this browser takes says that it is not kept', async () => {
    cloud.put(projectId, 'Back yard', [tree]);
    const bench = await openTab(storage, brokenShelf, 'p');
    storage.refuses = true;
    expect(await loadProject(bench, cloud.of(ada), projectId)).toMatchObject({ kind: 'loaded', kept: false });
  });

  test('that is none, or not there, or out of reach, leaves the open plan untouched', async () => {
    const bench = await openTab(storage, memoryShelf(), 'p');
    const { plan } = bench.editor;
    expect(await loadProject(bench, cloud.of(ada), projectId)).toMatchObject({ kind: 'failed' });
    cloud.put(projectId, 'Dragons', [{ type: 'dragon' }]);
    expect(await loadProject(bench, cloud.of(ada), projectId)).toMatchObject({ kind: 'failed' });
    cloud.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await loadProject(bench, cloud.of(ada), projectId)).toMatchObject({ kind: 'failed' });
    expect(bench.editor.plan).toBe(plan);
    expect(await bench.drafts.list()).toEqual([]);
  });
});

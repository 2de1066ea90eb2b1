import { beforeEach, describe, expect, test } from 'vitest';
import { recordKey } from '../local/localRecord.ts';
import { loadProject } from './loadProject.ts';
import { readRecord } from '../../../testing/readRecord.ts';
import { memoryShelf } from '../local/shelf.ts';
import { brokenShelf, openTab, TestStorage } from '../../../testing/testWorkspace.ts';
import { ada, projectId, TestCloud } from '../../../testing/testCloud.ts';

const tree = { id: 'elm', type: 'tree', x: 20, y: 20, radius: 8 };

let cloud: TestCloud;
let storage: TestStorage;
beforeEach(() => {
  cloud = new TestCloud();
  storage = new TestStorage();
});

const stored = () => readRecord(storage.getItem(recordKey) ?? '');

describe('loading a project', () => {
  test('writes it to local storage with its link, and saves the open plan as a draft', async () => {
    const { updated_at } = cloud.put(projectId, 'Back yard', [tree]);
    const workspace = await openTab(storage, memoryShelf(), 'p');
    const answer = await loadProject(workspace, cloud.of(ada), projectId);
    expect(answer).toEqual({
      ok: true,
      value: { kept: true, earlier: 'Your earlier plan is under Earlier drafts.' },
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
    expect(await workspace.drafts.list()).toMatchObject([{ id: 'p' }]);
  });

  test('does not replace a plan that is opened while the load is announced', async () => {
    cloud.put(projectId, 'Back yard', [tree]);
    const workspace = await openTab(storage, memoryShelf(), 'p');
    const answer = await loadProject(workspace, cloud.of(ada), projectId, async () =>
      workspace.autosave.opens('other'),
    );
    expect(answer).toMatchObject({ ok: false });
    expect(workspace.autosave.planId).toBe('other');
  });

  test('opens an empty plan if it is empty', async () => {
    cloud.put(projectId, 'Empty', []);
    const workspace = await openTab(storage, memoryShelf(), 'p', 0);
    expect(await loadProject(workspace, cloud.of(ada), projectId)).toMatchObject({
      value: { earlier: '' },
    });
  });

  test('opens the good objects and reports the others', async () => {
    cloud.put(projectId, 'Half', [tree, { type: 'dragon' }]);
    const workspace = await openTab(storage, memoryShelf(), 'p');
    const answer = await loadProject(workspace, cloud.of(ada), projectId);
    const reasons = [expect.stringContaining('dragon')];
    expect(answer).toMatchObject({ value: { report: { what: 'the project Half', opened: 1, reasons } } });
    expect(workspace.project.state(false)).toBe('unsaved');
  });

  test('says so if it cannot be stored in this browser', async () => {
    cloud.put(projectId, 'Back yard', [tree]);
    const workspace = await openTab(storage, brokenShelf, 'p');
    storage.refuses = true;
    expect(await loadProject(workspace, cloud.of(ada), projectId)).toMatchObject({
      value: { kept: false },
    });
  });

  test('leaves the open plan untouched if the project is invalid, gone or out of reach', async () => {
    const workspace = await openTab(storage, memoryShelf(), 'p');
    const { plan } = workspace.editor;
    expect(await loadProject(workspace, cloud.of(ada), projectId)).toMatchObject({ ok: false });
    cloud.put(projectId, 'Dragons', [{ type: 'dragon' }]);
    expect(await loadProject(workspace, cloud.of(ada), projectId)).toMatchObject({ ok: false });
    cloud.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await loadProject(workspace, cloud.of(ada), projectId)).toMatchObject({ ok: false });
    expect(workspace.editor.plan).toBe(plan);
    expect(await workspace.drafts.list()).toEqual([]);
  });
});

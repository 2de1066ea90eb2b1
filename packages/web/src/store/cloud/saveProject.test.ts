import { Editor } from '@homeplot/editor/editor';
import type { Plan } from '@homeplot/plan/plan';
import { defaultSettings } from '@homeplot/plan/settings';
import { beforeEach, describe, expect, test } from 'vitest';
import { PlanProject, type SaveAnswer, type Saving } from '../link/planProject.ts';
import { saveProject, targetOf } from './saveProject.ts';
import { copyLink, defaultTitle, titleLimit } from '../link/cloudLink.ts';
import { treeAt } from '../../../testing/testWorkspace.ts';
import { ada, bob, projectId, TestCloud } from '../../../testing/testCloud.ts';

const now = new Date(2026, 10, 21);

let cloud: TestCloud;
let project: PlanProject;
let editor: Editor;
beforeEach(() => {
  cloud = new TestCloud();
  project = new PlanProject();
  editor = new Editor({
    contents: { objects: [treeAt('elm', 5)], settings: defaultSettings },
    newId: () => 'new',
  });
  editor.watch({ edited: () => project.edited() });
});

const plant = (id: string): boolean => editor.edit([{ put: treeAt(id, 40) }], 'Plant');
const begin = (userId = ada): Saving => project.begin(targetOf(project, userId, editor.plan, now));
async function save(userId = ada): Promise<SaveAnswer> {
  const saving = begin(userId);
  const answer = await saveProject(editor.plan, saving, cloud.of(userId), now);
  saving.ends(answer);
  return answer;
}
const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const idsIn = (id: string): unknown => cloud.projects.get(id)?.['objects'];

describe('the first save of a plan', () => {
  test('creates a project named after the local date, with objects and settings', async () => {
    const answer = await save();
    expect(answer).toMatchObject({ value: { kind: 'saved', isNew: true } });
    const [row] = cloud.projects.values();
    expect(row).toMatchObject({
      user_id: ada,
      title: 'Project Nov 21, 2026',
      objects: [{ id: 'elm', type: 'tree' }],
      settings: { scale: 2 },
    });
    expect(project.link).toMatchObject({ projectId: row?.id, userId: ada, changed: false });
    expect(project.state(false)).toBe('saved');
  });

  test("uses the plan's title", () => {
    expect(defaultTitle(' Linden Court ', now)).toBe('Linden Court');
  });

  test('without a response creates only one project when it is retried', async () => {
    cloud.answer = lost;
    expect(await save()).toMatchObject({ ok: false, reason: 'unreached' });
    expect(project.state(false)).toBe('waiting');
    cloud.answer = undefined;
    expect(await save()).toMatchObject({ value: { kind: 'saved', isNew: false } });
    expect(project.state(false)).toBe('saved');
    expect(cloud.projects.size).toBe(1);
  });

  test("without a response, retried after an edit, is not mistaken for somebody else's", async () => {
    cloud.answer = lost;
    await save();
    cloud.answer = undefined;
    plant('ash');
    expect(await save()).toMatchObject({ value: { kind: 'saved' } });
    expect(idsIn(project.link?.projectId ?? '')).toMatchObject([{ id: 'ash' }, { id: 'elm' }]);
    expect(cloud.projects.size).toBe(1);
  });

  test('without a response asks if another device has saved since', async () => {
    cloud.answer = lost;
    await save();
    cloud.answer = undefined;
    const id = project.link?.projectId ?? '';
    cloud.put(id, 'Renamed there', [{ id: 'theirs' }]);
    plant('ash');
    expect(await save()).toMatchObject({ value: { kind: 'newer' } });
    expect(idsIn(id)).toEqual([{ id: 'theirs' }]);
  });

  test('reports a failure that is not due to the network', async () => {
    const saving = begin();
    const broken = Object.create(editor.plan, {
      objects: {
        get: () => {
          throw new Error('The plan cannot be written.');
        },
      },
    }) as Plan;
    const answer = await saveProject(broken, saving, cloud.of(ada), now);
    saving.ends(answer);
    expect(answer).toEqual({ ok: false, reason: 'refused', problem: 'The plan cannot be written.' });
    expect(project.state(false)).toBe('failed');
  });
});

describe('a save of a plan that is open from the cloud', () => {
  beforeEach(async () => {
    await save();
    plant('ash');
  });

  test('updates its project and leaves its title', async () => {
    const id = project.link?.projectId ?? '';
    expect(await save()).toMatchObject({ value: { kind: 'saved', isNew: false } });
    expect(cloud.projects.size).toBe(1);
    expect(idsIn(id)).toMatchObject([{ id: 'ash' }, { id: 'elm' }]);
    expect(cloud.asked.at(-1)).toContain('PATCH');
  });

  test('leaves edits made meanwhile unsaved', async () => {
    const saving = save();
    plant('oak');
    await saving;
    expect(project.state(false)).toBe('unsaved');
    await save();
    expect(project.state(false)).toBe('saved');
  });

  test('asks if it finds a newer version, and overwrites nothing', async () => {
    const id = project.link?.projectId ?? '';
    cloud.put(id, 'Renamed there', [{ id: 'theirs' }]);
    expect(await save()).toMatchObject({
      value: { kind: 'newer', theirs: { title: 'Renamed there', object_count: 1 } },
    });
    expect(idsIn(id)).toEqual([{ id: 'theirs' }]);
    expect(project.state(false)).toBe('failed');
  });

  test('says so if its user may only look at the project now', async () => {
    plant('ash');
    cloud.isReadOnly = true;
    expect(await save()).toMatchObject({
      value: { kind: 'lookOnly', theirs: { id: project.link?.projectId } },
    });
    expect(project.state(false)).toBe('failed');
  });

  test('succeeds if it finds its own plan from a save without a response', async () => {
    cloud.answer = lost;
    await save();
    cloud.answer = undefined;
    expect(await save()).toMatchObject({ value: { kind: 'saved' } });
    expect(project.state(false)).toBe('saved');
  });

  test('says so if the project was deleted, and does not create another by itself', async () => {
    cloud.projects.clear();
    expect(await save()).toEqual({ ok: true, value: { kind: 'gone', title: defaultTitle('', now) } });
    expect(cloud.projects.size).toBe(0);
  });

  test('by another user creates a project of theirs', async () => {
    const { projectId: ofAda } = project.link ?? {};
    expect(await save(bob)).toMatchObject({ value: { kind: 'saved', isNew: true } });
    expect(project.link).toMatchObject({ userId: bob });
    expect(project.link?.projectId).not.toBe(ofAda);
    expect(cloud.projects.size).toBe(2);
  });

  test('by another user leaves the link as it was if it fails, and creates a project in the end', async () => {
    const ofAda = project.link;
    cloud.answer = lost;
    await save(bob);
    expect(project.link).toBe(ofAda);
    cloud.answer = undefined;
    expect(await save(bob)).toMatchObject({ value: { kind: 'saved' } });
    expect(project.link).toMatchObject({ userId: bob });
    expect(cloud.projects.size).toBe(2);
  });

  test('is not mistaken for a save of a plan that is opened meanwhile', async () => {
    const saving = save();
    project.opens(undefined);
    expect(await saving).toMatchObject({ value: { kind: 'saved' } });
    expect(project.link).toBeUndefined();
    expect(project.isSaving).toBe(false);
  });
});

test('a plan that was replaced before it was read is not saved', async () => {
  const saving = begin();
  project.opens(undefined);
  const answer = await saveProject(editor.plan, saving, cloud.of(ada), now);
  expect(answer).toEqual({ ok: true, value: { kind: 'replaced' } });
  expect(cloud.asked).toEqual([]);
});

test('the title of a copy says so, within the maximum length', () => {
  expect(copyLink(ada, 'Back yard')).toMatchObject({ title: 'Back yard (copy)', changed: true });
  expect(copyLink(ada, 'x'.repeat(titleLimit)).title).toMatch(/x \(copy\)$/);
  expect(copyLink(ada, 'x'.repeat(titleLimit)).title).toHaveLength(titleLimit);
  expect(copyLink(ada, 'a').projectId).not.toBe(projectId);
});

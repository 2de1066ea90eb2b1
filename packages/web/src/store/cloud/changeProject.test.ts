import { Editor } from '@homeplot/editor/editor';
import { defaultSettings } from '@homeplot/plan/settings';
import { beforeEach, describe, expect, test } from 'vitest';
import { renameProject, restoreVersion } from './changeProject.ts';
import { deleteProject } from './deleteProject.ts';
import type { ProjectEntry } from '../link/cloudRows.ts';
import { PlanProject } from '../link/planProject.ts';
import { ada, projectId, TestCloud } from '../../../testing/testCloud.ts';

let cloud: TestCloud;
let entry: ProjectEntry;
beforeEach(async () => {
  cloud = new TestCloud();
  entry = await put([{ id: 'elm' }]);
});

/** Adds the project to the cloud and lists it. */
async function put(objects: readonly unknown[], settings = {}): Promise<ProjectEntry> {
  cloud.put(projectId, 'Back yard', objects, settings);
  const listed = await cloud.of(ada).entry(projectId);
  if (!listed.ok || !listed.value) throw new Error('The project that was put into the cloud is not there.');
  return listed.value;
}

/** The project's plan as listed, open here. */
const opened = (updatedAt = entry.updated_at): PlanProject =>
  new PlanProject({ projectId, userId: ada, title: 'Back yard', updatedAt, changed: false });

/** An editor with a plan with this title. */
const titled = (title: string): Editor =>
  new Editor({ contents: { objects: [], settings: { ...defaultSettings, title } }, newId: () => 'new' });

describe('renaming', () => {
  test("keeps the open plan's link up to date with its project", async () => {
    const project = opened();
    const answer = await renameProject({ editor: titled(''), project }, cloud.of(ada), entry, 'Garden');
    const updatedAt = answer.ok && answer.value?.updated_at;
    expect(project.link).toMatchObject({ title: 'Garden', updatedAt, changed: false });
  });

  test('does not hide a version that the open plan has not seen', async () => {
    const project = opened('2025-12-31T00:00:00.000000+00:00');
    await renameProject({ editor: titled(''), project }, cloud.of(ada), entry, 'Garden');
    expect(project.link?.updatedAt).toBe('2025-12-31T00:00:00.000000+00:00');
  });

  test('renames a plan with the same name as its project, here and in the cloud, and leaves it saved', async () => {
    entry = await put([{ id: 'elm' }], { scale: 3, title: 'Back yard' });
    const [editor, project] = [titled('Back yard'), opened()];
    editor.watch({ edited: () => project.edited() });
    await renameProject({ editor, project }, cloud.of(ada), entry, 'Garden');
    const row = { title: 'Garden', objects: [{ id: 'elm' }], settings: { scale: 3, title: 'Garden' } };
    expect(cloud.projects.get(projectId)).toMatchObject(row);
    expect(editor.plan.settings.title).toBe('Garden');
    expect([project.state(false), editor.canUndo]).toEqual(['saved', false]);
  });

  test('leaves a title that differs from the name of the project', async () => {
    entry = await put([], { title: 'The Smith residence' });
    const editor = titled('The Smith residence');
    await renameProject({ editor, project: opened() }, cloud.of(ada), entry, 'Garden');
    expect(cloud.projects.get(projectId)).toMatchObject({
      title: 'Garden',
      settings: { title: 'The Smith residence' },
    });
    expect(editor.plan.settings.title).toBe('The Smith residence');
  });

  test('changes nothing if the list is outdated', async () => {
    cloud.put(projectId, 'Theirs', []);
    const answer = await renameProject(
      { editor: titled(''), project: new PlanProject() },
      cloud.of(ada),
      entry,
      'Garden',
    );
    expect(answer).toEqual({ ok: true, value: undefined });
    expect(cloud.projects.get(projectId)?.['title']).toBe('Theirs');
  });
});

describe('deleting', () => {
  test('leaves the open plan without a project until it is undone', async () => {
    const project = opened();
    const deleted = await deleteProject({ editor: titled(''), project }, cloud.of(ada), projectId);
    expect(cloud.projects.size).toBe(0);
    expect(project.link).toBeUndefined();
    await (deleted.ok && deleted.value?.undo());
    const { created_at } = entry;
    expect(cloud.projects.get(projectId)).toMatchObject({
      title: 'Back yard',
      objects: [{ id: 'elm' }],
      created_at,
    });
    expect(project.link).toMatchObject({ projectId, changed: false });
    expect(project.link?.updatedAt).toBe(cloud.projects.get(projectId)?.['updated_at']);
    expect(project.state(false, ada)).toBe('saved');
  });

  test('when undone, leaves unsaved what was edited before or meanwhile', async () => {
    const [editor, project] = [titled(''), opened()];
    const deleted = await deleteProject({ editor, project }, cloud.of(ada), projectId);
    editor.edit([{ settings: { title: 'Meanwhile' } }], 'Title');
    await (deleted.ok && deleted.value?.undo());
    expect(project.link).toMatchObject({ projectId, changed: true, isAhead: true });
    const again = await deleteProject({ editor, project }, cloud.of(ada), projectId);
    await (again.ok && again.value?.undo());
    expect(project.state(false, ada)).toBe('unsaved');
  });

  test('when undone, leaves the project to its owner alone, without a live room', async () => {
    const project = opened();
    if (project.link) project.set({ ...project.link, isShared: true });
    const deleted = await deleteProject({ editor: titled(''), project }, cloud.of(ada), projectId);
    await (deleted.ok && deleted.value?.undo());
    expect(project.link).toMatchObject({ projectId, isShared: undefined });
  });

  test('when undone, does not affect a plan that was opened meanwhile', async () => {
    const project = opened();
    const deleted = await deleteProject({ editor: titled(''), project }, cloud.of(ada), projectId);
    project.opens(undefined);
    await (deleted.ok && deleted.value?.undo());
    expect(project.link).toBeUndefined();
  });

  test('can be undone even if the response was lost', async () => {
    cloud.answer = (response, { method }) =>
      method === 'DELETE' ? Promise.reject(new TypeError('Failed to fetch')) : response;
    const project = opened();
    const deleted = await deleteProject({ editor: titled(''), project }, cloud.of(ada), projectId);
    expect(cloud.projects.size).toBe(0);
    expect(project.link).toBeUndefined();
    await (deleted.ok && deleted.value?.undo());
    expect(cloud.projects.get(projectId)).toMatchObject({ title: 'Back yard', objects: [{ id: 'elm' }] });
  });

  test('does not start if the project cannot be read', async () => {
    cloud.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const answer = await deleteProject({ editor: titled(''), project: opened() }, cloud.of(ada), projectId);
    expect(answer).toMatchObject({ ok: false, reason: 'unreached' });
    expect(cloud.projects.size).toBe(1);
  });

  test('of a project that is gone succeeds, with nothing to undo', async () => {
    cloud.projects.clear();
    const answer = await deleteProject({ editor: titled(''), project: opened() }, cloud.of(ada), projectId);
    expect(answer).toEqual({ ok: true, value: undefined });
  });
});

describe('restoring a version', () => {
  const version = { id: 'v1', title: 'Back yard', saved_at: '', object_count: 2 };
  beforeEach(() => {
    const row = { ...version, project_id: projectId, objects: [1, 2], settings: { scale: 3 } };
    cloud.tables.get('project_versions')?.set('v1', row);
  });

  test('replaces the plan of the project and leaves the title', async () => {
    expect(await restoreVersion(cloud.of(ada), entry, { ...version, title: 'Old' })).toMatchObject({
      ok: true,
    });
    expect(cloud.projects.get(projectId)).toMatchObject({
      title: 'Back yard',
      objects: [1, 2],
      settings: { scale: 3 },
    });
  });

  test('changes nothing if the project has changed since it was listed, or the version is gone', async () => {
    const nothing = { ok: true, value: undefined };
    expect(await restoreVersion(cloud.of(ada), entry, { ...version, id: 'v2' })).toEqual(nothing);
    cloud.put(projectId, 'Theirs', [7]);
    expect(await restoreVersion(cloud.of(ada), entry, version)).toEqual(nothing);
    expect(cloud.projects.get(projectId)?.['objects']).toEqual([7]);
  });
});

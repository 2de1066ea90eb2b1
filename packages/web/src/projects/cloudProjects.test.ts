import { beforeEach, describe, expect, test } from 'vitest';
import { ada, projectId, TestCloud } from './testCloud.ts';

let cloud: TestCloud;
beforeEach(() => {
  cloud = new TestCloud();
});

describe('what is asked of the cloud', () => {
  test('a list names its columns and its user, the newest first, and asks for no plan', async () => {
    await cloud.of(ada).list();
    const columns = 'id,title,created_at,updated_at,object_count';
    expect(cloud.asked).toEqual([
      `GET /rest/v1/projects?select=${columns}&user_id=eq.${ada}&order=updated_at.desc`,
    ]);
  });

  test('deleting names the project and its user, and answers what was deleted', async () => {
    cloud.put(projectId, 'Back yard', [{ type: 'tree' }]);
    const deleted = await cloud.of(ada).remove(projectId);
    expect(cloud.asked[0]).toMatch(`DELETE /rest/v1/projects?id=eq.${projectId}&user_id=eq.${ada}&select=`);
    expect(deleted).toMatchObject({ ok: true, value: { title: 'Back yard', objects: [{ type: 'tree' }] } });
    expect(await cloud.of(ada).remove(projectId)).toEqual({ ok: true, value: undefined });
  });

  test('saving a project names the version that it replaces', async () => {
    const { updated_at: known } = cloud.put(projectId, 'Back yard', []);
    const save = () =>
      cloud.of(ada).replace({ id: projectId, updated_at: String(known) }, { objects: [1], settings: {} });
    expect(await save()).toMatchObject({ ok: true, value: { id: projectId } });
    expect(await save()).toEqual({ ok: true, value: undefined });
  });
});

describe('what is answered', () => {
  test.each([
    ['a network that is not there', () => Promise.reject(new TypeError('Failed to fetch')), 'unreached'],
    ['a session that is over', () => Response.json({ message: 'JWT expired' }, { status: 401 }), 'signedOut'],
    ['a refusal', () => Response.json({ message: 'Too many' }, { status: 400 }), 'refused'],
    ['rows of another shape', () => Response.json([{ id: 7 }]), 'refused'],
    ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'refused'],
  ])('of %s is told as a problem, and is never thrown', async (_, answer, reason) => {
    cloud.answer = answer;
    const told = await cloud.of(ada).list();
    expect(told).toMatchObject({ ok: false, reason });
    expect(told.ok ? '' : told.problem).toMatch(/\w/);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { timeoutFor } from './cloudProjects.ts';
import { ada, bob, projectId, TestCloud } from '../../../testing/testCloud.ts';

let cloud: TestCloud;
beforeEach(() => {
  cloud = new TestCloud();
});

describe('calls to the cloud', () => {
  test('listing selects columns and the user, newest first, and no plans', async () => {
    await cloud.of(ada).list();
    const columns = 'id,title,created_at,updated_at,object_count';
    expect(cloud.asked).toEqual([
      `GET /rest/v1/projects?select=${columns}&user_id=eq.${ada}&order=updated_at.desc`,
    ]);
  });

  test('deleting names the project and its user, and returns what was deleted', async () => {
    cloud.put(projectId, 'Back yard', []);
    const deleted = await cloud.of(ada).remove(projectId);
    expect(cloud.asked[0]).toMatch(`DELETE /rest/v1/projects?id=eq.${projectId}&user_id=eq.${ada}&select=`);
    expect(deleted).toMatchObject({ ok: true, value: { title: 'Back yard' } });
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

test("only one's own projects are listed and deleted; who may read and save one is the server's to say", async () => {
  const { updated_at } = cloud.put(projectId, 'Back yard', []);
  const known = { id: projectId, updated_at: String(updated_at) };
  const ofBob = cloud.of(bob);
  expect(await ofBob.list()).toEqual({ ok: true, value: [] });
  expect(await ofBob.remove(projectId)).toEqual({ ok: true, value: undefined });
  for (const asked of cloud.asked) expect(asked).toContain(`user_id=eq.${bob}`);
  expect(await ofBob.entry(projectId)).toMatchObject({ ok: true, value: { title: 'Back yard' } });
  expect(await ofBob.replace(known, { title: 'Ours' })).toMatchObject({ ok: true, value: { id: projectId } });
});

test('the timeoutFor grows with the size of the request', () => {
  expect([0, 20_000, 5_000_000].map(timeoutFor)).toEqual([30_000, 31_000, 280_000]);
});

describe('a call that is rejected as unauthenticated', () => {
  const over = () => Response.json({ message: 'JWT expired' }, { status: 401 });
  const sessionUntil = (expiresAt: number): string =>
    JSON.stringify({
      access_token: 'token',
      refresh_token: 'renew',
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: Math.round(expiresAt / 1000),
      user: { id: ada },
    });
  const hour = 3_600_000;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('does not end a session that could not be renewed because the network is down', async () => {
    cloud.answer = (_, { url }) =>
      url.includes('/token') ? Promise.reject(new TypeError('Failed to fetch')) : over();
    const answer = cloud.of(ada, sessionUntil(Date.now() - hour)).list();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await answer).toMatchObject({ ok: false, reason: 'unreached' });
  });

  test('is made once more if the session is valid', async () => {
    cloud.answer = (response) => (cloud.asked.length === 1 ? over() : response);
    expect(await cloud.of(ada, sessionUntil(Date.now() + hour)).list()).toEqual({ ok: true, value: [] });
  });

  test('ends a session that is refused', async () => {
    cloud.answer = over;
    const answer = await cloud.of(ada, sessionUntil(Date.now() + hour)).list();
    expect(answer).toMatchObject({ ok: false, reason: 'signedOut' });
  });

  test('ends a session that is not renewed', async () => {
    cloud.answer = (_, { url }) =>
      url.includes('/token')
        ? Response.json({ code: 'refresh_token_not_found', message: 'Gone' }, { status: 400 })
        : over();
    const answer = await cloud.of(ada, sessionUntil(Date.now() - hour)).list();
    expect(answer).toMatchObject({ ok: false, reason: 'signedOut' });
  });
});

describe('responses', () => {
  test.each([
    ['a network that is not there', () => Promise.reject(new TypeError('Failed to fetch')), 'unreached'],
    ['a session that is over', () => Response.json({ message: 'JWT expired' }, { status: 401 }), 'signedOut'],
    ['a refusal', () => Response.json({ message: 'Too many' }, { status: 400 }), 'refused'],
    ['rows of another shape', () => Response.json([{ id: 7 }]), 'refused'],
    ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'refused'],
  ])('of %s are returned as problems and never thrown', async (_, answer, reason) => {
    cloud.answer = answer;
    const listed = await cloud.of(ada).list();
    expect(listed).toMatchObject({ ok: false, reason });
    expect(listed.ok ? '' : listed.problem).toMatch(/\w/);
  });
});

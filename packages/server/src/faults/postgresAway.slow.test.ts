// Postgres is stopped or crashes while the server runs, and comes back.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresCluster } from '../testing/postgresCluster.ts';
import { type Member, password, ServerProcess } from '../testing/serverProcess.ts';

/** Long, for busy machines. */
const timeout = 300_000;

/** More than the server has connections, so that all of them are busy and some requests wait. */
const savers = 14;

const restError = {
  status: 503,
  body: { code: '08006', message: 'The database cannot be reached.', details: null, hint: 'Try again.' },
};
const authError = {
  status: 503,
  body: {
    code: 'unexpected_failure',
    message: 'The database cannot be reached. Please try again.',
    error_id: expect.any(String) as unknown,
  },
};

describe('when Postgres goes away', { timeout }, () => {
  let cluster: PostgresCluster;
  let dataDir: string;
  let server: ServerProcess;
  let ann: Member;
  beforeAll(async () => {
    cluster = await PostgresCluster.start();
    const databaseUrl = cluster.url(await cluster.createDatabase());
    dataDir = await mkdtemp(join(tmpdir(), 'homeplot-away-'));
    server = await ServerProcess.start({ dataDir, databaseUrl });
    ann = await server.member('ann@example.org');
  }, timeout);
  afterAll(async () => {
    await server?.end('SIGTERM');
    await cluster?.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  const list = (title: string) =>
    server.request(`/rest/v1/projects?select=title&title=like.${title}*&order=title`, { token: ann.token });
  const save = (title: string) =>
    server.request('/rest/v1/projects', {
      method: 'POST',
      body: JSON.stringify({ id: randomUUID(), user_id: ann.id, title, objects: [] }),
      token: ann.token,
    });
  const post = (path: string, body: object) =>
    server.request(`/auth/v1/${path}`, { method: 'POST', body: JSON.stringify(body), token: ann.token });

  /** Saves until a save fails. Returns the number of acknowledged saves and the error. */
  async function saveUntilError(title: string, onSaved: () => void) {
    for (let number = 1; ; number += 1) {
      const response = await save(`${title} ${String(number).padStart(6, '0')}`);
      if (response.status !== 201) return { acknowledged: number - 1, response };
      onSaved();
    }
  }

  describe.each(['stop', 'kill'] as const)('by %s', (end) => {
    test('running saves get an error, and no acknowledged save is lost', async () => {
      let remaining = 3 * savers;
      let away: Promise<void> | undefined;
      const onSaved = (): void => {
        remaining -= 1;
        if (remaining === 0) away = cluster[end]();
      };
      const titles = Array.from({ length: savers }, (_, at) => `${end}-${String(at).padStart(2, '0')}`);
      const ends = await Promise.all(titles.map((title) => saveUntilError(title, onSaved)));
      expect(ends.map(({ response }) => response)).toEqual(ends.map(() => restError));
      await away;
      await cluster.resume();
      for (const [at, { acknowledged }] of ends.entries()) {
        const { body } = await list(`${titles[at]} `);
        // The last save may have been done although its response was lost.
        expect([acknowledged, acknowledged + 1]).toContain((body as unknown[]).length);
      }
    });

    test('what needs it gets an error at once, the rest is served, and everything recovers', async () => {
      await cluster[end]();
      expect(await list('x')).toEqual(restError);
      expect(await save('x')).toEqual(restError);
      const { email, refreshToken } = ann;
      const requests = [
        post('signup', { email: 'bob@example.org', password }),
        post('token?grant_type=password', { email, password }),
        post('token?grant_type=refresh_token', { refresh_token: refreshToken }),
        post('recover', { email }),
        post('resend', { email, type: 'signup' }),
        post('verify', { token_hash: 'x', type: 'signup' }),
        post('logout', {}),
        server.request('/auth/v1/user', { token: ann.token }),
      ];
      expect(await Promise.all(requests)).toEqual(requests.map(() => authError));
      expect(await server.request('/ready')).toEqual({ status: 503, body: { ready: false } });
      for (const path of ['/auth/v1/health', '/auth/v1/settings', '/config.json', '/']) {
        expect((await server.request(path)).status).toBe(200);
      }
      // The client may retry.
      const { error } = await server.client().auth.signInWithPassword({ email, password });
      expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 });

      await cluster.resume();
      expect(await server.request('/ready')).toEqual({ status: 200, body: { ready: true } });
      expect(await save(`after ${end}`)).toMatchObject({ status: 201 });
      expect(await list(`after ${end}`)).toMatchObject({ body: [{ title: `after ${end}` }] });
      ann = await server.signIn(email);
      expect(await post('token?grant_type=refresh_token', { refresh_token: ann.refreshToken })).toMatchObject(
        { status: 200 },
      );
      expect(await post('signup', { email: `${end}@example.org`, password })).toMatchObject({
        status: 200,
      });
      await server.confirm(`${end}@example.org`);
    });
  });

  test('idle connections that an administrator ends are replaced, and the server keeps running', async () => {
    await Promise.all(Array.from({ length: savers }, () => list('x')));
    await cluster.asSuperuser(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'homeplot'`,
    );
    const answers = await Promise.all(Array.from({ length: savers }, () => list('after stop')));
    for (const answer of answers) expect([200, 503]).toContain(answer.status);
    expect(await list('after stop')).toEqual({ status: 200, body: [{ title: 'after stop' }] });
    expect(server.hasEnded).toBe(false);
    // Everything that it printed is in the format of the log.
    for (const line of server.errors.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');
  });
});

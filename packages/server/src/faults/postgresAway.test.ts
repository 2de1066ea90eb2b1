// Postgres goes away under a server that serves, and comes back: a restart, a crash, an upgrade of the machine.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresCluster } from '../testing/postgresCluster.ts';
import { type Member, password, ServerProcess } from '../testing/serverProcess.ts';

/** A cluster and a server take their time where much else is running. */
const patience = 300_000;

/** As many as the server holds connections, so that each is busy when Postgres goes, and more wait. */
const savers = 14;

const restRefusal = {
  status: 503,
  body: { code: '08006', message: 'The database cannot be reached.', details: null, hint: 'Try again.' },
};
const authRefusal = {
  status: 503,
  body: {
    code: 'unexpected_failure',
    message: 'The database cannot be reached. Please try again.',
    error_id: expect.any(String) as unknown,
  },
};

describe('a Postgres that goes away while the server runs', { timeout: patience }, () => {
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
  }, patience);
  afterAll(async () => {
    await server?.end('SIGTERM');
    await cluster?.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  const list = (title: string) =>
    server.ask(`/rest/v1/projects?select=title&title=like.${title}*&order=title`, { token: ann.token });
  const save = (title: string) =>
    server.ask('/rest/v1/projects', {
      method: 'POST',
      body: JSON.stringify({ id: randomUUID(), user_id: ann.id, title, objects: [] }),
      token: ann.token,
    });
  const post = (path: string, body: object) =>
    server.ask(`/auth/v1/${path}`, { method: 'POST', body: JSON.stringify(body), token: ann.token });

  /** Saves until a save is refused; gives back how often it went well, and the refusal. */
  async function saveOn(title: string, saved: () => void) {
    for (let number = 1; ; number += 1) {
      const answer = await save(`${title} ${String(number).padStart(6, '0')}`);
      if (answer.status !== 201) return { acknowledged: number - 1, answer };
      saved();
    }
  }

  describe.each(['stop', 'kill'] as const)('by %s', (end) => {
    test('saves on their way are refused in the contract’s words, and none that was acknowledged is lost', async () => {
      let left = 3 * savers;
      let away: Promise<void> | undefined;
      const saved = (): void => {
        left -= 1;
        if (left === 0) away = cluster[end]();
      };
      const titles = Array.from({ length: savers }, (_, at) => `${end}-${String(at).padStart(2, '0')}`);
      const ends = await Promise.all(titles.map((title) => saveOn(title, saved)));
      expect(ends.map(({ answer }) => answer)).toEqual(ends.map(() => restRefusal));
      await away;
      await cluster.resume();
      for (const [at, { acknowledged }] of ends.entries()) {
        const { body } = await list(`${titles[at]} `);
        // The last one may have been done before its answer was lost.
        expect([acknowledged, acknowledged + 1]).toContain((body as unknown[]).length);
      }
    });

    test('all that needs it is refused at once, the rest is served, and all works when it is back', async () => {
      await cluster[end]();
      expect(await list('x')).toEqual(restRefusal);
      expect(await save('x')).toEqual(restRefusal);
      const { email, refreshToken } = ann;
      const asked = [
        post('signup', { email: 'bob@example.org', password }),
        post('token?grant_type=password', { email, password }),
        post('token?grant_type=refresh_token', { refresh_token: refreshToken }),
        post('recover', { email }),
        post('resend', { email, type: 'signup' }),
        post('verify', { token_hash: 'x', type: 'signup' }),
        post('logout', {}),
        server.ask('/auth/v1/user', { token: ann.token }),
      ];
      expect(await Promise.all(asked)).toEqual(asked.map(() => authRefusal));
      expect(await server.ask('/ready')).toEqual({ status: 503, body: { ready: false } });
      for (const path of ['/auth/v1/health', '/auth/v1/settings', '/config.json', '/']) {
        expect((await server.ask(path)).status).toBe(200);
      }
      // To the client this is no answer about the account, but one that is worth another try.
      const { error } = await server.client().auth.signInWithPassword({ email, password });
      expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 });

      await cluster.resume();
      expect(await server.ask('/ready')).toEqual({ status: 200, body: { ready: true } });
      expect(await save(`after ${end}`)).toMatchObject({ status: 201 });
      expect(await list(`after ${end}`)).toMatchObject({ body: [{ title: `after ${end}` }] });
      ann = await server.signIn(email);
      expect(await post('token?grant_type=refresh_token', { refresh_token: ann.refreshToken })).toMatchObject(
        { status: 200 },
      );
      expect(await post('signup', { email: `${end}@example.org`, password })).toMatchObject({
        status: 200,
      });
      const letter = await server.postbox.take(`${end}@example.org`);
      await server.confirm(`${end}@example.org`, letter.text);
    });
  });

  test('idle connections that an administrator ends are replaced, and no error has ended the server', async () => {
    await Promise.all(Array.from({ length: savers }, () => list('x')));
    await cluster.asSuperuser(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'homeplot'`,
    );
    const answers = await Promise.all(Array.from({ length: savers }, () => list('after stop')));
    for (const answer of answers) expect([200, 503]).toContain(answer.status);
    expect(await list('after stop')).toEqual({ status: 200, body: [{ title: 'after stop' }] });
    expect(server.hasEnded).toBe(false);
    // Nothing but the log, which tells callers nothing, tells where the database is.
    for (const line of server.errors.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');
  });
});

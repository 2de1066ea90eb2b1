// The disk of the embedded database is full, and then has room again.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { copyEmbeddedDatabase } from '../testing/databases.ts';
import { password, ServerProcess } from '../testing/serverProcess.ts';
import { canMountSmallDisk, SmallDisk } from '../testing/smallDisk.ts';

const full = 'The disk of the database is full.';

describe.skipIf(!canMountSmallDisk())('a full disk (skipped if no disk can be mounted)', () => {
  test('rejects writes with a clear error, serves reads, loses nothing, and needs no restart', async () => {
    const disk = SmallDisk.mount();
    try {
      copyEmbeddedDatabase(disk.folder);
      const server = await ServerProcess.start({ dataDir: disk.folder, databaseUrl: null });
      const ann = await server.member('ann@example.org');
      const client = server.client(ann.token);
      const row = (title: string) => ({ id: randomUUID(), user_id: ann.id, title, objects: [] });
      const titles = async () => {
        const { data, error } = await client.from('projects').select('title').order('title');
        expect(error).toBeNull();
        return data?.map(({ title }): unknown => title);
      };
      expect((await client.from('projects').upsert(row('Before'))).error).toBeNull();

      disk.fill();
      const diskFull = { code: '53100', message: full };
      const saved = await client.from('projects').upsert(row('While full'));
      expect(saved).toMatchObject({ status: 503, error: diskFull });
      const removed = await client.from('projects').delete().eq('title', 'Before');
      expect(removed).toMatchObject({ status: 503, error: diskFull });
      const message = `${full} Please try again later.`;
      for (const [path, body] of [
        ['signup', { email: 'bob@example.org', password }],
        ['token?grant_type=refresh_token', { refresh_token: ann.refreshToken }],
      ] as const) {
        const response = await server.request(`/auth/v1/${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
        });
        expect(response).toMatchObject({ status: 503, body: { code: 'unexpected_failure', message } });
      }
      expect(await titles()).toEqual(['Before']);
      expect(await server.request('/auth/v1/user', { token: ann.token })).toMatchObject({ status: 200 });
      expect(await server.request('/ready')).toMatchObject({ status: 200, body: { ready: true } });

      disk.makeRoom();
      expect((await client.from('projects').upsert(row('After'))).error).toBeNull();
      expect(await titles()).toEqual(['After', 'Before']);
      const refreshed = await server.client().auth.refreshSession({ refresh_token: ann.refreshToken });
      expect(refreshed.error).toBeNull();
      await server.member('bob@example.org');
      expect(await server.end('SIGTERM')).toBe(0);
    } finally {
      disk.remove();
    }
  }, 300_000);
});

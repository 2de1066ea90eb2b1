// The disk of the embedded database is full, and then has room again.
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { copyEmbeddedDatabase } from '../testing/databases.ts';
import { superuserOf } from '../testing/embeddedConnection.ts';
import { hashOf, pdf } from '../testing/files.ts';
import { password, ServerProcess } from '../testing/serverProcess.ts';
import { isThorough } from '../testing/thorough.ts';
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

  test.each(isThorough ? [60, 30, 10, 3, 1, 0] : [60, 0])(
    'is found at the start with %i MB free: the server says so, serves what is there, and refuses saves',
    async (free) => {
      const disk = SmallDisk.mount();
      try {
        copyEmbeddedDatabase(disk.folder);
        const location = { dataDir: disk.folder, databaseUrl: null };
        const before = await ServerProcess.start(location);
        const { token, id } = await before.member('ann@example.org');
        const row = { id: randomUUID(), user_id: id, title: 'Before', objects: [] };
        expect((await before.client(token).from('projects').upsert(row)).error).toBeNull();
        const scan = pdf();
        const name = `${id}/${hashOf(scan)}`;
        const address = `/storage/v1/object/files/${name}`;
        // As if it had been uploaded: uploads need more room than this disk has.
        const folder = join(disk.folder, 'files', id);
        const version = `${hashOf(scan)}-0123456789ab`;
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, version), scan);
        const superuser = new Client(superuserOf(disk.folder));
        await superuser.connect();
        await superuser.query(
          `insert into storage.objects (bucket_id, name, owner, bytes, version, last_accessed_at)
           values ('files', $1, $2, $3, $4, now() - interval '2 days')`,
          [name, id, scan.length, `${id}/${version}`],
        );
        await superuser.end();
        expect(await before.end('SIGTERM')).toBe(0);

        disk.fillTo(free * 1024 * 1024);
        const server = await ServerProcess.start(location);
        expect(server.errors).toMatch(
          /^ATTENTION: the disk of .* has only \d+ MB free, so the database is read-only: .* until 64 MB are free\.$/m,
        );
        expect(await server.request('/ready')).toMatchObject({ status: 200, body: { readOnly: true } });
        const client = server.client(token);
        expect((await client.from('projects').select('title')).data).toEqual([{ title: 'Before' }]);
        expect(await server.request(address, { token })).toMatchObject({ status: 200 });
        const saved = await client.from('projects').upsert({ ...row, title: 'While full' });
        expect(saved).toMatchObject({ status: 503, error: { code: '53100', message: full } });
        const sent = await server.request(address, { token, method: 'POST', body: 'a file' });
        expect(sent).toMatchObject({ status: 409 });

        disk.makeRoom();
        expect((await client.from('projects').upsert({ ...row, title: 'After' })).error).toBeNull();
        expect(server.errors).toContain('saves are accepted again');
        expect(await server.end('SIGTERM')).toBe(0);
      } finally {
        disk.remove();
      }
    },
    300_000,
  );
});

// Kills the server, its Postgres or both while four people edit one project live: what anybody was told is saved is there,
// and in the end all have the same plan.
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../kit/freePort.ts';
import { newEmbeddedLocation, runningPostgres } from '../testing/databases.ts';
import { LiveEditors } from '../testing/liveEditors.ts';
import { type Member, ServerProcess } from '../testing/serverProcess.ts';
import { digestOf, newToken } from '../testing/sharing.ts';
import { times } from '../testing/thorough.ts';

const victims = [
  { name: 'the server', server: true, postgres: false },
  { name: 'its Postgres', server: false, postgres: true },
  { name: 'both at once', server: true, postgres: true },
] as const;

/** Returns the project and the token of a link with which anybody may edit it. */
async function sharedProject(server: ServerProcess, { id, token }: Member) {
  const client = server.client(token);
  const row = {
    user_id: id,
    title: 'A plan',
    objects: [],
    settings: { scale: 1, siteExtent: 100, title: '' },
  };
  const { data } = await client
    .from('projects')
    .insert(row)
    .select('id')
    .single<{ id: string }>()
    .throwOnError();
  const share = newToken();
  const link = { project_id: data.id, role: 'editor', token_hash: digestOf(share) };
  await client.from('share_links').insert(link).throwOnError();
  return { project: data.id, share };
}

async function savedIds(
  server: ServerProcess,
  { token }: Member,
  project: string,
): Promise<ReadonlySet<string>> {
  const asked = server.client(token).from('projects').select('objects').eq('id', project);
  const { data } = await asked.single<{ objects: readonly { id: string }[] }>().throwOnError();
  return new Set(data.objects.map(({ id }) => id));
}

describe('kill -9 while four people edit a project live', () => {
  test.each(victims)(
    'of $name loses nothing that was told as saved, and all end equal',
    async (victim) => {
      const location = await newEmbeddedLocation();
      const settings = { port: await freePort() };
      let server = await ServerProcess.start(location, settings);
      const ann = await server.member('ann@example.org');
      const { project, share } = await sharedProject(server, ann);
      const tokens = [{ access: ann.token }, { share, guest: 'Bob' }, { share, guest: 'Cid' }, { share }];
      const editors = await new LiveEditors(server.url, project, tokens).ready();
      onTestFinished(() => editors.close());
      const rounds = times(1, 20);
      for (let round = 1; round <= rounds; round += 1) {
        const { edits } = editors;
        const before = editors.acknowledged.size;
        editors.start();
        const untilMore = { interval: 5, timeout: 20_000 };
        await expect.poll(() => editors.acknowledged.size, untilMore).toBeGreaterThan(before);
        // At another moment of the time between two saves.
        await expect.poll(() => editors.edits, untilMore).toBeGreaterThan(edits + 80 + ((round * 37) % 100));
        const postgres = await runningPostgres(location);
        if (victim.postgres) process.kill(postgres, 'SIGKILL');
        if (victim.server) await server.end('SIGKILL');
        // So that the clients, which still have all of it, can't make up for a loss.
        editors.disconnect();
        const told = [...editors.acknowledged];
        if (victim.server) server = await ServerProcess.start(location, settings);
        await expect.poll(async () => (await server.request('/ready')).status, { timeout: 60_000 }).toBe(200);
        const there = await savedIds(server, ann, project);
        expect(told.filter((id) => !there.has(id))).toEqual([]);
        editors.stop();
        const began = performance.now();
        await editors.reconnect();
        const refusals = editors.clients.flatMap((client) => client.refusals.items);
        expect(performance.now() - began, refusals.join(' ')).toBeLessThan(5_000);
        await expect.poll(() => new Set(editors.clients.map(({ file }) => file)).size).toBe(1);
        expect((await savedIds(server, ann, project)).size).toBe(editors.clients[0]?.plan.objects.size);
      }
      expect(editors.acknowledged.size).toBeGreaterThan(rounds);
      expect(await server.end('SIGTERM')).toBe(0);
    },
    600_000,
  );
});

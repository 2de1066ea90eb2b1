// A room belongs to one server at a time. Another server sends clients there, takes the room over when its server is gone, and
// the database refuses what a server writes whose time is over.
import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { adding, newProject, savedPlan } from '../testing/livePlans.ts';
import { LiveServer } from '../testing/liveServers.ts';
import { Leases, type Lease } from './lease.ts';
import { liveLimits } from './limits.ts';
import { Listening } from './listening.ts';
import { callerFor, LeaseLostError, readDocument, store, type Store } from './rows.ts';

const server = await LiveServer.start({ liveAddress: 'https://plan.example.org/at/a' });
const { database } = server;

const leasesOf = (owner: string) =>
  new Leases(database, owner, () => `https://${owner}.example.org`, liveLimits);

async function taken(owner: string, project: string): Promise<Lease> {
  const answer = await leasesOf(owner).take(project);
  if ('movedTo' in answer) throw new Error(`The room is at ${answer.movedTo}.`);
  return answer.lease;
}

/** Shows the database that a server lives, until the end of the test or until it is closed. */
async function alive(owner: string): Promise<Listening> {
  const connection = { connectionString: server.location.databaseUrl ?? '' };
  const nobody = { handleNotice: () => {}, renewed: () => {}, connected: () => {} };
  const listening = new Listening(() => connection, owner, nobody, liveLimits);
  await listening.start();
  onTestFinished(() => listening.close());
  return listening;
}

describe('a lease', () => {
  test('is refused while another server has it, with the address of that', async () => {
    const project = randomUUID();
    await alive('one');
    await taken('one', project);
    expect(await leasesOf('two').take(project)).toEqual({ movedTo: 'https://one.example.org' });
  });

  test('is free at once when its server is gone, and after ten seconds when that is only silent', async () => {
    const project = randomUUID();
    const listening = await alive('gone');
    const before = await taken('gone', project);
    await listening.close();
    const after = await taken('next', project);
    expect(after.fence).toBeGreaterThan(before.fence);
    await alive('next');
    await database.query(
      `update live.rooms set expires_at = expires_at - interval '10 seconds' where project_id = $1`,
      [project],
    );
    expect((await taken('third', project)).owner).toBe('third');
  });

  test('of each room of a server that is gone is free for everybody who asks at once', async () => {
    const projects = Array.from({ length: 20 }, () => randomUUID());
    for (const project of projects) await taken('gone long ago', project);
    const leases = await Promise.all(projects.map((project, i) => taken(`heir-${i}`, project)));
    expect(leases.map(({ owner }) => owner)).toEqual(projects.map((_, i) => `heir-${i}`));
  });

  test('is renewed while its server lives', async () => {
    const project = randomUUID();
    await taken('living', project);
    const renewed: number[] = [];
    const listening = new Listening(
      () => ({ connectionString: server.location.databaseUrl ?? '' }),
      'living',
      {
        handleNotice: () => {},
        connected: () => {},
        renewed: (fences) => renewed.push(fences.get(project) ?? 0),
      },
      { renewal: 20 },
    );
    const expiry = async () => {
      const [row] = await database.query<{ at: string }>(
        'select expires_at::text as at from live.rooms where project_id = $1',
        [project],
      );
      return row?.at ?? '';
    };
    const first = await expiry();
    await listening.start();
    onTestFinished(() => listening.close());
    await expect.poll(expiry).not.toBe(first);
    await expect.poll(() => renewed.length).toBeGreaterThan(2);
    expect(renewed.every((fence) => fence > 0)).toBe(true);
  });
});

describe('a store', () => {
  const storeOf = (lease: Lease, owner: string, savedAt: string, objects: string): Store => ({
    lease,
    caller: callerFor(owner),
    owner,
    savedAt,
    continues: false,
    plan: { objects, settings: '{}' },
    epoch: 1,
    state: Uint8Array.of(0, 0),
  });

  test('of a server that has lost the lease is refused by the database, and changes nothing', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    const stale = await taken('stale', project);
    const current = await taken('current', project);
    const { savedAt, objects } = await savedPlan(database, ann.id, project);
    await expect(store(database, storeOf(stale, ann.id, savedAt, '[]'))).rejects.toThrow(LeaseLostError);
    expect((await savedPlan(database, ann.id, project)).objects).toEqual(objects);
    expect(await readDocument(database, project)).toBeUndefined();
    await store(database, storeOf(current, ann.id, savedAt, '[]'));
    expect((await savedPlan(database, ann.id, project)).objects).toEqual([]);
  });

  test('of an earlier lease of the same server is refused too', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    const earlier = await taken('same', project);
    await leasesOf('same').release(earlier);
    const later = await taken('same', project);
    const { savedAt } = await savedPlan(database, ann.id, project);
    await expect(store(database, storeOf(earlier, ann.id, savedAt, '[]'))).rejects.toThrow(LeaseLostError);
    await store(database, storeOf(later, ann.id, savedAt, '[]'));
  });

  test('and a takeover at the same moment never both succeed', async () => {
    const ann = await server.person();
    for (let round = 0; round < 20; round += 1) {
      const project = await newProject(database, ann.id);
      const lease = await taken(`old-${round}`, project);
      const { savedAt } = await savedPlan(database, ann.id, project);
      const [stored, over] = await Promise.allSettled([
        store(database, storeOf(lease, ann.id, savedAt, '[]')),
        taken(`new-${round}`, project),
      ]);
      const row = await savedPlan(database, ann.id, project);
      expect(row.objects.length === 0).toBe(stored.status === 'fulfilled');
      if (over.status === 'rejected') continue;
      const now = (await savedPlan(database, ann.id, project)).savedAt;
      await expect(store(database, storeOf(lease, ann.id, now, '[1]'))).rejects.toThrow(LeaseLostError);
    }
  });
});

describe('two servers', () => {
  test('send clients to the one that has the room', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    await server.join(project, ann);
    const second = await server.another({ liveAddress: 'https://plan.example.org/at/b' });
    expect(await second.connect(project, { access: ann.token }).refused()).toBe(
      'moved https://plan.example.org/at/a',
    );
    expect(await second.metric('moved_total')).toBeGreaterThan(0);
  });

  test('take over a room when its server stops, and nothing that was saved or is with a client is lost', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    const second = await server.another();
    const client = await second.join(project, ann);
    client.edit(adding(client.plan, 'saved', 200));
    await client.saved();
    client.edit(adding(client.plan, 'just now', 300));
    await second.server.close();
    expect(await client.closed()).toEqual({ code: 4205, reason: 'The server restarts.' });
    const again = await server.connect(project, { access: ann.token }, client.doc).ready();
    await again.saved();
    const { objects } = await savedPlan(database, ann.id, project);
    expect(objects.map(({ id }) => id)).toEqual(['square-0', 'square-1', 'square-2', 'saved', 'just now']);
  });

  test('never have a room both: who has lost it closes its connections, so that they come back', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    const client = await server.join(project, ann);
    await database.query('update live.rooms set owner = $2, fence = fence + 1000 where project_id = $1', [
      project,
      'somebody else',
    ]);
    client.edit(adding(client.plan, 'late', 200));
    expect(await client.closed()).toEqual({ code: 4205, reason: 'The plan is open on another server.' });
    expect((await savedPlan(database, ann.id, project)).objects).toHaveLength(3);
    // The other one isn't alive, so the room comes back, with the edit that its client still has.
    await client.saved();
    expect((await savedPlan(database, ann.id, project)).objects).toHaveLength(4);
  });
});

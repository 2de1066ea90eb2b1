// What the rooms of a server and of an account may use, and what of a document goes with time.
import { aboutOf } from '@homeplot/live/format';
import { Doc, encodeStateAsUpdate } from 'yjs';
import { describe, expect, test } from 'vitest';
import type { LiveClient } from '../testing/liveClient.ts';
import { adding, newProject, type Person, savedPlan } from '../testing/livePlans.ts';
import { LiveServer } from '../testing/liveServers.ts';
import { superuserOn } from '../testing/superuser.ts';

const server = await LiveServer.start();
const { database } = server;

describe('the open plans of one account', () => {
  const tooMany = 'You have too many large plans open at once. Close some of them.';
  const three = async (owner: Person) => Promise.all([1, 2, 3].map(() => newProject(database, owner.id)));

  test('have so many characters together, whoever opens them, and those of others may be opened still', async () => {
    // A room counts 219 characters of a plan in the database, and 570 as it has it itself: so two, and no third.
    const small = await server.another({}, { accountPlanBytes: 1_000 });
    const [ann, bob] = [await small.person(), await small.person()];
    const [first = '', second = '', third = ''] = await three(ann);
    await small.join(first, ann);
    const guest = await small.linkTo(ann, second, 'editor');
    const member = await small.connect(second, { access: bob.token, share: guest }).ready();
    expect(await small.connect(third, { access: ann.token }).refused()).toBe(tooMany);
    await small.join(await newProject(database, bob.id), bob);
    member.close();
    await expect.poll(() => small.metric('rooms'), { interval: 10 }).toBe(2);
    await small.connect(third, { access: ann.token }).ready();
  });

  test('are no more if all are opened at once', async () => {
    const small = await server.another({}, { accountPlanBytes: 500 });
    const ann = await small.person();
    const clients = (await three(ann)).map((project) => small.connect(project, { access: ann.token }));
    expect(await Promise.race(clients.map((client) => client.refused()))).toBe(tooMany);
    expect(await small.metric('rooms')).toBeLessThanOrEqual(2);
  });
});

test('a document with too many Yjs clients is replaced by a new one, with all that they drew', async () => {
  const small = await server.another({}, { documentClients: 3 });
  const ann = await small.person();
  const project = await newProject(database, ann.id);
  const clients: LiveClient[] = [];
  for (const name of ['one', 'two', 'three']) {
    const doc = new Doc();
    const token = () => ({ access: ann.token, ...epochOf(doc) });
    const client = await small.connect(project, token, doc).ready();
    clients.push(client);
    client.edit(adding(client.plan, name, 200));
  }
  const [first] = clients;
  expect(await first?.closed()).toEqual({ code: 4205, reason: 'The plan is opened anew.' });
  // What they keep isn't mixed with the new one.
  expect(await first?.refused()).toBe('epoch');
  const fresh = await small.join(project, ann);
  expect([...fresh.plan.objects.keys()].toSorted()).toEqual(
    ['one', 'two', 'three', 'square-0', 'square-1', 'square-2'].toSorted(),
  );
  expect(fresh.doc.store.clients.size).toBe(1);
});

const epochOf = (doc: Doc): { readonly epoch?: number } => {
  const { epoch } = aboutOf(doc);
  return epoch === undefined ? {} : { epoch };
};

describe('what was removed', () => {
  const secret = 'Secret cellar';
  const holds = ({ doc }: LiveClient): boolean => Buffer.from(encodeStateAsUpdate(doc)).includes(secret);

  /** Adds and removes something as the owner; returns a function that looks as a viewer who comes then. */
  async function removed(removedTimeout: number) {
    const small = await server.another({}, { removedTimeout });
    const ann = await small.person();
    const project = await newProject(database, ann.id);
    const owner = await small.join(project, ann);
    const added = adding(owner.plan, 'cellar', 200);
    owner.edit({ put: { ...added.put, name: secret } });
    await owner.saved();
    owner.edit({ remove: 'cellar' });
    await owner.saved();
    const share = await small.linkTo(ann, project, 'viewer');
    const looks = async (): Promise<boolean> => {
      const viewer = await small.connect(project, { share }).ready();
      const isThere = holds(viewer);
      viewer.close();
      return isThere;
    };
    return { small, project, owner, looks };
  }

  test('a moment ago is still in the document, for whoever edits it while away', async () => {
    const { looks } = await removed(600_000);
    expect(await looks()).toBe(true);
  });

  test('long ago is sent to nobody who comes later, and is gone for those who are here', async () => {
    const { owner, looks } = await removed(200);
    await expect.poll(looks, { interval: 10, timeout: 5_000 }).toBe(false);
    await expect.poll(() => holds(owner), { interval: 10 }).toBe(false);
    expect(await owner.goesOn()).toEqual([]);
  });

  test('long before the room was opened goes as it is opened', async () => {
    const { small, project, owner, looks } = await removed(3_600_000);
    owner.close();
    await expect.poll(() => small.metric('rooms'), { interval: 10 }).toBe(0);
    await superuserOn(database, async (client) => {
      // As if the last save had been two hours ago.
      await client.query('set session_replication_role = replica');
      for (const [table, column, key] of [
        ['projects', 'updated_at', 'id'],
        ['live.documents', 'saved_at', 'project_id'],
      ])
        await client.query(
          `update ${table} set ${column} = ${column} - interval '2 hours' where ${key} = $1`,
          [project],
        );
      await client.query('reset session_replication_role');
    });
    expect(await looks()).toBe(false);
  });
});

test('a row that is older than what was saved, as out of a backup, is written again with all edits', async () => {
  const ann = await server.person();
  const project = await newProject(database, ann.id);
  const client = await server.join(project, ann);
  client.edit(adding(client.plan, 'saved', 200));
  await client.saved();
  await database.transaction(async (sql) => {
    await sql.query('alter table public.projects disable trigger user');
    const back = `update public.projects set objects = '[]', updated_at = '2020-01-01' where id = $1`;
    await sql.query(back, [project]);
    await sql.query('alter table public.projects enable trigger user');
  });
  client.edit(adding(client.plan, 'next', 300));
  const savedAt = await client.saved();
  const row = await savedPlan(database, ann.id, project);
  expect(row.savedAt).toBe(savedAt);
  expect(row.objects.map(({ id }) => id)).toEqual(['square-0', 'square-1', 'square-2', 'saved', 'next']);
});

// Who may follow and who may edit is decided in the database, when a client comes in and whenever a right changes.
import { describe, expect, onTestFinished, test } from 'vitest';
import type { LiveClient } from '../testing/liveClient.ts';
import { adding, newProject, type Person, savedPlan } from '../testing/livePlans.ts';
import { LiveServer } from '../testing/liveServers.ts';
import { callerWith } from '../testing/people.ts';
import { digestOf, type MadeLink, newToken, type Role } from '../testing/sharing.ts';

const server = await LiveServer.start();
const { database } = server;

const asOwner = (owner: Person, text: string, values: readonly unknown[]) =>
  database.queryAs(callerWith(owner.id), text, values);

async function link(owner: Person, project: string, role: Role): Promise<MadeLink> {
  const token = newToken();
  const [made] = await database.queryAs<{ id: string }>(
    callerWith(owner.id),
    'insert into share_links (project_id, role, token_hash) values ($1, $2, $3) returning id',
    [project, role, digestOf(token)],
  );
  return { id: made?.id ?? '', token };
}

const revoke = (owner: Person, { id }: MadeLink) =>
  asOwner(owner, 'update share_links set revoked_at = now() where id = $1', [id]);

async function handOver(owner: Person, project: string, taker: Person): Promise<void> {
  const offered = 'insert into project_handovers (project_id, to_user_id) values ($1, $2)';
  await asOwner(owner, offered, [project, taker.id]);
  await asOwner(taker, 'update project_handovers set accepted = true where project_id = $1', [project]);
}

async function member(owner: Person, project: string, role: Role): Promise<Person> {
  const person = await server.person();
  await asOwner(owner, 'insert into invitations (project_id, email, role) values ($1, $2, $3)', [
    project,
    `${person.id}@example.org`,
    role,
  ]);
  const caller = callerWith(person.id);
  const claims = { ...caller.claims, email: `${person.id}@example.org` };
  await database.queryAs({ ...caller, claims }, 'insert into project_members (project_id) values ($1)', [
    project,
  ]);
  return person;
}

async function shared() {
  const ann = await server.person();
  const project = await newProject(database, ann.id);
  return { ann, project };
}

const noAccess = 'You no longer have access to this project. Your copy stays in this browser.';

test('somebody without a right, without a token, or with an invalid one is not let in', async () => {
  const { project } = await shared();
  const stranger = await server.person();
  expect(await server.connect(project, { access: stranger.token }).refused()).toBe(noAccess);
  expect(await server.connect(project, {}).refused()).toBe(noAccess);
  expect(await server.connect(project, { share: newToken() }).refused()).toBe(noAccess);
  expect(await server.connect(project, { access: `${stranger.token}x` }).refused()).toBe('expired');
  const late = await server.person(-60);
  expect(await server.connect(project, { access: late.token }).refused()).toBe('expired');
});

test('a guest with an edit link edits, under the name that they gave', async () => {
  const { ann, project } = await shared();
  const { token } = await link(ann, project, 'editor');
  const guest = await server.connect(project, { share: token, guest: ' Gus\n Guest ' }).ready();
  const { people } = (await guest.told('people')) as { people: readonly object[] };
  expect(people).toMatchObject([{ name: 'Gus Guest', role: 'editor', guest: true }]);
  guest.edit(adding(guest.plan, 'by a guest', 200));
  await guest.saved();
  const { objects } = await savedPlan(database, ann.id, project);
  expect(objects.map(({ id }) => id)).toContain('by a guest');
});

test('who only looks follows whatever their role, can edit nothing, and is shown to nobody', async () => {
  const { ann, project } = await shared();
  const made = await link(ann, project, 'editor');
  const looker = await server.connect(project, { share: made.token, looks: true }).ready();
  const client = await server.join(project, ann);
  const { people } = (await client.told('people')) as { people: readonly object[] };
  expect(people).toHaveLength(1);
  looker.edit(adding(looker.plan, 'by a looker', 300));
  client.edit(adding(client.plan, 'by the owner', 200));
  await client.saved();
  await looker.told('saved');
  expect(looker.plan.objects.has('by the owner')).toBe(true);
  expect(client.plan.objects.has('by a looker')).toBe(false);
  expect(looker.messages.items.some((message) => 'people' in message)).toBe(false);
  await revoke(ann, made);
  expect((await looker.closed()).code).toBe(4403);
});

test('a member edits, and the row still belongs to its owner', async () => {
  const { ann, project } = await shared();
  const bob = await member(ann, project, 'editor');
  const client = await server.join(project, bob);
  client.edit(adding(client.plan, 'by a member', 200));
  await client.saved();
  expect((await savedPlan(database, ann.id, project)).objects).toHaveLength(4);
});

describe.each(['viewer', 'commenter'] as const)('a %s', (role) => {
  test('sees the edits of others, and changes nothing with forged updates', async () => {
    const { ann, project } = await shared();
    const owner = await server.join(project, ann);
    const client = await server.connect(project, { share: (await link(ann, project, role)).token }).ready();
    for (let i = 0; i < 100; i += 1) client.edit(adding(client.plan, `forged-${i}`, 200));
    client.edit({ remove: 'square-0' });
    owner.edit(adding(owner.plan, 'by the owner', 300));
    await client.sees(({ objects }) => objects.has('by the owner'));
    await owner.saved();
    const ids = (await savedPlan(database, ann.id, project)).objects.map(({ id }) => id);
    expect(ids).toEqual(['square-0', 'square-1', 'square-2', 'by the owner']);
    expect([...owner.plan.objects.keys()].toSorted()).toEqual(ids.toSorted());
  });
});

describe('a right that is taken back', () => {
  const withinASecond = { code: 4403, reason: 'You no longer have access to this plan.', isSoon: true };

  /** How a client is closed after a change. */
  async function closing(client: LiveClient, change: () => Promise<unknown>) {
    const began = performance.now();
    await change();
    return { ...(await client.closed()), isSoon: performance.now() - began < 1_000 };
  }

  test('closes the connections that had it, and no others', async () => {
    const { ann, project } = await shared();
    const [gone, stays] = [await link(ann, project, 'editor'), await link(ann, project, 'editor')];
    const owner = await server.join(project, ann);
    const first = await server.connect(project, { share: gone.token }).ready();
    const second = await server.connect(project, { share: stays.token }).ready();
    expect(await closing(first, () => revoke(ann, gone))).toEqual(withinASecond);
    first.edit(adding(first.plan, 'too late', 200));
    expect(await first.refused()).toBe(noAccess);
    second.edit(adding(second.plan, 'in time', 300));
    await owner.sees(({ objects }) => objects.has('in time'));
    expect(owner.plan.objects.has('too late')).toBe(false);
    expect(owner.closings.items).toEqual([]);
  });

  test('of a member closes theirs', async () => {
    const { ann, project } = await shared();
    const bob = await member(ann, project, 'viewer');
    const client = await server.join(project, bob);
    const leave = () =>
      asOwner(ann, 'delete from project_members where project_id = $1 and user_id = $2', [project, bob.id]);
    expect(await closing(client, leave)).toEqual(withinASecond);
  });

  test('is heard by every server', async () => {
    const { ann, project } = await shared();
    const other = await newProject(database, ann.id);
    const second = await server.another();
    const [here, there] = [await link(ann, project, 'viewer'), await link(ann, other, 'viewer')];
    const one = await server.connect(project, { share: here.token }).ready();
    const two = await second.connect(other, { share: there.token }).ready();
    expect(await closing(one, () => revoke(ann, here))).toEqual(withinASecond);
    expect(await closing(two, () => revoke(ann, there))).toEqual(withinASecond);
  });

  test('while the line to the database was down is noticed when it is back', async () => {
    const { ann, project } = await shared();
    const made = await link(ann, project, 'viewer');
    const client = await server.connect(project, { share: made.token }).ready();
    // The trigger is silent, as if nobody had listened.
    await database.transaction(async (sql) => {
      await sql.script('alter table share_links disable trigger user');
    });
    onTestFinished(() =>
      database.transaction((sql) => sql.script('alter table share_links enable trigger user')),
    );
    await revoke(ann, made);
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name like 'homeplot live%' and datname = current_database()`,
    );
    expect((await client.closed()).code).toBe(4403);
  });
});

test('a role that changes takes effect at once, and is told', async () => {
  const { ann, project } = await shared();
  const bob = await member(ann, project, 'editor');
  const owner = await server.join(project, ann);
  const client = await server.join(project, bob);
  await asOwner(ann, "update project_members set role = 'viewer' where user_id = $1", [bob.id]);
  expect(await client.told('role')).toEqual({ role: 'viewer' });
  client.edit(adding(client.plan, 'not anymore', 200));
  owner.edit(adding(owner.plan, 'still', 300));
  await client.sees(({ objects }) => objects.has('still'));
  await owner.saved();
  expect(owner.plan.objects.has('not anymore')).toBe(false);
});

test('a project that is handed over goes on being saved, for its new owner', async () => {
  const { ann, project } = await shared();
  const bob = await member(ann, project, 'editor');
  const client = await server.join(project, bob);
  client.edit(adding(client.plan, 'before', 200));
  await client.saved();
  await handOver(ann, project, bob);
  expect(await client.told('role')).toEqual({ role: 'owner' });
  client.edit(adding(client.plan, 'after', 300));
  await client.saved();
  const { objects } = await savedPlan(database, bob.id, project);
  expect(objects.map(({ id }) => id)).toEqual(['square-0', 'square-1', 'square-2', 'before', 'after']);
});

test('a project that was handed over is saved when its first owner is gone', async () => {
  const { ann, project } = await shared();
  const bob = await member(ann, project, 'editor');
  const client = await server.join(project, bob);
  await handOver(ann, project, bob);
  await asOwner(bob, 'delete from project_members where user_id = $1', [ann.id]);
  client.edit(adding(client.plan, 'after', 300));
  await client.saved();
  expect((await savedPlan(database, bob.id, project)).objects).toHaveLength(4);
  expect(client.closings.items).toEqual([]);
});

test('a token that ends is asked for anew, without leaving the room', async () => {
  const ann = await server.person(30);
  const project = await newProject(database, ann.id);
  let asked = 0;
  const client = await server
    .connect(project, () => {
      asked += 1;
      return { access: ann.token };
    })
    .ready();
  await expect.poll(() => asked, { timeout: 5_000 }).toBe(2);
  client.edit(adding(client.plan, 'later', 200));
  await client.saved();
  expect(client.closings.items).toEqual([]);
});

test('a connection whose token has ended long ago is closed', async () => {
  // Tokens are taken until thirty seconds after their end, because clocks differ.
  const ann = await server.person(-28);
  const project = await newProject(database, ann.id);
  const client = await server.connect(project, { access: ann.token }).ready();
  expect((await client.closed()).code).toBe(4401);
  expect(await client.refused()).toBe('expired');
});

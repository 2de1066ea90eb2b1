// Several people edit one project: what one does arrives at the others and in the project's row, and what anybody writes to
// the row arrives in the room.
import { describe, expect, onTestFinished, test } from 'vitest';
import { Doc } from 'yjs';
import { adding, newProject, savedPlan, squareAt } from '../testing/livePlans.ts';
import { LiveServer } from '../testing/liveServers.ts';
import { callerWith } from '../testing/people.ts';

const server = await LiveServer.start();
const { database } = server;

const idsIn = (objects: readonly { readonly id: string }[]): readonly string[] => objects.map(({ id }) => id);

const hasRoom = async (project: string): Promise<boolean> =>
  (await database.query('select from live.rooms where project_id = $1', [project])).length > 0;

describe('an edit', () => {
  test('arrives at the others and is saved in the row of the project', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    const one = await server.join(project, ann);
    const other = await server.join(project, ann);
    one.edit(adding(one.plan, 'new', 200));
    await other.sees(({ objects }) => objects.has('new'));
    const savedAt = await one.saved();
    const row = await savedPlan(database, ann.id, project);
    expect(row.savedAt).toBe(savedAt);
    expect(idsIn(row.objects)).toEqual(['square-0', 'square-1', 'square-2', 'new']);
    expect(other.file).toBe(one.file);
  });

  test('is saved at most two seconds later', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    const client = await server.join(project, ann);
    const began = performance.now();
    client.edit(adding(client.plan, 'new', 200));
    await client.saved();
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test('is saved when the last one leaves, and the room is gone then', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    const client = await server.join(project, ann);
    const other = await server.join(project, ann);
    client.edit(adding(client.plan, 'new', 200));
    await other.sees(({ objects }) => objects.has('new'));
    expect(await hasRoom(project)).toBe(true);
    client.close();
    other.close();
    await expect.poll(() => hasRoom(project), { interval: 10 }).toBe(false);
    expect(idsIn((await savedPlan(database, ann.id, project)).objects)).toContain('new');
  });

  test('that was saved while its author was away is told as saved when they come back', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    const one = await server.join(project, ann);
    const other = await server.join(project, ann);
    one.edit(adding(one.plan, 'new', 200));
    await other.sees(({ objects }) => objects.has('new'));
    one.close();
    const savedAt = await other.saved();
    const back = server.connect(project, { access: ann.token }, one.doc);
    expect(await back.saved()).toBe(savedAt);
    back.close();
    other.close();
    await expect.poll(() => hasRoom(project), { interval: 10 }).toBe(false);
    const inNewRoom = server.connect(project, { access: ann.token }, one.doc);
    expect(await inNewRoom.saved()).toBe(savedAt);
  });

  test('of somebody who was offline merges with those of the others', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    const one = await server.join(project, ann);
    const other = await server.join(project, ann);
    other.line.disconnect();
    await other.closed();
    other.edit(adding(other.plan, 'offline', 300));
    one.edit(adding(one.plan, 'online', 200));
    await one.saved();
    void other.line.connect();
    await one.sees(({ objects }) => objects.has('offline'));
    await other.sees(({ objects }) => objects.has('online'));
    await one.saved();
    expect(other.file).toBe(one.file);
    const row = await savedPlan(database, ann.id, project);
    expect(idsIn(row.objects).toSorted()).toEqual(['offline', 'online', 'square-0', 'square-1', 'square-2']);
  });

  test('of a document that was kept goes on in a new room, and is not doubled', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    const first = await server.join(project, ann);
    first.edit(adding(first.plan, 'new', 200));
    await first.saved();
    first.close();
    first.edit(adding(first.plan, 'later', 300));
    const again = await server.connect(project, { access: ann.token }, first.doc).ready();
    await again.saved();
    const row = await savedPlan(database, ann.id, project);
    expect(idsIn(row.objects)).toEqual(['square-0', 'square-1', 'square-2', 'new', 'later']);
  });
});

describe('a row that was written past its room', () => {
  const write = (owner: string, project: string, objects: readonly object[]) =>
    database.queryAs(callerWith(owner), 'update projects set objects = $2 where id = $1', [
      project,
      JSON.stringify(objects),
    ]);

  test('arrives in the room, with the edits of both', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    const client = await server.join(project, ann);
    client.edit(adding(client.plan, 'mine', 200));
    await client.saved();
    const { objects } = await savedPlan(database, ann.id, project);
    client.edit(adding(client.plan, 'unsaved', 300));
    await write(ann.id, project, [...objects, squareAt('theirs', 400)]);
    await client.sees(({ objects: seen }) => seen.has('theirs'));
    await client.saved();
    const row = await savedPlan(database, ann.id, project);
    expect(idsIn(row.objects).toSorted()).toEqual(
      ['mine', 'square-0', 'square-1', 'square-2', 'theirs', 'unsaved'].toSorted(),
    );
  });

  test("with nothing in it that can be read is overwritten by the room's plan", async () => {
    const { ann, project, bad, good } = await server.twoIn();
    await write(ann.id, project, [{ junk: 1 }]);
    await expect
      .poll(async () => idsIn((await savedPlan(database, ann.id, project)).objects), { timeout: 10_000 })
      .toEqual(['square-0', 'square-1', 'square-2']);
    expect([await bad.goesOn(), await good.goesOn()]).toEqual([[], []]);
  });

  test('while there was no room is what the next room has', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    const first = await server.join(project, ann);
    first.edit(adding(first.plan, 'mine', 200));
    await first.saved();
    first.close();
    await expect
      .poll(() => database.query('select from live.rooms where project_id = $1', [project]))
      .toEqual([]);
    const { objects } = await savedPlan(database, ann.id, project);
    await write(ann.id, project, [...objects.slice(1), squareAt('theirs', 400)]);
    const next = await server.join(project, ann);
    expect([...next.plan.objects.keys()].toSorted()).toEqual(['mine', 'square-1', 'square-2', 'theirs']);
  });

  test('that is gone closes the room', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    const client = await server.join(project, ann);
    client.edit(adding(client.plan, 'mine', 200));
    await client.saved();
    await database.queryAs(callerWith(ann.id), 'delete from projects where id = $1', [project]);
    expect(await client.closed()).toEqual({ code: 4403, reason: 'This plan was deleted.' });
    await expect
      .poll(() => database.query('select from live.documents where project_id = $1', [project]))
      .toEqual([]);
  });
});

describe('a save that fails', () => {
  /** Until it is called, no plan with more than three objects can be saved. */
  async function limitPlans(): Promise<() => Promise<void>> {
    const limit =
      'alter table projects add constraint few check (jsonb_array_length(objects) <= 3) not valid';
    await database.transaction((sql) => sql.script(limit));
    return () =>
      database.transaction((sql) => sql.script('alter table projects drop constraint if exists few'));
  }

  test('is told, and tried again until it is done', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    const client = await server.join(project, ann);
    const lift = await limitPlans();
    onTestFinished(lift);
    client.edit(adding(client.plan, 'one too many', 200));
    expect(await client.told('unsaved')).toEqual({
      unsaved: 'The plan is too large to be saved. Remove some of it.',
    });
    await lift();
    await client.saved();
    expect(idsIn((await savedPlan(database, ann.id, project)).objects)).toContain('one too many');
  });

  test('after everybody has left is done all the same, and then the room is gone', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    const client = await server.join(project, ann);
    const lift = await limitPlans();
    onTestFinished(lift);
    client.edit(adding(client.plan, 'one too many', 200));
    await client.told('unsaved');
    client.close();
    await lift();
    await expect
      .poll(async () => idsIn((await savedPlan(database, ann.id, project)).objects), { timeout: 10_000 })
      .toContain('one too many');
    await expect
      .poll(() => database.query('select from live.rooms where project_id = $1', [project]), {
        timeout: 10_000,
      })
      .toEqual([]);
  });
});

describe('versions', () => {
  const versionsOf = async (owner: string, project: string) =>
    database.queryAs<{ objects: readonly { id: string }[] }>(
      callerWith(owner),
      'select objects from project_versions where project_id = $1',
      [project],
    );

  test('are kept once of what was before, however often the room saves', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    const client = await server.join(project, ann);
    for (const id of ['a', 'b', 'c']) {
      client.edit(adding(client.plan, id, 200));
      await client.saved();
    }
    const versions = await versionsOf(ann.id, project);
    expect(versions.map(({ objects }) => idsIn(objects))).toEqual([['square-0', 'square-1', 'square-2']]);
  });
});

describe('those who are here', () => {
  test('are told to each other, with names, colors and roles that the server gives', async () => {
    const [ann, bob] = [await server.person(), await server.person()];
    const project = await newProject(database, ann.id);
    const one = await server.join(project, ann);
    const other = await server.join(project, ann);
    const all = await one.messages.wait(() =>
      one.messages.items.findLast(
        (message) => Array.isArray(message['people']) && message['people'].length === 2,
      ),
    );
    const people = all['people'] as readonly Record<string, unknown>[];
    expect(people.map(({ name, role }) => [name, role])).toEqual([
      [`Person ${ann.id.slice(0, 4)}`, 'owner'],
      [`Person ${ann.id.slice(0, 4)}`, 'owner'],
    ]);
    expect(new Set(people.map(({ color }) => color)).size).toBe(2);
    expect(people.map(({ id }) => id)).toContain(all['you']);
    other.close();
    await one.messages.wait(() =>
      (one.messages.items.at(-1)?.['people'] as readonly unknown[] | undefined)?.length === 1
        ? true
        : undefined,
    );
    expect(bob.id).not.toBe(ann.id);
  });

  test('see the pointers and selections of the others, and nothing else that a client claims', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    const one = await server.join(project, ann);
    const other = await server.join(project, ann);
    const you = (await one.told('you'))['you'];
    one.provider.sendStateless(JSON.stringify({ at: [1, 2], from: 'somebody', people: [], saved: 'now' }));
    one.provider.sendStateless(JSON.stringify({ selected: ['square-1'] }));
    one.provider.sendStateless(JSON.stringify({ at: ['x', 2] }));
    one.provider.sendStateless('[1]');
    one.provider.sendStateless('{');
    const pointers = () => other.messages.items.filter((message) => 'pointers' in message);
    await other.messages.wait(() => pointers().length || undefined);
    expect(other.messages.items.filter((message) => 'from' in message)).toEqual([
      { from: you, selected: ['square-1'] },
    ]);
    expect(pointers()).toEqual([{ pointers: { [String(you)]: [1, 2] } }]);
    expect(one.messages.items.some((message) => 'from' in message)).toBe(false);
    one.provider.sendStateless(JSON.stringify({ at: null }));
    await other.messages.wait(() => pointers()[1]);
    expect(pointers()[1]).toEqual({ pointers: { [String(you)]: null } });
  });
});

test('a document of another epoch is refused before it is merged', async () => {
  const ann = await server.person();
  const project = await newProject(database, ann.id);
  const client = server.connect(project, { access: ann.token, epoch: 1 }, new Doc());
  expect(await client.refused()).toBe('epoch');
});

test('a client of another format is refused', async () => {
  const ann = await server.person();
  const project = await newProject(database, ann.id);
  expect(await server.connect(project, { access: ann.token, format: 99 }).refused()).toBe('format');
});

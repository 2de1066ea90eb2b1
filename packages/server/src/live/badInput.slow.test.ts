// What no client of ours sends: a message that is mangled, too large or not allowed closes its own connection, with a reason,
// and the room and everybody else in it go on.
import { aboutOf } from '@homeplot/live/format';
import { fillDocument } from '@homeplot/live/writeChanges';
import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector } from 'yjs';
import type { LiveClient } from '../testing/liveClient.ts';
import { heap, typedFrame, updateFrame } from '../testing/liveFrames.ts';
import { adding, newProject, savedPlan } from '../testing/livePlans.ts';
import { LiveServer } from '../testing/liveServers.ts';
import { callerWith } from '../testing/people.ts';
import { newToken } from '../testing/sharing.ts';
import { readFrame } from './frames.ts';
import { liveLimits } from './limits.ts';

const server = await LiveServer.start();
const { database } = server;

function written(write: (doc: Doc) => void): Uint8Array {
  const doc = new Doc();
  write(doc);
  return encodeStateAsUpdate(doc);
}

const good = written((doc) => doc.getMap('objects').set('a/g', '{}'));

const mangled = 'The server received a message that it could not read.';
const notOfPlan = "The server received an edit that isn't part of a plan.";

const hostile: readonly (readonly [string, (project: string) => Uint8Array, number, string])[] = [
  ['nothing', () => new Uint8Array(), 4400, mangled],
  ['random bytes', () => randomBytes(200), 4400, mangled],
  ['a message for another project', () => updateFrame(randomUUID(), good), 4400, mangled],
  ['a message of an unknown type', (project) => typedFrame(project, 77), 4400, mangled],
  ['a message that only servers send each other', (project) => typedFrame(project, 6, '{}'), 4400, mangled],
  ['an update that is cut short', (project) => updateFrame(project, good.subarray(0, -3)), 4400, mangled],
  ['random bytes as an update', (project) => updateFrame(project, randomBytes(300)), 4400, mangled],
  [
    'an update of other contents',
    (project) =>
      updateFrame(
        project,
        written((doc) => doc.getText('notes').insert(0, 'x'.repeat(99))),
      ),
    4400,
    notOfPlan,
  ],
  [
    'a nested type in the objects',
    (project) =>
      updateFrame(
        project,
        written((doc) => void doc.getMap('objects').set('a/g', new Doc())),
      ),
    4400,
    notOfPlan,
  ],
  [
    'a list in place of the objects',
    (project) =>
      updateFrame(
        project,
        written((doc) => doc.getArray('objects').insert(0, ['a'])),
      ),
    4400,
    notOfPlan,
  ],
  [
    "another document in place of the room's",
    (project) =>
      updateFrame(
        project,
        written((doc) => fillDocument(doc, { objects: [], settings: { layers: [] } as never }, 7)),
      ),
    4400,
    notOfPlan,
  ],
  ['thousands of values in one place', (project) => updateFrame(project, heap(30_000)), 4400, notOfPlan],
  [
    'a pointer of 20 kB',
    (project) => typedFrame(project, 5, 'x'.repeat(20_000)),
    1009,
    'The edit is too large to be shared at once.',
  ],
  [
    'a question of 200 kB for what it lacks',
    (project) => updateFrame(project, new Uint8Array(200_000), 'vector'),
    1009,
    'The edit is too large to be shared at once.',
  ],
  ['an update of 5 MB', (project) => updateFrame(project, new Uint8Array(5_000_000)), 1009, ''],
];

test.each(hostile)('%s closes the connection that sent it, and no other', async (_, frame, code, reason) => {
  const { ann, project, bad, good: other } = await server.twoIn();
  bad.line.webSocket?.send(frame(project) as never);
  expect(await bad.closed()).toEqual({ code, reason });
  expect(await other.goesOn()).toEqual([]);
  expect((await savedPlan(database, ann.id, project)).objects).toHaveLength(4);
});

test('no bytes at all make reading a message fail in another way', () => {
  const name = randomUUID();
  const limits = { updateBytes: 1_000, otherBytes: 1_000, signInBytes: 1_000 };
  for (let i = 0; i < 5_000; i += 1) {
    const noise = randomBytes(i % 80);
    const frame = i % 2 === 0 ? noise : updateFrame(name, noise);
    expect(['refused', 'ignored', 'vector', 'update', 'token', 'message', 'leaving']).toContain(
      readFrame(frame, name, true, limits).kind,
    );
  }
});

test('an object that makes no sense is left out, its last good state stays, and its sender is told', async () => {
  const { ann, project, bad, good: other } = await server.twoIn();
  const objects = bad.doc.getMap('objects');
  const [key = ''] = [...objects.keys()].filter((one) => one.startsWith('square-1/'));
  objects.set(key, JSON.stringify({ type: 'rectangle', x: 'left', y: 0 }));
  objects.set(key.replace('square-1', 'nonsense'), '{');
  await expect
    .poll(() => bad.messages.items.flatMap((message) => message['refused'] ?? []))
    .toEqual(expect.arrayContaining(['square-1', 'nonsense']));
  expect(await bad.told('refused')).toMatchObject({ why: expect.stringMatching(/\.$/) as string });
  expect(await other.goesOn()).toEqual([]);
  const saved = (await savedPlan(database, ann.id, project)).objects;
  expect(saved).toHaveLength(4);
  expect(saved[1]).toMatchObject({ id: 'square-1', x: 20 });
  expect(other.messages.items.some((message) => 'refused' in message)).toBe(false);
  await bad.sees(({ objects: seen }) => seen.has('square-1') && !seen.has('nonsense'));
});

test('edits whose predecessors never come are dropped, and their connection is closed', async () => {
  const { project, bad, good: other } = await server.twoIn();
  const doc = new Doc();
  const updates: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(update));
  for (const id of ['missing', 'large', 'larger'])
    doc.getMap('objects').set(`${id}/g`, 'x'.repeat(2_500_000));
  for (const update of updates.slice(1)) bad.line.webSocket?.send(updateFrame(project, update) as never);
  expect((await bad.closed()).code).toBe(4400);
  expect(await other.goesOn()).toEqual([]);
});

test('a document that has outgrown its plan is made anew, and clients of the old one are told', async () => {
  const { ann, project, bad } = await server.twoIn();
  const rubbish = (name: string, bytes: number) => bad.doc.getMap('objects').set(name, 'x'.repeat(bytes));
  for (const name of ['a', 'b', 'c']) rubbish(name, 2_500_000);
  await bad.saved();
  rubbish('d', 1_200_000);
  expect(await bad.closed()).toMatchObject({ code: 4205 });
  const { epoch } = aboutOf(bad.doc);
  bad.close();
  expect(await server.connect(project, { access: ann.token, epoch: epoch ?? 0 }).refused()).toBe('epoch');
  const fresh = await server.join(project, ann);
  expect(encodeStateAsUpdate(fresh.doc).length).toBeLessThan(100_000);
});

test('thousands of values in one place are refused in a moment', () => {
  const began = performance.now();
  const frame = updateFrame('a', heap(30_000));
  expect(readFrame(frame, 'a', true, { ...liveLimits, updateBytes: 4_000_000 }).kind).toBe('refused');
  expect(performance.now() - began).toBeLessThan(1_000);
});

/** Sends an edit under the number of another client. */
function forge(project: string, evil: LiveClient, victim: LiveClient): void {
  const forged = new Doc();
  applyUpdate(forged, encodeStateAsUpdate(evil.doc));
  const known = encodeStateVector(forged);
  forged.clientID = victim.doc.clientID;
  forged.getMap('objects').set('junk/g', '{}');
  evil.line.webSocket?.send(updateFrame(project, encodeStateAsUpdate(forged, known)) as never);
}

const foreign = { code: 4400, reason: "The server received an edit under somebody else's number." };

test("an edit under somebody else's number closes the connection that sent it", async () => {
  const { ann, project, good: victim } = await server.twoIn();
  expect(await victim.goesOn()).toEqual([]);
  const share = await server.linkTo(ann, project, 'editor');
  const evil = await server.connect(project, { share, guest: 'Eve' }).ready();
  forge(project, evil, victim);
  expect(await evil.closed()).toEqual(foreign);
  expect(await victim.goesOn()).toEqual([]);
});

test('guests of one link and one name are told apart by the key of each', async () => {
  const { ann, project } = await server.twoIn();
  const share = await server.linkTo(ann, project, 'editor');
  const guest = { share, guest: 'Guest' };
  const victim = await server.connect(project, { ...guest, key: newToken() }).ready();
  const evil = await server.connect(project, { ...guest, key: newToken() }).ready();
  expect(await victim.goesOn()).toEqual([]);
  forge(project, evil, victim);
  expect(await evil.closed()).toEqual(foreign);
  expect(await victim.goesOn()).toEqual([]);
});

test('the document of somebody else, whose deleted project had the same id, is never opened', async () => {
  const [ann, bob] = [await server.person(), await server.person()];
  const project = await newProject(database, ann.id);
  const first = await server.join(project, ann);
  first.edit(adding(first.plan, 'private', 200));
  await first.saved();
  first.close();
  await expect
    .poll(() => database.query('select from live.rooms where project_id = $1', [project]))
    .toEqual([]);
  // As if the deletion had not been heard.
  const [kept] = await database.query<{ state: Buffer }>(
    'select state from live.documents where project_id = $1',
    [project],
  );
  await database.queryAs(callerWith(ann.id), 'delete from projects where id = $1', [project]);
  await expect
    .poll(() => database.query('select from live.documents where project_id = $1', [project]))
    .toEqual([]);
  await database.queryAs(callerWith(bob.id), "insert into projects (id, title) values ($1, 'Mine')", [
    project,
  ]);
  await database.query(
    'insert into live.documents (project_id, user_id, epoch, format, state, saved_at) values ($1, $2, 1, 1, $3, now())',
    [project, ann.id, kept?.state],
  );
  const next = await server.join(project, bob);
  expect([...next.plan.objects.keys()]).toEqual([]);
});

test('a stored document that is damaged is made anew from the row', async () => {
  const ann = await server.person();
  const project = await newProject(database, ann.id);
  const first = await server.join(project, ann);
  first.close();
  await expect
    .poll(() => database.query('select from live.rooms where project_id = $1', [project]))
    .toEqual([]);
  await database.query('update live.documents set state = $2 where project_id = $1', [
    project,
    randomBytes(99),
  ]);
  const next = await server.join(project, ann);
  expect(next.plan.objects.size).toBe(3);
});

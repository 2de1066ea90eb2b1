// What no client of ours sends: a message that is mangled, too large or not allowed closes its own connection, with a reason,
// and the room and everybody else in it go on.
import { aboutOf } from '@homeplot/live/format';
import { fillDocument } from '@homeplot/live/writeChanges';
import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Doc, encodeStateAsUpdate } from 'yjs';
import type { LiveClient } from '../testing/liveClient.ts';
import { typedFrame, updateFrame } from '../testing/liveFrames.ts';
import { adding, newProject, savedPlan } from '../testing/livePlans.ts';
import { LiveServer } from '../testing/liveServers.ts';
import { head, RawConnection } from '../testing/rawRequests.ts';
import { liveLimits } from './limits.ts';
import { readFrame } from './frames.ts';

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
  [
    'a pointer of 20 kB',
    (project) => typedFrame(project, 5, 'x'.repeat(20_000)),
    1009,
    'The edit is too large to be shared at once.',
  ],
  ['an update of 5 MB', (project) => updateFrame(project, new Uint8Array(5_000_000)), 1009, ''],
];

async function twoIn() {
  const ann = await server.person();
  const project = await newProject(database, ann.id);
  return { ann, project, bad: await server.join(project, ann), good: await server.join(project, ann) };
}

async function goesOn(client: LiveClient): Promise<void> {
  const id = randomUUID();
  client.edit(adding(client.plan, id, 200));
  await client.saved();
  expect(client.closings.items).toEqual([]);
}

test.each(hostile)('%s closes the connection that sent it, and no other', async (_, frame, code, reason) => {
  const { ann, project, bad, good: other } = await twoIn();
  bad.line.webSocket?.send(frame(project) as never);
  expect(await bad.closed()).toEqual({ code, reason });
  await goesOn(other);
  expect((await savedPlan(database, ann.id, project)).objects).toHaveLength(4);
});

test('no bytes at all make reading a message fail in another way', () => {
  const name = randomUUID();
  const limits = { updateBytes: 1_000, otherBytes: 1_000 };
  for (let i = 0; i < 5_000; i += 1) {
    const noise = randomBytes(i % 80);
    const frame = i % 2 === 0 ? noise : updateFrame(name, noise);
    expect(['refused', 'ignored', 'sync', 'update', 'token', 'message', 'leaving']).toContain(
      readFrame(frame, name, limits).kind,
    );
  }
});

test('an object that makes no sense is left out, its last good state stays, and its sender is told', async () => {
  const { ann, project, bad, good: other } = await twoIn();
  bad.doc.getMap('objects').set('square-1/g', JSON.stringify({ type: 'rectangle', x: 'left', y: 0 }));
  bad.doc.getMap('objects').set('nonsense/g', '{');
  await expect
    .poll(() => bad.messages.items.flatMap((message) => message['refused'] ?? []))
    .toEqual(expect.arrayContaining(['square-1', 'nonsense']));
  expect(await bad.told('refused')).toMatchObject({ why: expect.stringMatching(/\.$/) as string });
  await goesOn(other);
  const { objects } = await savedPlan(database, ann.id, project);
  expect(objects).toHaveLength(4);
  expect(objects[1]).toMatchObject({ id: 'square-1', x: 20 });
  expect(other.messages.items.some((message) => 'refused' in message)).toBe(false);
  await bad.sees(({ objects: seen }) => seen.has('square-1') && !seen.has('nonsense'));
});

test('edits whose predecessors never come are dropped, and their connection is closed', async () => {
  const { project, bad, good: other } = await twoIn();
  const doc = new Doc();
  const updates: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(update));
  for (const id of ['missing', 'large', 'larger'])
    doc.getMap('objects').set(`${id}/g`, 'x'.repeat(2_500_000));
  for (const update of updates.slice(1)) bad.line.webSocket?.send(updateFrame(project, update) as never);
  expect((await bad.closed()).code).toBe(4400);
  await goesOn(other);
});

test('a document that has outgrown its plan is made anew, and clients of the old one are told', async () => {
  const { ann, project, bad } = await twoIn();
  for (let i = 0; i < 4; i += 1) bad.doc.getMap('objects').set(`rubbish ${i}`, 'x'.repeat(2_200_000));
  expect(await bad.closed()).toMatchObject({ code: 4205 });
  const { epoch } = aboutOf(bad.doc);
  bad.close();
  expect(await server.connect(project, { access: ann.token, epoch: epoch ?? 0 }).refused()).toBe('epoch');
  const fresh = await server.join(project, ann);
  expect(encodeStateAsUpdate(fresh.doc).length).toBeLessThan(100_000);
});

test('too many messages close the connection; it may come back', async () => {
  const { project, bad, good: other } = await twoIn();
  for (let i = 0; i < liveLimits.messageBurst + 60; i += 1) bad.provider.sendStateless('{"at":[1,2]}');
  expect((await bad.closed()).code).toBe(4429);
  await goesOn(other);
  await bad.sees(({ objects }) => objects.size === 4);
  expect(project).not.toBe('');
});

describe('a connection', () => {
  const upgrade = (headers: Record<string, string>, path = `/live/${randomUUID()}`) =>
    new Promise<number | string>((resolve) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, { headers } as never);
      socket.addEventListener('open', () => {
        resolve('open');
        socket.close();
      });
      socket.addEventListener('error', () => resolve('refused'));
    });

  test('is taken from pages of the site and from programs, not from pages of other sites', async () => {
    expect(await upgrade({})).toBe('open');
    expect(await upgrade({ origin: server.url })).toBe('open');
    expect(await upgrade({ origin: 'https://evil.example' })).toBe('refused');
    expect(await upgrade({ origin: 'null' })).toBe('refused');
  });

  test('leads only to projects', async () => {
    expect(await upgrade({}, `/at/web1/live/${randomUUID()}`)).toBe('open');
    expect(await upgrade({}, '/live/everything')).toBe('refused');
    expect(await upgrade({}, '/rest/v1/projects')).toBe('refused');
    const { status } = await fetch(`${server.url}/live/${randomUUID()}`);
    expect(status).toBe(426);
  });

  test('is one of so many', async () => {
    const small = await server.another({ liveConnections: 2 });
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    await small.join(project, ann);
    await small.join(project, ann);
    const third = small.connect(project, { access: ann.token });
    expect((await third.closed()).code).toBe(1006);
    expect(await small.metric('connections')).toBe(2);
  });

  test('beyond the fiftieth in a room is refused', async () => {
    const ann = await server.person();
    const project = await newProject(database, ann.id);
    for (let i = 0; i < liveLimits.people; i += 1) await server.join(project, ann);
    expect(await server.connect(project, { access: ann.token }).refused()).toBe('full');
  });
});

test('a request to upgrade to anything else is answered as if it had not asked', async () => {
  const headers = { connection: 'Upgrade', upgrade: 'websocket' };
  const connection = new RawConnection(server.url).read().send(head('GET', '/ready', headers));
  expect(await connection.until(/\r\n\r\n\{.*\}/)).toMatch(/^HTTP\/1.1 200 /);
  connection.end();
});

test('metrics count rooms, connections, bytes and saves', async () => {
  const ann = await server.person();
  const project = await newProject(database, ann.id);
  const saves = await server.metric('saves_total');
  const client = await server.join(project, ann);
  client.edit(adding(client.plan, 'new', 200));
  await client.saved();
  expect(await server.metric('rooms')).toBeGreaterThan(0);
  expect(await server.metric('connections')).toBeGreaterThan(0);
  expect(await server.metric('saves_total')).toBeGreaterThan(saves);
  for (const name of ['received_bytes_total', 'sent_bytes_total', 'save_seconds_total'])
    expect(await server.metric(name)).toBeGreaterThan(0);
});

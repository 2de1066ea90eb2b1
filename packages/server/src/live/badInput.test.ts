// What no client of ours sends: a message that is mangled, too large or not allowed closes its own connection, with a reason,
// and the room and everybody else in it go on.
import { aboutOf } from '@homeplot/live/format';
import { fillDocument } from '@homeplot/live/writeChanges';
import {
  createEncoder,
  toUint8Array,
  writeAny,
  writeUint8,
  writeVarString,
  writeVarUint,
} from 'lib0/encoding';
import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector } from 'yjs';
import type { LiveClient } from '../testing/liveClient.ts';
import { typedFrame, updateFrame } from '../testing/liveFrames.ts';
import { adding, newProject, type Person, savedPlan } from '../testing/livePlans.ts';
import { LiveServer } from '../testing/liveServers.ts';
import { callerWith } from '../testing/people.ts';
import { head, RawConnection } from '../testing/rawRequests.ts';
import { digestOf, newToken } from '../testing/sharing.ts';
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
  ['thousands of values in one place', (project) => updateFrame(project, heap(30_000)), 4400, notOfPlan],
  [
    'a pointer of 20 kB',
    (project) => typedFrame(project, 5, 'x'.repeat(20_000)),
    1009,
    'The edit is too large to be shared at once.',
  ],
  ['an update of 5 MB', (project) => updateFrame(project, new Uint8Array(5_000_000)), 1009, ''],
];

async function linkTo(owner: Person, project: string, role: string): Promise<string> {
  const token = newToken();
  const text = 'insert into share_links (project_id, role, token_hash) values ($1, $2, $3)';
  await database.queryAs(callerWith(owner.id), text, [project, role, digestOf(token)]);
  return token;
}

/** So many values of one key by one client, none of which names the one before: Yjs would compare each with all. */
function heap(count: number): Uint8Array {
  const encoder = createEncoder();
  for (const number of [1, count, 12_345, 0]) writeVarUint(encoder, number);
  for (let i = 0; i < count; i += 1) {
    writeUint8(encoder, 0b0010_1000);
    writeVarUint(encoder, 1);
    writeVarString(encoder, 'objects');
    writeVarString(encoder, 'a/g');
    writeVarUint(encoder, 1);
    writeAny(encoder, '');
  }
  writeVarUint(encoder, 0);
  return toUint8Array(encoder);
}

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
    expect(['refused', 'ignored', 'vector', 'update', 'token', 'message', 'leaving']).toContain(
      readFrame(frame, name, true, limits).kind,
    );
  }
});

test('an object that makes no sense is left out, its last good state stays, and its sender is told', async () => {
  const { ann, project, bad, good: other } = await twoIn();
  bad.doc.getMap('objects').set('square-1/m', JSON.stringify({ type: 'rectangle', x: 'left', y: 0 }));
  bad.doc.getMap('objects').set('nonsense/m', '{');
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

test('thousands of values in one place are refused in a moment', () => {
  const began = performance.now();
  const frame = updateFrame('a', heap(30_000));
  expect(readFrame(frame, 'a', true, { updateBytes: 4_000_000, otherBytes: 1_000 }).kind).toBe('refused');
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('an edit under the number of somebody else closes the connection that sent it', async () => {
  const { ann, project, good: victim } = await twoIn();
  await goesOn(victim);
  const share = await linkTo(ann, project, 'editor');
  const evil = await server.connect(project, { share, guest: 'Eve' }).ready();
  const forged = new Doc();
  applyUpdate(forged, encodeStateAsUpdate(evil.doc));
  const known = encodeStateVector(forged);
  forged.clientID = victim.doc.clientID;
  forged.getMap('objects').set('junk/g', '{}');
  evil.line.webSocket?.send(updateFrame(project, encodeStateAsUpdate(forged, known)) as never);
  expect(await evil.closed()).toEqual({
    code: 4400,
    reason: 'The server received an edit under the number of somebody else.',
  });
  await goesOn(victim);
});

test('whoever asks for the whole document again and again is cut off', async () => {
  const { project, bad, good: other } = await twoIn();
  for (let i = 0; i < 5; i += 1) bad.provider.forceSync();
  expect((await bad.closed()).code).toBe(4429);
  await goesOn(other);
  expect(project).not.toBe('');
});

describe('before a client has said who it is', () => {
  const opened = async () => {
    const project = randomUUID();
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live/${project}`);
    const closed = new Promise<number>((resolve) =>
      socket.addEventListener('close', ({ code }) => resolve(code)),
    );
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    return { project, socket, closed };
  };

  test('its edits are not even read', async () => {
    const { project, socket, closed } = await opened();
    for (let i = 0; i < 20; i += 1) socket.send(updateFrame(project, heap(10)) as never);
    socket.send(randomBytes(50));
    // Only what is no message at all ends it.
    expect(await closed).toBe(4400);
  });

  test('it may send little', async () => {
    const { project, socket, closed } = await opened();
    for (let i = 0; i < 3; i += 1) socket.send(updateFrame(project, new Uint8Array(60_000)) as never);
    expect(await closed).toBe(4429);
  });
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

test('one account may have so many connections', async () => {
  const ann = await server.person();
  const projects = [await newProject(database, ann.id), await newProject(database, ann.id)];
  for (let i = 0; i < liveLimits.accountConnections; i += 1) await server.join(projects[i % 2] ?? '', ann);
  const more = server.connect(projects[0] ?? '', { access: ann.token });
  expect(await more.refused()).toMatch(/^You have plans open in too many tabs/);
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
    const share = await linkTo(ann, project, 'viewer');
    const bob = await server.person();
    for (let i = 0; i < liveLimits.maxPeople; i += 1)
      await server
        .connect(project, i % 2 === 0 ? { access: ann.token } : { access: bob.token, share })
        .ready();
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

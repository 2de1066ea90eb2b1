// A thousand updates of somebody who may only look on: whatever they hold, nothing of them arrives anywhere.
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { encodeStateAsUpdate, encodeStateVector, mergeUpdates } from 'yjs';
import { adding, newProject, savedPlan } from '../testing/livePlans.ts';
import { LiveServer } from '../testing/liveServers.ts';
import { callerWith } from '../testing/people.ts';
import { digestOf, newToken } from '../testing/sharing.ts';
import { updateFrame } from '../testing/liveFrames.ts';

const server = await LiveServer.start();
const { database } = server;

const total = 1_000;
/** Fewer than what closes the connection for being too many. */
const inOneVisit = 50;

test.each(['viewer', 'commenter'])('1,000 forged updates of a %s change nothing', async (role) => {
  const ann = await server.person();
  const project = await newProject(database, ann.id);
  const share = newToken();
  const link = 'insert into share_links (project_id, role, token_hash) values ($1, $2, $3)';
  await database.queryAs(callerWith(ann.id), link, [project, role, digestOf(share)]);
  const owner = await server.join(project, ann);
  const before = owner.file;
  for (let sent = 0; sent < total; sent += inOneVisit) {
    const client = await server.connect(project, { share, guest: `Visit ${sent}` }).ready();
    const known = encodeStateVector(client.doc);
    for (let i = 0; i < inOneVisit; i += 1) {
      client.doc.transact(() => {
        client.doc.getMap('objects').set(`forged-${i}/g`, JSON.stringify({ type: 'rectangle', x: i, y: 0 }));
        client.doc.getMap('objects').set('square-0/g', randomBytes(8).toString('hex'));
        client.doc.getMap('objects').delete('square-1/g');
        client.doc.getMap('settings').set('title', JSON.stringify('forged'));
      });
      const update = mergeUpdates([encodeStateAsUpdate(client.doc, known)]);
      // As an update, and as an answer to what the server asked for.
      client.line.webSocket?.send(updateFrame(project, update, i % 2 === 0 ? 'update' : 'missing') as never);
    }
    client.close();
  }
  expect(owner.file).toBe(before);
  owner.edit(adding(owner.plan, 'of the owner', 300));
  await owner.saved();
  const { objects, settings } = await savedPlan(database, ann.id, project);
  expect(objects.map(({ id }) => id)).toEqual(['square-0', 'square-1', 'square-2', 'of the owner']);
  expect(settings).toMatchObject({ title: 'A plan' });
});

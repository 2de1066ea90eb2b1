// For the tests, in a process of its own: a store with known content, which is closed or waits to be killed. Its
// arguments are in the environment: DATA_DIR, and END, which is "stopped" or "killed".
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { openEmbeddedStore } from '../db/embedded/store.ts';
import { keysInFolder } from '../db/keys.ts';
import { superuserOf } from './embeddedConnection.ts';
import { changeContent, plantContent } from './knownContent.ts';

const dataDir = process.env['DATA_DIR'] ?? '';
const store = await openEmbeddedStore(dataDir, console.error);
await keysInFolder(dataDir, { jwtSecret: null, publicKey: null });
await plantContent(store);
await store.writeDump();
await changeContent(store);
// So that the content is only in the files, and no longer in the log.
const superuser = new Client(superuserOf(dataDir));
await superuser.connect();
await superuser.query('checkpoint');
await superuser.end();
if (process.env['END'] === 'stopped') await store.close();
console.log('done');
await delay(3_600_000);

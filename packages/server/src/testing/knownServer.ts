// For the tests, a program of its own: a store with known content, which is closed or waits to be killed. Its arguments
// are variables of the environment: DATA_DIR, and END as "stopped" or "killed".
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { readMark } from '../db/embedded/mark.ts';
import { openEmbeddedStore } from '../db/embedded/store.ts';
import { keysInFolder } from '../db/keys.ts';
import { superuserOf } from './embeddedConnection.ts';
import { changeContent, plantContent, versions } from './knownContent.ts';

const dataDir = process.env['DATA_DIR'] ?? '';
const store = await openEmbeddedStore(dataDir, console.error);
await keysInFolder(dataDir, { jwtSecret: null, publicKey: null });
await plantContent(store);
await store.writeDump();
await changeContent(store);
while (readMark(`${dataDir}/db`)?.rows['public.project_versions'] !== versions) await pause(20);
// From here on the log has nothing of it any more, so that only the files do.
const superuser = new Client(superuserOf(dataDir));
await superuser.connect();
await superuser.query('checkpoint');
await superuser.end();
if (process.env['END'] === 'stopped') await store.close();
console.log('done');
await pause(3_600_000);

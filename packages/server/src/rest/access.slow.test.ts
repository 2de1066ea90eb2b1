import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbeddedStore } from '../db/embedded/store.ts';
import { accessSurprises } from '../testing/accessRules.ts';
import { copyEmbeddedDatabase } from '../testing/databases.ts';
import { openRest } from '../testing/rest.ts';
import { forgeApprovals } from '../testing/forgedApprovals.ts';

test('everybody may do the same with the embedded Postgres', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'homeplot-access-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  copyEmbeddedDatabase(folder);
  const database = await openEmbeddedStore(folder, console.error);
  onTestFinished(() => database.close());
  expect(await accessSurprises(await openRest(undefined, database))).toEqual([]);
});

test('10,000 forged approvals are refused', async () => {
  expect(await forgeApprovals(await openRest(), 10_000)).toEqual({ 42501: 10_000 });
});

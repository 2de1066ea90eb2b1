import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeStale, staleAfter } from './receive.ts';

test('what a killed server was receiving is removed, but not what another server is receiving', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'homeplot-incoming-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['killed', 'going-on']) await writeFile(join(folder, name), 'x');
  const old = new Date(Date.now() - staleAfter - 1000);
  await utimes(join(folder, 'killed'), old, old);
  await removeStale(folder);
  expect(await readdir(folder)).toEqual(['going-on']);
  await removeStale(join(folder, 'missing'));
});

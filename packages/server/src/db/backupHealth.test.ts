import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BackupHealth } from './backupHealth.ts';

test.each([
  ['is a file', 'backups'],
  ["can't be created", 'backups/below'],
])('where the folder of backups %s, a failure is only reported', async (_what, name) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'homeplot-health-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  writeFileSync(join(dataDir, 'backups'), '');
  const warnings: string[] = [];
  const health = new BackupHealth(join(dataDir, name), (text) => warnings.push(text));
  await health.failed('dump', 'No backup could be written.');
  expect(warnings).toEqual(['ATTENTION: No backup could be written.']);
  expect(health.report().problem).toBe('The last backup could not be written or read back.');
  await health.succeeded('dump');
  expect(health.report().problem).toBeNull();
});

// For the tests: files, people who have them, and a server that keeps them in a folder.
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { serveStorage, type StorageSettings } from '../storage/routes.ts';
import { atEnd } from './atEnd.ts';
import { openRest, type Person, type RestSite, secret } from './rest.ts';

export const megabyte = 1024 * 1024;
export const limits = { fileLimit: 2 * megabyte, filesQuota: 4 * megabyte };

export interface FileSite extends RestSite {
  readonly dataDir: string;
}

/** Removed at the end of the test file. */
export async function openFiles(settings: Partial<StorageSettings> = {}): Promise<FileSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'homeplot-files-'));
  atEnd.file(() => rm(dataDir, { recursive: true, force: true }));
  const site = await openRest((app, services) =>
    serveStorage(
      app,
      { ...services, secret, log: app.log },
      {
        ...limits,
        dataDir,
        s3: null,
        dumps: null,
        rateLimitFactor: 0,
        ...settings,
      },
    ),
  );
  return { ...site, dataDir };
}

/** A PDF of this size, of which no two are equal. */
export function pdf(bytes = 1000): Buffer {
  const file = Buffer.alloc(bytes, ' ');
  file.write(`%PDF-1.7\n${randomUUID()}\n`);
  return file;
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const nameOf = (who: Person, bytes: Uint8Array): string => `${who.id}/${hashOf(bytes)}`;

export const filesOf = (who: Person) => who.client.storage.from('files');

export const upload = (who: Person, bytes: Buffer, name = nameOf(who, bytes)) =>
  filesOf(who).upload(name, bytes, { contentType: 'application/pdf' });

/** Whether somebody sees a file of this name. */
export async function isThere(who: Person, name: string): Promise<boolean> {
  const [owner = '', hash = ''] = name.split('/');
  const { data, error } = await filesOf(who).list(owner, { search: hash });
  if (error) throw error;
  return data.length > 0;
}

/** As the collector does. */
export async function remove({ database }: RestSite, ...names: string[]): Promise<void> {
  await database.query('delete from storage.objects where name = any ($1)', [names]);
}

/** Returns its name. */
export async function kept(who: Person, bytes: Buffer): Promise<string> {
  const { data, error } = await upload(who, bytes);
  if (error) throw error;
  return data.path;
}

/** What supabase-js returns for a refusal. */
export const refusal = (status: number, message: string | RegExp): object => ({
  data: null,
  error: expect.objectContaining({ status, message: expect.stringMatching(message) as unknown }) as unknown,
});

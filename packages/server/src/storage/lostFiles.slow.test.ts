// Files of plans whose bytes have rotted, or are gone: they are never sent, their owner is told, and they can come back.
import { mkdir, readdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  filesOf,
  type FileSite,
  hashOf,
  isThere,
  kept,
  openFiles,
  pdf,
  refusal,
  remove,
  upload,
} from '../testing/files.ts';
import { type Person, saved } from '../testing/rest.ts';
import { DiskStore } from './diskStore.ts';
import { openScrub } from './scrub.ts';

const size = 200_000;

let site: FileSite;
let ann: Person;
let bytes: Buffer;
let name: string;
let path: string;
let told: string[];
let scrub: () => Promise<void>;
beforeAll(async () => {
  site = await openFiles();
});
beforeEach(async () => {
  ann = await site.person();
  bytes = pdf(size);
  name = await kept(ann, bytes);
  const folder = join(site.dataDir, 'files', ann.id);
  path = join(folder, (await readdir(folder))[0] ?? '');
  told = [];
  const log = { error: (problem: unknown) => void told.push(String(problem)) };
  const store = new DiskStore(join(site.dataDir, 'files'));
  const { run } = openScrub(site.database, store, 'the folder', log);
  scrub = () => run();
});

const scribble = async (at: number, length = 1): Promise<void> => {
  const content = await readFile(path);
  for (let index = at; index < at + length; index += 1) content[index] = (content[index] ?? 0) ^ 1;
  await writeFile(path, content);
};

const damages: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['removed', () => rm(path)],
  ['emptied', () => truncate(path, 0)],
  ['cut by a byte', () => truncate(path, size - 1)],
  ['cut to half', () => truncate(path, size / 2)],
  ['cut to a byte', () => truncate(path, 1)],
  ['grown by a byte', () => writeFile(path, 'x', { flag: 'a' })],
  ['grown by a copy of itself', () => writeFile(path, bytes, { flag: 'a' })],
  ['grown by zeros', () => truncate(path, size + 4096)],
  ['changed in its first byte', () => scribble(0)],
  ['changed in its last byte', () => scribble(size - 1)],
  ['changed in the middle', () => scribble(size / 2)],
  ['changed in a page', () => scribble(4096, 4096)],
  ['changed in every byte', () => scribble(0, size)],
  ['zeroed', () => writeFile(path, Buffer.alloc(size))],
  [
    'zeroed at its end',
    () => writeFile(path, Buffer.concat([bytes.subarray(0, size / 2), Buffer.alloc(size / 2)])),
  ],
  ['replaced by another file', () => writeFile(path, pdf(size))],
  ['replaced by a folder', () => rm(path).then(() => mkdir(path))],
  ['replaced by a link to nothing', () => rm(path).then(() => symlink('nowhere', path))],
  ['renamed', () => rename(path, `${path}.old`)],
  ['removed with all others of its account', () => rm(join(path, '..'), { recursive: true })],
];

describe('a file that was', () => {
  test.each(damages)('%s is not sent, is told at the start, and can be sent again', async (_, damage) => {
    await damage();
    // At the start, before anybody reads it.
    await scrub();
    expect(told).toEqual([
      expect.stringMatching(/^ATTENTION: 1 of \d+ files of plans in the folder are missing or damaged: /),
    ]);
    expect(told[0]).toContain(name);
    await scrub();
    expect(told).toHaveLength(1);

    const lost = refusal(410, /^The server has lost the content of this file\. A browser that still has it/);
    expect(await filesOf(ann).download(name)).toMatchObject(lost);
    for (const headers of [{}, { range: 'bytes=0-99' }, { range: 'bytes=-1' }]) {
      const answer = await site.request(`/storage/v1/object/files/${name}`, { token: ann.token, headers });
      expect([answer.status, await answer.json()]).toMatchObject([410, { error: 'FileLost' }]);
    }
    const { data } = await filesOf(ann).list(ann.id, { search: hashOf(bytes), limit: 1 });
    expect(data).toMatchObject([{ lost_since: expect.any(String) as unknown }]);

    const id = await saved(ann, 'Lot', [{ id: 'u', type: 'underlay', file: { sha256: hashOf(bytes) } }]);
    const asked = { prefix: ann.id, lost: true };
    const body = JSON.stringify(asked);
    const list = { method: 'POST', token: ann.token, body };
    const listed = await site.request('/storage/v1/object/list/files', list);
    expect(await listed.json()).toMatchObject([{ name: hashOf(bytes), projects: [id] }]);

    await rm(join(path, '..'), { recursive: true, force: true });
    expect((await upload(ann, bytes)).error).toBeNull();
    expect(await downloaded()).toBe(hashOf(bytes));
    await scrub();
    expect(told).toHaveLength(1);
  });

  test.each(damages)('%s is not sent, though nobody has looked before', async (_, damage) => {
    await filesOf(ann).download(name);
    await damage();
    expect(await filesOf(ann).download(name)).toMatchObject(refusal(410, /has lost/));
    await rm(path, { recursive: true, force: true });
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, bytes);
    expect(await downloaded()).toBe(hashOf(bytes));
    // Its row says again that it is there.
    expect((await upload(ann, bytes)).error).toMatchObject({ message: 'The resource already exists' });
  });
});

test.each(['stat', 'get'] as const)('a file that its owner deletes before %s is not told', async (look) => {
  class Deleting extends DiskStore {
    override stat(key: string) {
      return this.meanwhile('stat', key, () => super.stat(key));
    }
    override get(key: string) {
      return this.meanwhile('get', key, () => super.get(key));
    }
    private async meanwhile<T>(what: string, key: string, read: () => Promise<T>): Promise<T> {
      if (what === look && path.endsWith(key)) {
        await remove(site, name);
        await rm(path);
      }
      return read();
    }
  }
  const store = new Deleting(join(site.dataDir, 'files'));
  const log = { error: (problem: unknown) => void told.push(String(problem)) };
  await openScrub(site.database, store, 'the folder', log).run();
  expect(await isThere(ann, name)).toBe(false);
  expect(told).toEqual([]);
});

async function downloaded(): Promise<string> {
  const { data, error } = await filesOf(ann).download(name);
  expect(error).toBeNull();
  return hashOf(new Uint8Array((await data?.arrayBuffer()) ?? []));
}

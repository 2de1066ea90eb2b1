import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  filesOf,
  type FileSite,
  hashOf,
  isThere,
  kept,
  nameOf,
  openFiles,
  pdf,
  refusal,
  upload,
} from '../testing/files.ts';
import { startS3, status, type TestS3 } from '../testing/s3.ts';
import type { ByteStore, LocalFile, StoredBytes } from './byteStore.ts';
import { openS3Store } from './s3Store.ts';
import { openScrub } from './scrub.ts';

// Long enough for a busy machine: a request that is answered must never time out.
const timing = { timeout: 15_000, retryDelay: 1 };

let s3: TestS3;
let folder: string;
let warnings: string[];
let store: ByteStore;
beforeAll(async () => {
  [s3, folder] = await Promise.all([startS3(), mkdtemp(join(tmpdir(), 'homeplot-s3-files-'))]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => {
  s3.failures.length = 0;
  s3.requests.length = 0;
  warnings = [];
  store = openS3Store(s3.settings, (problem) => warnings.push(problem), timing);
});

async function local(content: string): Promise<LocalFile> {
  const path = join(folder, hashOf(Buffer.from(content)).slice(0, 20));
  await writeFile(path, content);
  return { path, bytes: content.length, sha256: hashOf(Buffer.from(content)) };
}

const read = async (from: ByteStore, key: string, range?: { start: number; end: number }) => {
  const bytes = await from.get(key, range);
  return bytes && text(bytes);
};

async function allIn(listing: ByteStore): Promise<readonly StoredBytes[]> {
  const all: StoredBytes[] = [];
  for await (const one of listing.list()) all.push(one);
  return all;
}

const down = { status: 503, code: 'StorageUnavailable' };

test('files are put, read, listed and removed below the prefix', async () => {
  await store.put('ann/1', await local('a survey'));
  expect(s3.requests).toEqual(['PUT /plans/homeplot/ann/1']);
  expect(await read(store, 'ann/1')).toBe('a survey');
  expect(await read(store, 'ann/1', { start: 2, end: 4 })).toBe('sur');
  expect(await read(store, 'ann/2')).toBeUndefined();
  await store.put('ann/3', await local('a deed'));
  const listed = await allIn(store);
  expect(listed.map(({ key }) => key)).toEqual(['ann/1', 'ann/3']);
  expect(Math.abs((listed[0]?.writtenAt ?? 0) - Date.now())).toBeLessThan(60_000);
  for (const { key } of listed) await store.remove(key);
  await store.remove('ann/1');
  expect(await allIn(store)).toEqual([]);
});

test('requests with a wrong key are refused by the store, and the operator learns why', async () => {
  const other = openS3Store(
    { ...s3.settings, secretAccessKey: 'wrong' },
    (line) => warnings.push(line),
    timing,
  );
  await expect(other.put('ann/1', await local('x'))).rejects.toMatchObject(down);
  expect(warnings).toEqual([
    expect.stringMatching(/refused the object ann\/1 with status 403.*Check S3_BUCKET/),
  ]);
});

describe('a store that fails is tried again', () => {
  test.each([
    ['500', status(500)],
    ['503 SlowDown', status(503, '<Error><Code>SlowDown</Code></Error>')],
    ['429', status(429)],
    ['a broken connection', (response: { destroy(): unknown }) => void response.destroy()],
  ])('after %s', async (_what, failure) => {
    s3.failures.push(failure, failure);
    await store.put('ann/4', await local('after all'));
    expect(s3.requests).toHaveLength(3);
    expect(await read(store, 'ann/4')).toBe('after all');
    await store.remove('ann/4');
  });

  test('and so is one that does not answer in time', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    onTestFinished(() => {
      silent.close().closeAllConnections();
    });
    await once(silent, 'listening');
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const timeouts = { timeout: 20, retryDelay: 1 };
    const slow = openS3Store({ ...s3.settings, endpoint }, (line) => warnings.push(line), timeouts);
    await expect(slow.get('ann/1')).rejects.toMatchObject(down);
    expect(warnings).toEqual([expect.stringContaining('it did not answer in time')]);
  });

  test('three times, then the caller is asked to come again', async () => {
    s3.failures.push(status(500), status(500), status(500));
    await expect(store.get('ann/1')).rejects.toMatchObject(down);
    expect(warnings).toEqual([expect.stringContaining('it answered 500')]);
  });

  test('and so is one that is not there', async () => {
    const endpoint = 'http://127.0.0.1:1';
    const gone = openS3Store({ ...s3.settings, endpoint }, (line) => warnings.push(line), timing);
    await expect(gone.remove('ann/1')).rejects.toMatchObject(down);
    expect(warnings).toEqual([expect.stringContaining("http://127.0.0.1:1 can't be used")]);
  });
});

describe('files in an S3 store', () => {
  let site: FileSite;
  beforeAll(async () => {
    site = await openFiles({ s3: s3.settings });
  });

  const received = () => readdir(join(site.dataDir, 'files', '.incoming'));

  test('are uploaded and downloaded, whole and in parts', async () => {
    const ann = await site.person();
    const bytes = pdf(50_000);
    const name = await kept(ann, bytes);
    expect(await received()).toEqual([]);
    const { data } = await filesOf(ann).download(name);
    expect(hashOf(new Uint8Array((await data?.arrayBuffer()) ?? []))).toBe(hashOf(bytes));
    const range = { token: ann.token, headers: { range: 'bytes=0-7' } };
    const part = await site.request(`/storage/v1/object/files/${name}`, range);
    expect([part.status, await part.text()]).toEqual([206, '%PDF-1.7']);
  });

  test('are compared without downloading them', async () => {
    const ann = await site.person();
    const name = await kept(ann, pdf());
    await kept(ann, pdf());
    const key = (await allIn(store)).map((one) => one.key).find((one) => one.startsWith(name)) ?? '';
    await store.remove(key);
    s3.requests.length = 0;
    const told: unknown[] = [];
    await openScrub(site.database, store, 'the store', { error: (line: unknown) => told.push(line) }).run();
    expect(told).toEqual([expect.stringContaining(key)]);
    expect(s3.requests.filter((request) => !request.startsWith('HEAD '))).toEqual([]);
  });

  test('that are there again are not lost anymore, and only they are read for that', async () => {
    const ann = await site.person();
    const name = await kept(ann, pdf());
    await kept(ann, pdf());
    const noted = `update storage.objects set lost_since = now() where name = $1 returning version`;
    const [row] = await site.database.query<{ version: string }>(noted, [name]);
    const version = row?.version ?? 'none';
    s3.requests.length = 0;
    await openScrub(site.database, store, 'the store', { error: () => undefined }).run();
    const state = 'select lost_since from storage.objects where version = $1';
    expect(await site.database.query(state, [version])).toEqual([{ lost_since: null }]);
    const asked = s3.requests.filter((request) => request.startsWith('GET '));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((request) => !request.includes(version))).toEqual([]);
  });

  test('that refuses them are not lost: the answer is 503, nothing is entered, and the next try succeeds', async () => {
    const ann = await site.person();
    const bytes = pdf();
    s3.failures.push(status(403));
    expect(await upload(ann, bytes)).toEqual(refusal(503, /cannot be reached.*Nothing is lost/));
    expect(await isThere(ann, nameOf(ann, bytes))).toBe(false);
    expect(await received()).toEqual([]);
    const name = await kept(ann, bytes);
    s3.failures.push(status(403));
    expect(await filesOf(ann).download(name)).toEqual(refusal(503, /cannot be reached/));
    expect((await filesOf(ann).download(name)).error).toBeNull();
  });
});

import { readdir, rm, truncate } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  filesOf,
  type FileSite,
  hashOf,
  isThere,
  kept,
  megabyte,
  nameOf,
  openFiles,
  pdf,
} from '../testing/files.ts';
import { type Person, publicKey } from '../testing/rest.ts';

let site: FileSite;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  site = await openFiles();
});
beforeEach(async () => {
  [ann, bob] = [await site.person(), await site.person()];
});

type Headers = Readonly<Record<string, string>>;

const path = '/storage/v1/upload/resumable';
const octets = { 'content-type': 'application/offset+octet-stream' };
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const metadata = (name: string, bucket = 'files'): string =>
  `bucketName ${base64(bucket)},objectName ${base64(name)}`;

const send = (who: Person, method: string, address: string, headers: Headers = {}, body?: Uint8Array) =>
  site.request(address, {
    method,
    token: who.token,
    headers: { 'tus-resumable': '1.0.0', 'content-type': 'text/plain', ...headers },
    ...(body && { body: Buffer.from(body) }),
  });

const begin = (who: Person, name: string, bytes: number, more: Headers = {}) =>
  send(who, 'POST', path, { 'upload-length': String(bytes), 'upload-metadata': metadata(name), ...more });

/** Returns the address of a new upload. */
async function begun(who: Person, bytes: Uint8Array): Promise<string> {
  const answer = await begin(who, nameOf(who, bytes), bytes.length);
  expect(answer.status).toBe(201);
  return answer.headers.get('location') ?? '';
}

const append = (who: Person, address: string, offset: number, bytes: Uint8Array) =>
  send(who, 'PATCH', address, { ...octets, 'upload-offset': String(offset) }, bytes);

const offsetOf = async (who: Person, address: string): Promise<string | null> =>
  (await send(who, 'HEAD', address)).headers.get('upload-offset');

const statusesOf = (answers: readonly Response[]): readonly number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

const reasonOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { error: string }).error,
];

test.each([
  ['at once', Number.POSITIVE_INFINITY],
  ['in parts', 100_000],
])('tus-js-client uploads a file %s', async (_how, chunkSize) => {
  const bytes = pdf(megabyte);
  const shares: number[] = [];
  await new Promise<void>((done, fail) => {
    new Upload(Buffer.from(bytes), {
      endpoint: `${site.url}${path}`,
      chunkSize,
      headers: { apikey: publicKey, authorization: `Bearer ${ann.token}` },
      metadata: { bucketName: 'files', objectName: nameOf(ann, bytes), contentType: 'application/pdf' },
      onProgress: (sent, total) => void shares.push(sent / total),
      onSuccess: () => done(),
      onError: fail,
    }).start();
  });
  const { data } = await filesOf(ann).download(nameOf(ann, bytes));
  expect(hashOf(new Uint8Array((await data?.arrayBuffer()) ?? []))).toBe(hashOf(bytes));
  expect(shares.at(-1)).toBe(1);
  expect(await readdir(join(site.dataDir, 'files', '.incoming'))).toEqual([]);
});

test('an upload that is cut off in the middle of a part resumes there', async () => {
  const bytes = pdf(megabyte);
  const address = await begun(ann, bytes);
  await cutAfter(300_000, address, bytes);
  // What was still on its way is lost with the connection.
  await expect.poll(() => offsetOf(ann, address)).not.toBe('0');
  const offset = Number(await offsetOf(ann, address));
  expect(offset).toBeLessThanOrEqual(300_000);
  expect((await append(ann, address, offset, bytes.subarray(offset))).status).toBe(204);
  expect(await isThere(ann, nameOf(ann, bytes))).toBe(true);
  expect((await send(ann, 'HEAD', address)).status).toBe(404);
});

/** Sends some bytes of a part, and then drops the connection. */
async function cutAfter(count: number, address: string, bytes: Buffer): Promise<void> {
  const sending = httpRequest(`${site.url}${address}`, {
    method: 'PATCH',
    headers: {
      apikey: publicKey,
      authorization: `Bearer ${ann.token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-length': bytes.length,
      ...octets,
    },
  });
  sending.on('error', () => {});
  await new Promise<void>((sent) => sending.write(bytes.subarray(0, count), () => sent()));
  sending.destroy();
}

test('what is refused in the end is refused before any byte is sent', async () => {
  const there = pdf();
  const name = await kept(ann, there);
  expect(await reasonOf(await begin(ann, name, 1000))).toEqual([409, 'Duplicate']);
  const free = nameOf(ann, pdf());
  expect(await reasonOf(await begin(ann, free, 2 * megabyte + 1))).toEqual([413, 'Payload too large']);
  expect(await reasonOf(await begin(ann, nameOf(bob, there), 10))).toEqual([403, 'Unauthorized']);
  expect(await reasonOf(await begin(ann, 'survey.pdf', 10))).toEqual([400, 'InvalidKey']);
  expect(await reasonOf(await begin(ann, free, 0))).toEqual([400, 'InvalidRequest']);
  expect(await reasonOf(await begin(ann, free, 10, { 'upload-length': '1e9' }))).toEqual([
    400,
    'InvalidRequest',
  ]);
  expect(await reasonOf(await begin(ann, free, 10, { 'upload-metadata': '' }))).toEqual([
    400,
    'InvalidRequest',
  ]);
  const elsewhere = { 'upload-metadata': metadata(free, 'avatars') };
  expect(await reasonOf(await begin(ann, free, 10, elsewhere))).toEqual([404, 'Bucket not found']);
  expect(await reasonOf(await begin(ann, free, 10, { 'tus-resumable': '0.2.2' }))).toEqual([
    412,
    'UnsupportedVersion',
  ]);
});

test('the quota counts uploads that are going on, together', async () => {
  const sizes = [1.5, 1.5, 1.5, 1.5].map((size) => size * megabyte);
  const answers = await Promise.all(sizes.map((size) => begin(ann, nameOf(ann, pdf()), size)));
  expect(statusesOf(answers)).toEqual([201, 201, 413, 413]);
  const address = answers.find(({ status }) => status === 201)?.headers.get('location') ?? '';
  expect((await send(ann, 'DELETE', address)).status).toBe(204);
  expect((await begin(ann, nameOf(ann, pdf()), 1.5 * megabyte)).status).toBe(201);
});

test('a part at a wrong offset, of another type, or beyond the end is refused, and the upload can continue', async () => {
  const bytes = pdf();
  const address = await begun(ann, bytes);
  const wrong = await append(ann, address, 10, bytes.subarray(10));
  expect([wrong.headers.get('upload-offset'), ...(await reasonOf(wrong))]).toEqual([
    '0',
    409,
    'OffsetMismatch',
  ]);
  const untyped = await send(ann, 'PATCH', address, { 'upload-offset': '0' }, bytes);
  expect(await reasonOf(untyped)).toEqual([415, 'InvalidContentType']);
  const long = await append(ann, address, 0, pdf(2000));
  expect(await reasonOf(long)).toEqual([413, 'Payload too large']);
  expect((await append(ann, address, 0, bytes.subarray(0, 400))).headers.get('upload-offset')).toBe('400');
  expect((await append(ann, address, 400, bytes.subarray(400))).status).toBe(204);
});

test('two clients that send the same part can both continue', async () => {
  const bytes = pdf(10_000);
  const address = await begun(ann, bytes);
  const parts = await Promise.all([1, 2].map(() => append(ann, address, 0, bytes.subarray(0, 6000))));
  expect(statusesOf(parts)).toEqual([204, 409]);
  expect(await offsetOf(ann, address)).toBe('6000');
});

test('content that does not match its name, or is of another type, ends the upload', async () => {
  const bytes = pdf();
  const address = await begun(ann, bytes);
  await append(ann, address, 0, bytes.subarray(0, 500));
  expect(await reasonOf(await append(ann, address, 500, pdf(500)))).toEqual([400, 'InvalidChecksum']);
  expect((await send(ann, 'HEAD', address)).status).toBe(404);
  const page = Buffer.from('<html><script>alert(1)</script>');
  expect(await reasonOf(await append(ann, await begun(ann, page), 0, page))).toEqual([
    415,
    'invalid_mime_type',
  ]);
  expect((await filesOf(ann).list(ann.id)).data).toEqual([]);
});

test("somebody else's upload is not there", async () => {
  const bytes = pdf();
  const address = await begun(ann, bytes);
  expect((await send(bob, 'HEAD', address)).status).toBe(404);
  expect((await append(bob, address, 0, bytes)).status).toBe(404);
  expect((await send(bob, 'DELETE', address)).status).toBe(404);
  expect((await send(ann, 'HEAD', `${path}/../../x`)).status).toBe(404);
  expect(await offsetOf(ann, address)).toBe('0');
});

test('an upload whose parts have all arrived is finished when it is asked for', async () => {
  const bytes = pdf(3000);
  const address = await begun(ann, bytes);
  await append(ann, address, 0, bytes.subarray(0, 2000));
  await append(ann, address, 2000, bytes.subarray(2000, 2999));
  // As if the server had ended before it joined them.
  const id = address.split('/').at(-1);
  await site.database.query('update storage.uploads set bytes = 2999, name = $2 where id = $1', [
    id,
    nameOf(ann, bytes.subarray(0, 2999)),
  ]);
  expect(await offsetOf(ann, address)).toBe('2999');
  expect(await isThere(ann, nameOf(ann, bytes.subarray(0, 2999)))).toBe(true);
});

test('an upload in too many tiny parts is ended, and can be begun again', async () => {
  const bytes = pdf(3000);
  const address = await begun(ann, bytes);
  const addTiny = `insert into storage.upload_parts (upload_id, begins_at, bytes, version)
    select $1, at, 1, 'uploads/tiny-' || at from generate_series($2::int, $3::int) as at`;
  const id = address.split('/').at(-1);
  await site.database.query(addTiny, [id, 0, 999]);
  expect((await append(ann, address, 1000, bytes.subarray(1000, 1001))).status).toBe(204);
  expect(await reasonOf(await append(ann, address, 1001, bytes.subarray(1001)))).toEqual([
    413,
    'TooManyParts',
  ]);
  expect((await send(ann, 'HEAD', address)).status).toBe(404);
  expect((await append(ann, await begun(ann, bytes), 0, bytes)).status).toBe(204);
});

test('OPTIONS says what is supported, even without an account', async () => {
  const answer = await fetch(`${site.url}${path}`, { method: 'OPTIONS' });
  expect([answer.status, answer.headers.get('tus-version'), answer.headers.get('tus-max-size')]).toEqual([
    204,
    '1.0.0',
    String(2 * megabyte),
  ]);
});

test('an upload that has lost a part is ended, and can be begun again', async () => {
  const bytes = pdf(10_000);
  for (const spoil of [(part: string) => rm(part), (part: string) => truncate(part, 10)]) {
    const address = await begun(ann, bytes);
    await append(ann, address, 0, bytes.subarray(0, 6000));
    const folder = join(site.dataDir, 'files/uploads', address.split('/').at(-1) ?? '');
    for (const part of await readdir(folder)) await spoil(join(folder, part));
    const rest = await append(ann, address, 6000, bytes.subarray(6000));
    expect(await reasonOf(rest)).toEqual([404, 'UploadNotFound']);
  }
  const again = await begun(ann, bytes);
  expect((await append(ann, again, 0, bytes)).status).toBe(204);
});

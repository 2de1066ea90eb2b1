import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  filesOf,
  type FileSite,
  hashOf,
  kept,
  limits,
  megabyte,
  nameOf,
  openFiles,
  pdf,
  refusal,
  upload,
} from '../testing/files.ts';
import type { Person } from '../testing/rest.ts';

let site: FileSite;
let ann: Person;
beforeAll(async () => {
  site = await openFiles();
});
beforeEach(async () => {
  ann = await site.person();
});

describe('the calls of supabase-js', () => {
  test('upload keeps bytes, and download returns them', async () => {
    const bytes = pdf(300_000);
    const { data, error } = await upload(ann, bytes);
    expect(error).toBeNull();
    expect(data).toMatchObject({ path: nameOf(ann, bytes), fullPath: `files/${nameOf(ann, bytes)}` });
    const there = await filesOf(ann).download(nameOf(ann, bytes));
    expect(hashOf(new Uint8Array(await (there.data as Blob).arrayBuffer()))).toBe(hashOf(bytes));
  });

  test('list describes a file', async () => {
    const bytes = pdf();
    await kept(ann, bytes);
    expect((await filesOf(ann).list(ann.id)).data).toMatchObject([
      { name: hashOf(bytes), metadata: { size: 1000, mimetype: 'application/pdf' } },
    ]);
  });

  test('update and upsert of a file that is there change nothing', async () => {
    const bytes = pdf();
    const name = await kept(ann, bytes);
    expect((await filesOf(ann).update(name, bytes)).error).toBeNull();
    expect((await filesOf(ann).upload(name, bytes, { upsert: true })).error).toBeNull();
    expect((await filesOf(ann).list(ann.id)).data).toHaveLength(1);
  });

  test('concurrent uploads of one file keep it once', async () => {
    const bytes = pdf(200_000);
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(ann, bytes)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(answers.flatMap(({ error }) => (error ? [error] : []))).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: 409 })),
    );
    const inFolder = (await readdir(join(site.dataDir, 'files', ann.id))).filter((name) =>
      name.startsWith(hashOf(bytes)),
    );
    expect(inFolder).toHaveLength(1);
  });
});

test('a file is sent so that no browser shows or runs it', async () => {
  const bytes = pdf();
  const name = await kept(ann, bytes);
  const { status, headers } = await site.request(`/storage/v1/object/authenticated/files/${name}`, {
    token: ann.token,
  });
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${hashOf(bytes)}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-length': '1000',
    etag: `"${hashOf(bytes)}"`,
  });
});

test.each([
  ['bytes=0-8', 206, '%PDF-1.7\n', 'bytes 0-8/1000'],
  ['bytes=998-', 206, '  ', 'bytes 998-999/1000'],
  ['bytes=-3', 206, '   ', 'bytes 997-999/1000'],
  ['bytes=990-5000', 206, ' '.repeat(10), 'bytes 990-999/1000'],
  ['bytes=1000-', 416, '{"statusCode":"416"', 'bytes */1000'],
  ['bytes=5-2', 416, '{"statusCode":"416"', 'bytes */1000'],
  ['lines=1-2', 200, '%PDF', null],
])('a download with Range: %s', async (range, status, text, contentRange) => {
  const name = await kept(ann, pdf());
  const answer = await site.request(`/storage/v1/object/files/${name}`, {
    token: ann.token,
    headers: { range },
  });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([status, contentRange]);
  const sent = await answer.text();
  expect(sent.startsWith(text)).toBe(true);
});

test('HEAD describes a file without sending it', async () => {
  const name = await kept(ann, pdf());
  const answer = await site.request(`/storage/v1/object/files/${name}`, { method: 'HEAD', token: ann.token });
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
    200,
    '1000',
    '',
  ]);
});

describe('refused', () => {
  test.each([
    [
      'another type than it says',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      415,
      /not supported/,
    ],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      415,
      /not supported/,
    ],
    ['HTML with the head of a PDF inside', Buffer.from('<!doctype html>\n%PDF-1.7\n'), 415, /not supported/],
    [
      'an SVG with the head of a PDF inside',
      Buffer.from('\ufeff <svg xmlns="http://www.w3.org/2000/svg"><!-- %PDF-1.7 --></svg>'),
      415,
      /not supported/,
    ],
    [
      'HTML in UTF-16 with the head of a PDF inside',
      Buffer.concat([Buffer.from('\ufeff<html>', 'utf16le'), Buffer.from('%PDF-1.7')]),
      415,
      /not supported/,
    ],
    ['an empty file', Buffer.alloc(0), 400, /empty/],
    ['a file that is too large', pdf(limits.fileLimit + 1), 413, /at most 2 MB/],
    ['a file that is much too large', pdf(8 * megabyte), 413, /at most 2 MB/],
  ])('%s', async (_what, bytes, status, message) => {
    expect(await upload(ann, bytes)).toEqual(refusal(status, message));
    expect((await filesOf(ann).list(ann.id)).data).toEqual([]);
  });

  test('too large a stream, which announces no length', async () => {
    const bytes = pdf(3 * megabyte);
    const body = new Blob([Buffer.from(bytes)]).stream();
    const answer = await filesOf(ann).upload(nameOf(ann, bytes), body, { duplex: 'half' });
    expect(answer).toEqual(refusal(413, /at most 2 MB/));
  });

  test('a file under the hash of another', async () => {
    const answer = await upload(ann, pdf(), nameOf(ann, pdf()));
    expect(answer).toEqual(refusal(400, /^The content has the SHA-256/));
    expect(await readdir(join(site.dataDir, 'files', '.incoming'))).toEqual([]);
  });

  test('a file that is there already, before it is read', async () => {
    const bytes = pdf();
    await kept(ann, bytes);
    expect(await upload(ann, bytes)).toEqual(refusal(409, /already exists/));
  });

  test.each([
    ['no hash', (who: Person) => `${who.id}/survey.pdf`],
    ['no owner', () => 'a'.repeat(64)],
    ['a hash in capitals', (who: Person) => `${who.id}/${'A'.repeat(64)}`],
    ['a folder below', (who: Person) => `${who.id}/x/${'a'.repeat(64)}`],
    ['dots', (who: Person) => `${who.id}/..%2f..%2fkeys.json`],
    ['odd letters', (who: Person) => `${who.id}/ü ‮%00'";--`],
    ['a very long name', (who: Person) => `${who.id}/${'a'.repeat(3000)}`],
  ])('a name with %s', async (_what, name) => {
    expect(await upload(ann, pdf(), name(ann))).toEqual(refusal(400, /^Invalid key/));
  });

  test.each(['../../../../etc/passwd', '%2e%2e%2f%2e%2e%2fkeys.json', '..%5c..%5ckeys.json'])(
    'the path %s',
    async (path) => {
      const answer = await site.request(`/storage/v1/object/files/${path}`, { token: ann.token });
      expect([400, 404]).toContain(answer.status);
      expect(await answer.text()).not.toMatch(/root:|jwtSecret/);
    },
  );

  test('an unknown bucket', async () => {
    const elsewhere = ann.client.storage.from('avatars');
    const bytes = pdf();
    expect(await elsewhere.upload(nameOf(ann, bytes), bytes)).toEqual(refusal(404, /Bucket not found/));
    expect(await elsewhere.download(nameOf(ann, bytes))).toEqual(refusal(404, /Bucket not found/));
    expect(await elsewhere.list(ann.id)).toEqual(refusal(404, /Bucket not found/));
  });

  test.each([
    ['without the key', { apikey: '' }, 401],
    ['with another key', { apikey: 'sb_publishable_other' }, 401],
    ["with a token of somebody else's making", { authorization: 'Bearer e30.e30.e30' }, 401],
  ])('a request %s', async (_what, headers, status) => {
    const name = await kept(ann, pdf());
    const answer = await site.request(`/storage/v1/object/files/${name}`, { token: ann.token, headers });
    expect(answer.status).toBe(status);
  });

  test('a visitor without an account', async () => {
    const bytes = pdf();
    const name = await kept(ann, bytes);
    expect((await site.request(`/storage/v1/object/files/${name}`)).status).toBe(404);
    const sent = await site.request(`/storage/v1/object/files/${name}`, { method: 'POST', body: 'x' });
    expect([sent.status, await sent.json()]).toEqual([
      403,
      { statusCode: '403', error: 'Unauthorized', message: 'new row violates row-level security policy' },
    ]);
  });

  test.each([
    ['list', 'POST', '/object/list/files', '{"prefix": 7}'],
    ['list without JSON', 'POST', '/object/list/files', '{'],
    ['list no folder', 'POST', '/object/list/files', '{"prefix": ""}'],
  ])('%s: a body that is wrong', async (_what, method, path, body) => {
    const answer = await site.request(`/storage/v1${path}`, { method, token: ann.token, body });
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'InvalidRequest' }]);
  });

  test('a form', async () => {
    const bytes = pdf();
    const answer = await filesOf(ann).upload(nameOf(ann, bytes), new Blob([Buffer.from(bytes)]));
    expect(answer).toEqual(refusal(415, /^A form can't be uploaded\. Send the bytes/));
  });

  test.each([
    ['an unknown address', 'GET', 'render/image/x'],
    ['a description of the bucket', 'GET', 'bucket/files'],
    ['a description of a file', 'GET', 'object/info/files/<file>'],
    ['an address for one file', 'POST', 'object/sign/files/<file>'],
    ['a removal', 'DELETE', 'object/files'],
  ])('%s', async (_what, method, path) => {
    const name = await kept(ann, pdf());
    const answer = await site.request(`/storage/v1/${path.replace('<file>', name)}`, {
      method,
      token: ann.token,
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { statusCode: '404', error: 'not_found', message: 'There is nothing at this address.' },
    ]);
  });
});

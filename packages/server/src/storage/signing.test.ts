import { SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { admissionLimits } from '../http/admission/admissionLimits.ts';
import { deriveKey } from '../kit/keys.ts';
import { type Person, projects, publicKey, saved, secret } from '../testing/rest.ts';
import {
  filesOf,
  type FileSite,
  hashOf,
  kept,
  nameOf,
  openFiles,
  pdf,
  refusal,
  remove,
} from '../testing/files.ts';

const year = 366 * 24 * 3600;

let site: FileSite;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  site = await openFiles();
});
beforeEach(async () => {
  ann = await site.person();
  bob = await site.person();
});

/** A file that a saved project uses. */
async function used(who: Person, bytes = pdf()) {
  const name = await kept(who, bytes);
  const project = await saved(who, 'Lot', [{ id: 'u', file: { sha256: hashOf(bytes) } }]);
  return { bytes, name, project };
}

/** The signed address of a file. */
async function signed(who: Person, name: string, seconds = 60): Promise<string> {
  const { data, error } = await filesOf(who).createSignedUrls([name], seconds);
  if (error) throw error;
  return data[0]?.signedUrl ?? '';
}

const bodyOf = async (answer: Response): Promise<unknown> => [answer.status, await answer.json()];

const refused = (status: number, error: string, message: RegExp) => [
  status,
  { statusCode: String(status), error, message: expect.stringMatching(message) as unknown },
];

/** A token like those of the server, with other claims. */
const tokenWith = (claims: object, key: Uint8Array = deriveKey(secret, 'file links')) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(key);

describe('the calls of supabase-js', () => {
  test('a signed address opens a file to whoever has the address, without a key or an account', async () => {
    const { bytes, name } = await used(ann);
    const answer = await fetch(await signed(ann, name));
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('createSignedUrls signs what it may and says which files it may not', async () => {
    const [mine, theirs] = [await used(ann), await used(bob)];
    const { data } = await filesOf(ann).createSignedUrls([mine.name, theirs.name, 'x'], 60);
    expect(data).toMatchObject([
      { error: null, path: mine.name },
      { error: expect.stringContaining('do not have access') as unknown, path: theirs.name, signedUrl: null },
      { error: expect.stringContaining('does not exist') as unknown, path: 'x', signedUrl: null },
    ]);
    expect((await fetch(data?.[0]?.signedUrl ?? '')).status).toBe(200);
  });

  test('HEAD, ranges and If-None-Match work as for the owner', async () => {
    const { name, bytes } = await used(ann);
    const address = await signed(ann, name);
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '1000', '']);
    const part = await fetch(address, { headers: { range: 'bytes=0-8' } });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      '%PDF-1.7\n',
      'bytes 0-8/1000',
    ]);
    expect((await fetch(address, { headers: { range: 'bytes=1000-' } })).status).toBe(416);
    const headers = { 'if-none-match': `"${hashOf(bytes)}"` };
    expect((await fetch(address, { headers })).status).toBe(304);
  });
});

describe('is not signed', () => {
  const notSigned = expect.objectContaining({
    data: [expect.objectContaining({ signedUrl: null })],
  }) as unknown;

  test('a file of somebody else', async () => {
    const { name } = await used(ann);
    expect(await filesOf(bob).createSignedUrls([name], 60)).toEqual(notSigned);
  });

  test('a file that no saved project uses', async () => {
    const name = await kept(ann, pdf());
    expect(await filesOf(ann).createSignedUrls([name], 60)).toEqual(notSigned);
  });

  test("a file that isn't there, or an invalid name", async () => {
    expect(await filesOf(ann).createSignedUrls([nameOf(ann, pdf())], 60)).toEqual(notSigned);
    expect(await filesOf(ann).createSignedUrls(['x/keys.json'], 60)).toEqual(notSigned);
  });

  test('a file in another bucket', async () => {
    const { name } = await used(ann);
    const elsewhere = ann.client.storage.from('avatars');
    expect(await elsewhere.createSignedUrls([name], 60)).toEqual(refusal(404, /Bucket not found/));
  });

  test.each([0, -1, 1.5, year + 1, Number.NaN])('for %s seconds', async (seconds) => {
    const { name } = await used(ann);
    expect(await filesOf(ann).createSignedUrls([name], seconds)).toEqual(refusal(400, /^body\/expiresIn/));
  });

  test.each([
    ['none', []],
    ['too many', Array.from({ length: 1001 }, () => 'x')],
    ['too long', ['x'.repeat(2000)]],
  ])('%s at once', async (_what, paths) => {
    expect(await filesOf(ann).createSignedUrls(paths, 60)).toEqual(refusal(400, /^body\/paths/));
  });

  test('with what this server has none of, such as a transformation', async () => {
    const { name } = await used(ann);
    const body = JSON.stringify({ expiresIn: 60, paths: [name], transform: { width: 100 } });
    const path = '/storage/v1/object/sign/files';
    const answer = await site.request(path, { method: 'POST', token: ann.token, body });
    expect(await bodyOf(answer)).toEqual(refused(400, 'InvalidRequest', /transform/));
  });

  test('a body of a megabyte', async () => {
    const body = JSON.stringify({ expiresIn: 60, paths: [], more: 'x'.repeat(1024 * 1024) });
    const path = '/storage/v1/object/sign/files';
    const answer = await site.request(path, { method: 'POST', token: ann.token, body });
    expect(await bodyOf(answer)).toEqual(refused(400, 'InvalidRequest', /longer than/));
  });

  test('for a visitor, or without the key', async () => {
    const { name } = await used(ann);
    const sign = (headers: Record<string, string>) =>
      site.request('/storage/v1/object/sign/files', {
        method: 'POST',
        body: JSON.stringify({ expiresIn: 60, paths: [name] }),
        headers,
      });
    expect((await sign({})).status).toBe(403);
    expect((await sign({ apikey: '', authorization: `Bearer ${ann.token}` })).status).toBe(401);
  });
});

describe('a signed address', () => {
  test('expires', async () => {
    const { name } = await used(ann);
    const address = await signed(ann, name, 3600);
    expect((await fetch(address)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await bodyOf(await fetch(address))).toEqual(refused(400, 'InvalidJWT', /^"exp".* expired/));
  });

  test.each([
    ['without a token', () => '', /required property 'token'/, 'InvalidRequest'],
    ['with a token cut short', (token: string) => token.slice(0, -3), /damaged/, 'InvalidJWT'],
    ['with a changed token', (token: string) => token.replace('.ey', '.eY'), /damaged/, 'InvalidJWT'],
    ['with any text', () => 'hello', /damaged/, 'InvalidJWT'],
    ['with the public key', () => publicKey, /damaged/, 'InvalidJWT'],
  ])('%s is refused', async (_what, change, message, error) => {
    const { name } = await used(ann);
    const [address = '', token = ''] = (await signed(ann, name)).split('?token=');
    const changed = change(token);
    const answer = await fetch(changed === '' ? address : `${address}?token=${changed}`);
    expect(await bodyOf(answer)).toEqual(refused(400, error, message));
  });

  test('opens no other file', async () => {
    const [one, other] = [await used(ann), await used(ann)];
    const [, token] = (await signed(ann, one.name)).split('?');
    const answer = await fetch(`${site.url}/storage/v1/object/sign/files/${other.name}?${token}`);
    expect(await bodyOf(answer)).toEqual(refused(400, 'InvalidSignature', /another file/));
  });

  test.each([
    ['an access token', async () => ann.token],
    ['a token without a time', (name: string) => tokenWith({ url: `files/${name}`, sub: ann.id })],
    [
      'a token of another secret',
      (name: string) => tokenWith({ url: `files/${name}`, sub: ann.id, exp: 9e9 }, Buffer.from(secret)),
    ],
  ])('with %s is refused', async (_what, token) => {
    const { name } = await used(ann);
    const answer = await fetch(`${site.url}/storage/v1/object/sign/files/${name}?token=${await token(name)}`);
    expect(await bodyOf(answer)).toEqual(refused(400, 'InvalidJWT', /damaged/));
  });

  test("gives what its signer may read: a token in somebody else's name opens nothing", async () => {
    const { name } = await used(ann);
    const token = await tokenWith({ url: `files/${name}`, sub: bob.id, exp: 9e9 });
    const answer = await fetch(`${site.url}/storage/v1/object/sign/files/${name}?token=${token}`);
    expect(answer.status).toBe(404);
  });

  test('opens nothing else', async () => {
    const { name } = await used(ann);
    const [, token = ''] = (await signed(ann, name)).split('?token=');
    const answer = await site.request('/rest/v1/projects', { token });
    expect(answer.status).toBe(401);
    const download = await site.request(`/storage/v1/object/authenticated/files/${name}`, { token });
    expect(download.status).toBe(401);
  });

  test('ends with its project, and not when the plan drops the file', async () => {
    const { name, project } = await used(ann);
    const address = await signed(ann, name);
    await projects(ann).update({ objects: [] }).eq('id', project).throwOnError();
    expect((await fetch(address)).status).toBe(200);
    await projects(ann).delete().eq('id', project).throwOnError();
    expect(await bodyOf(await fetch(address))).toEqual(refused(404, 'not_found', /not found/));
  });

  test('ends when the file is removed, or its account banned or deleted', async () => {
    const [one, other] = [await used(ann), await used(bob)];
    const addresses = [await signed(ann, one.name), await signed(bob, other.name)];
    const statuses = () => Promise.all(addresses.map(async (address) => (await fetch(address)).status));
    expect(await statuses()).toEqual([200, 200]);
    await remove(site, one.name);
    await site.database.query("update auth.users set banned_until = 'infinity' where id = $1", [bob.id]);
    expect(await statuses()).toEqual([404, 404]);
    await site.database.query('update auth.users set banned_until = null where id = $1', [bob.id]);
    expect(await statuses()).toEqual([404, 200]);
    await site.database.query('delete from auth.users where id = $1', [bob.id]);
    expect(await statuses()).toEqual([404, 404]);
  });

  test('waits for its turn at the database, so that many of them leave it to others', async () => {
    const { name } = await used(ann);
    const address = await signed(ann, name);
    const { opened } = await site.database.transaction(async (sql) => {
      await sql.query('lock table auth.users');
      const statuses = Promise.all(Array.from({ length: 20 }, async () => (await fetch(address)).status));
      const waiting = async () =>
        (await sql.query("select from pg_locks where relation = 'auth.users'::regclass and not granted"))
          .length;
      await expect.poll(waiting).toBe(admissionLimits.accountStatements);
      await projects(bob).select('id').throwOnError();
      expect(await waiting()).toBe(admissionLimits.accountStatements);
      return { opened: statuses };
    });
    expect(new Set(await opened)).toEqual(new Set([200]));
  });

  test('is never in the log', async () => {
    const { name } = await used(ann);
    const [address = '', token = ''] = (await signed(ann, name)).split('?token=');
    const rows = 'alter table storage.objects rename to gone';
    await site.database.query(rows);
    expect((await fetch(`${address}?token=${token}`)).status).toBe(500);
    await site.database.query('alter table storage.gone rename to objects');
    expect(site.log.join('')).toContain('request failed');
    expect(site.log.join('')).not.toContain(token.slice(0, 40));
  });
});

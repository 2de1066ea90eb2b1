// What isn't text, in an address or a body, gets 400 from every route.
import { afterAll, describe, expect, test } from 'vitest';
import { newLocation } from '../testing/databases.ts';
import { openRequests } from '../testing/httpRequests.ts';
import { headersOfNewUser } from '../testing/people.ts';
import { startServer } from '../testing/server.ts';

const jwtSecret = 'a secret that only this suite knows, and nobody else';
const server = await startServer(await newLocation('file'), { jwtSecret });
afterAll(() => server.close());
const headers = await headersOfNewUser(server, jwtSecret);
const send = openRequests(server.url, headers);

const hash = 'a'.repeat(64);
const uuid = '00000000-0000-4000-8000-000000000000';

/** `{}` stands for any text. */
const addresses: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/rest/v1/{}'],
  ['GET', '/rest/v1/projects?{}=eq.1'],
  ['GET', '/rest/v1/projects?title=eq.{}'],
  ['GET', '/rest/v1/projects?title=in.({})'],
  ['GET', '/rest/v1/projects?title=like.{}'],
  ['GET', '/rest/v1/projects?select={}'],
  ['GET', '/rest/v1/projects?order={}'],
  ['GET', '/rest/v1/projects?limit={}&offset={}'],
  ['GET', '/rest/v1/project_versions?id=eq.{}'],
  ['PATCH', '/rest/v1/projects?id=eq.{}'],
  ['DELETE', '/rest/v1/projects?title=eq.{}'],
  ['POST', '/rest/v1/projects?on_conflict={}'],
  ['POST', '/rest/v1/projects?columns={}'],
  ['POST', '/rest/v1/rpc/{}'],
  ['GET', '/auth/v1/{}'],
  ['GET', '/auth/v1/verify?token={}&type=signup'],
  ['GET', '/auth/v1/verify?token=x&type={}'],
  ['GET', '/auth/v1/verify?token=x&type=signup&redirect_to={}'],
  ['POST', '/auth/v1/token?grant_type={}'],
  ['POST', '/auth/v1/logout?scope={}'],
  ['POST', '/auth/v1/signup?redirect_to={}'],
  ['POST', '/storage/v1/object/list/{}'],
  ['POST', '/storage/v1/object/sign/{}'],

  ['GET', '/storage/v1/object/sign/files/{}?token=x'],
  ['GET', `/storage/v1/object/sign/files/${uuid}/${hash}?token={}`],
  ['GET', `/storage/v1/object/{}/${uuid}/${hash}`],
  ['HEAD', `/storage/v1/object/{}/${uuid}/${hash}`],
  ['GET', '/storage/v1/object/files/{}'],
  ['GET', `/storage/v1/object/authenticated/{}/${uuid}/${hash}`],
  ['POST', `/storage/v1/object/{}/${uuid}/${hash}`],
  ['PUT', '/storage/v1/object/files/{}'],
  ['PATCH', '/storage/v1/upload/resumable/{}'],
  ['DELETE', '/storage/v1/upload/resumable/{}'],
];

const bodies: readonly (readonly [method: string, path: string, body: string])[] = [
  ['POST', '/rest/v1/projects', '{"title":"{}"}'],
  ['POST', '/rest/v1/projects', '{"title":"a","objects":[{"type":"{}"}]}'],
  ['POST', '/rest/v1/projects', '{"title":"a","settings":{"{}":1}}'],
  ['PATCH', `/rest/v1/projects?id=eq.${uuid}`, '{"title":"{}"}'],
  ['POST', '/auth/v1/token?grant_type=password', '{"email":"{}","password":"x"}'],
  ['POST', '/auth/v1/token?grant_type=password', '{"email":"a@example.org","password":"{}"}'],
  ['POST', '/auth/v1/token?grant_type=refresh_token', '{"refresh_token":"{}"}'],
  ['POST', '/auth/v1/signup', '{"email":"a@example.org","password":"secret","data":{"name":"{}"}}'],
  ['POST', '/auth/v1/signup', '{"email":"{}","password":"secret"}'],
  ['POST', '/auth/v1/signup', '{"email":"a@example.org","password":"{}"}'],
  ['POST', '/auth/v1/recover', '{"email":"{}"}'],
  ['POST', '/auth/v1/resend', '{"email":"{}","type":"signup"}'],
  ['POST', '/auth/v1/verify', '{"type":"signup","token_hash":"{}"}'],
  ['PUT', '/auth/v1/user', '{"data":{"{}":"{}"}}'],
  ['POST', '/storage/v1/object/list/files', '{"prefix":"{}"}'],
  ['POST', '/storage/v1/object/list/files', '{"prefix":"x","search":"{}"}'],
  ['POST', '/storage/v1/object/sign/files', '{"expiresIn":60,"paths":["{}"]}'],
];

const inBase64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');

describe.each([
  ['U+0000', '%00', '\\u0000'],
  ['half a surrogate pair', '%ED%A0%80', '\\ud800'],
  ['U+0000 in two bytes', '%C0%80', '\xc0\x80'],
  ['a slash in two bytes', '%C0%AF', '\xc0\xaf'],
  ['half a character', '%E2%82', '\xe2\x82'],
  ['a byte that begins nothing', '%FF', '\xff'],
])('%s gets 400', (_what, inAddress, inBody) => {
  test.each(addresses)('in %s %s', async (method, path) => {
    const body = method === 'GET' || method === 'HEAD' ? {} : { body: Buffer.from('{}') };
    expect(await send({ method, path: path.replaceAll('{}', `a${inAddress}b`), ...body })).toBe(400);
  });

  test.each(bodies)('in the body of %s %s: %s', async (method, path, body) => {
    const bytes = Buffer.from(body.replaceAll('{}', `a${inBody}b`), 'latin1');
    expect(await send({ method, path, body: bytes })).toBe(400);
  });

  test.each(['bucketName', 'objectName'])('as the %s of a resumable upload', async (name) => {
    const given = {
      bucketName: 'files',
      objectName: `${uuid}/${hash}`,
      [name]: `a${JSON.parse(`"${inBody}"`)}`,
    };
    const metadata = Object.entries(given).map(([key, value]) => `${key} ${inBase64(value)}`);
    const more = {
      'tus-resumable': '1.0.0',
      'upload-length': '10',
      'upload-metadata': metadata.join(','),
    };
    expect(
      await send({ method: 'POST', path: '/storage/v1/upload/resumable', headers: { ...headers, ...more } }),
    ).toBe(400);
  });
});

test.each(['Bearer', 'Bearer ', 'bearer   '])(
  'a token that is empty gets 401: "%s"',
  async (authorization) => {
    for (const path of ['/rest/v1/projects', '/auth/v1/user', `/storage/v1/object/files/${uuid}/${hash}`])
      expect(await send({ method: 'GET', path, headers: { authorization } }), path).toBe(401);
  },
);

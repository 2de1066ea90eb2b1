// Whatever text is in an address, a header or a body, no route answers 5xx; what isn't text gets 400.
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  nat,
  oneof,
  option,
  record,
  string,
  tuple,
} from 'fast-check';
import { Agent, request } from 'node:http';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { newLocation } from './testing/databases.ts';
import { headersOfNewUser } from './testing/people.ts';
import { startServer } from './testing/server.ts';

const jwtSecret = 'a secret that only this suite knows, and nobody else';
const server = await startServer(await newLocation('file'), { jwtSecret });
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
afterAll(async () => {
  agent.destroy();
  await server.close();
});
const headers = await headersOfNewUser(server, jwtSecret);

type Request = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
};

/** Node sends the body of a DELETE without its length. */
const lengthOf = (body: Buffer | undefined) => (body === undefined ? {} : { 'content-length': body.length });

function send({ method, path, headers: more = {}, body }: Request): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${server.url}/`,
      { method, path, agent, headers: { ...headers, ...more, ...lengthOf(body) } },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    // The server may close a connection that it has answered while the next request is on its way.
    sent.on('error', (error) =>
      sent.reusedSocket
        ? resolve(send({ method, path, headers: more, ...(body && { body }) }))
        : reject(error),
    );
    sent.end(body);
  });
}

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
  ['GET', '/storage/v1/bucket/{}'],
  ['POST', '/storage/v1/object/list/{}'],
  ['DELETE', '/storage/v1/object/{}'],
  ['POST', '/storage/v1/object/sign/{}'],
  ['POST', `/storage/v1/object/sign/{}/${uuid}/${hash}`],
  ['GET', '/storage/v1/object/sign/files/{}?token=x'],
  ['GET', `/storage/v1/object/sign/files/${uuid}/${hash}?token={}`],
  ['GET', `/storage/v1/object/{}/${uuid}/${hash}`],
  ['HEAD', `/storage/v1/object/{}/${uuid}/${hash}`],
  ['GET', '/storage/v1/object/files/{}'],
  ['GET', `/storage/v1/object/authenticated/{}/${uuid}/${hash}`],
  ['GET', `/storage/v1/object/info/{}/${uuid}/${hash}`],
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
  ['DELETE', '/storage/v1/object/files', '{"prefixes":["{}"]}'],
  ['POST', '/storage/v1/object/sign/files', '{"expiresIn":60,"paths":["{}"]}'],
];

const inBase64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');

/** Headers whose values are read. */
const headerNames = [
  'authorization',
  'apikey',
  'prefer',
  'accept',
  'accept-profile',
  'content-profile',
  'content-type',
  'range',
  'x-client-info',
  'x-supabase-api-version',
  'x-forwarded-for',
  'if-none-match',
  'upload-length',
  'upload-offset',
  'origin',
  'cookie',
] as const;

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

const long = integer({ min: 10_000, max: 10_240 }).map((length) => 'x'.repeat(length));
const broken = constantFrom(
  '%00',
  '%ED%A0%80',
  '%ED%BF%BF',
  '%C0%80',
  '%E0%80%AF',
  '%F5%80%80%80',
  '%',
  '%zz',
);
const urlText = array(
  oneof(
    broken,
    string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
    long,
    constantFrom('..', '/', '%2F', '%5C', '*', '(', ')', '"', ',', '.', "'", ';', '&', '='),
  ),
  { maxLength: 4 },
).map((parts) => parts.join(''));
const bodyText = oneof(
  string({ unit: 'binary' }).map((text) => Buffer.from(JSON.stringify(text).slice(1, -1)).toString('latin1')),
  constantFrom('\\u0000', '\\ud800', '\\udfff\\ud800', '\xc0\x80', '\xed\xa0\x80', '\0', '"', '\\', '\n'),
  long,
);
const headerText = oneof(
  array(
    constantFrom(
      '\t',
      ' ',
      '!',
      '"',
      '%',
      ',',
      ';',
      ':',
      '=',
      '/',
      '*',
      '(',
      '0',
      '9',
      'a',
      '\x80',
      '\xc0',
      '\xff',
    ),
  ).map((letters) => letters.join('')),
  constantFrom('Bearer ', 'Bearer x.y.z', 'bytes=0-', '0-9', '-1', '1e9', 'NaN', '9'.repeat(30)),
  long,
);

const anyRequest = record({
  address: option(tuple(nat({ max: addresses.length - 1 }), urlText)),
  body: tuple(nat({ max: bodies.length - 1 }), bodyText),
  more: array(tuple(constantFrom(...headerNames), headerText), { maxLength: 2 }),
  metadata: option(string({ unit: 'binary' })),
}).map(({ address, body: [bodyAt, inBody], more, metadata }): Request => {
  const [method, path, body] = bodies[bodyAt] ?? ['', '', ''];
  const bytes = Buffer.from(body.replaceAll('{}', inBody), 'latin1');
  const odd = {
    ...Object.fromEntries(more),
    ...(metadata !== null && {
      'tus-resumable': '1.0.0',
      'upload-metadata': `bucketName ${inBase64(metadata)},objectName ${inBase64(inBody)}`,
    }),
  };
  if (address === null) return { method, path, headers: odd, body: bytes };
  const [to, template] = addresses[address[0]] ?? ['', ''];
  const isRead = to === 'GET' || to === 'HEAD';
  return {
    method: to,
    path: template.replaceAll('{}', address[1]),
    headers: odd,
    ...(isRead ? {} : { body: bytes }),
  };
});

test('no random request gets a 5xx', async () => {
  const numRuns = inject('thoroughness') > 1 ? 100_000 : 600;
  const property = asyncProperty(anyRequest, async (one) => {
    expect(await send(one)).toBeLessThan(500);
  });
  await assert(property, { numRuns });
  expect(server.log.filter((line) => line.includes('request failed'))).toEqual([]);
}, 3_600_000);

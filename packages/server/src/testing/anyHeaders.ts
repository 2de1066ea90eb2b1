// For the tests: headers, well-formed or not, among them those of uploads and tokens.
import { type Arbitrary, array, constant, constantFrom, oneof, record, string, tuple } from 'fast-check';
import { createHmac } from 'node:crypto';
import { longText, often, operands } from './anyUrls.ts';
import type { Known } from './known.ts';

const headerText = oneof(
  array(constantFrom('\t', ' !', '"%', ',;', ':=/', '*(', '09', 'a', '\x80', '\xc0\xff')).map((parts) =>
    parts.join(''),
  ),
  constantFrom('0-9', '-1', '1e9', 'NaN', '9'.repeat(30), '*', 'null', '\xed\xa0\x80', '\xc0\x80'),
  longText,
);
const ranges = constantFrom(
  'bytes=0-',
  'bytes=-0',
  'bytes=-5',
  'bytes=5-1',
  'bytes=0-0,2-2',
  'bytes=0-99999999999999999999',
  'bytes=99-',
  'bytes=a-b',
  'bytes=',
  'bytes',
  'items=0-1',
  '0-9',
  '5-1',
  '-',
  `bytes=${'0-0,'.repeat(900)}`,
);
export const prefers = array(
  constantFrom(
    'count=exact',
    'count=planned',
    'count=estimated',
    'count=x',
    'return=representation',
    'return=minimal',
    'return=headers-only',
    'resolution=merge-duplicates',
    'resolution=ignore-duplicates',
    'missing=default',
    'handling=strict',
    'max-affected=1',
    'max-affected=-1',
    'max-affected=1e9',
    'tx=rollback',
    'timezone=x',
  ),
  { maxLength: 5 },
).map((list) => list.join(','));
const contentTypes = constantFrom(
  'application/json',
  'application/vnd.pgrst.object+json',
  'text/csv',
  'text/plain',
  'application/pdf',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  '*/*',
  '',
  'application/offset+octet-stream',
  'application/json; charset=utf-16',
  'a',
  ';',
  'image/png',
  'text/html',
);
const odd = (...names: string[]) => tuple(constantFrom(...names), headerText);
export const anyHeader = oneof(
  odd('apikey', 'authorization', 'cookie', 'origin', 'referer', 'user-agent', 'x-client-info', 'x-real-ip'),
  odd('prefer', 'accept', 'accept-profile', 'content-profile', 'x-supabase-api-version', 'x-forwarded-for'),
  odd(
    'range',
    'if-none-match',
    'if-match',
    'if-modified-since',
    'if-range',
    'accept-encoding',
    'accept-language',
  ),
  odd('upload-length', 'upload-offset', 'upload-metadata', 'tus-resumable', 'x-upsert', 'content-encoding'),
  odd('forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-http-method-override', 'upgrade', 'host'),
  odd('access-control-request-method', 'access-control-request-headers', 'sec-fetch-site', 'content-type'),
  tuple(constant('range'), ranges),
  tuple(constant('prefer'), prefers),
  tuple(constantFrom('content-type', 'accept'), contentTypes),
  tuple(constant('origin'), constantFrom('null', 'https://elsewhere.example', 'http://localhost:1')),
  tuple(constant('host'), constantFrom('', 'x', '[::1]', '[', 'a b', 'localhost:99999', '\xff')),
);

/** The bucket and the name of an upload, in base64. */
const metadata = (known: Known): Arbitrary<string> => {
  const value = (usual: string): Arbitrary<string> =>
    often(constant(usual), oneof(string({ unit: 'binary' }), longText)).map((text) =>
      Buffer.from(text).toString('base64'),
    );
  return oneof(
    tuple(value('files'), value(`${known.userId}/${'b'.repeat(64)}`)).map(
      ([bucket, name]) => `bucketName ${bucket},objectName ${name}`,
    ),
    headerText,
  );
};

export const tus = (known: Known): Arbitrary<Readonly<Record<string, string>>> =>
  record({
    'tus-resumable': often(constant('1.0.0'), headerText),
    'upload-length': often(constantFrom('10', '1', '0', '-1', '1e9', '999999999999999'), headerText),
    'upload-offset': often(constantFrom('0', '1', '-1', '00'), headerText),
    'upload-metadata': metadata(known),
    'content-type': often(constant('application/offset+octet-stream'), contentTypes),
  });

const inBase64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signed tokens with claims that the server never signs, and others. */
export function anyToken({ secret, claims }: Known): Arbitrary<string> {
  const oddValue = oneof(
    operands,
    constantFrom(null, 0, -1, 1e300, true, [], {}, { __proto__: null }, '\0', '\ud800'),
  );
  const signed = tuple(
    oneof(
      constantFrom<object>({ alg: 'HS256' }),
      constantFrom({ alg: 'none' }, { alg: 'HS512' }, { alg: 0 }, [], {}),
    ),
    constantFrom(
      'sub',
      'session_id',
      'exp',
      'iat',
      'nbf',
      'aud',
      'iss',
      'role',
      'email',
      'user_metadata',
      'amr',
    ),
    oddValue,
  ).map(([head, claim, value]) => {
    const content = `${inBase64(head)}.${inBase64({ ...claims, [claim]: value })}`;
    return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
  });
  return oneof(
    signed,
    signed.map((token) => token.slice(0, -3)),
    signed.map((token) => token.replace(/\..*\./, '..')),
    array(headerText, { maxLength: 4 }).map((parts) => parts.join('.')),
    constantFrom('', '.', '..', '...', 'e30.e30.', 'null', 'undefined'),
  );
}

// For the tests: any request to any route by any verb, well-formed or not. Most have one odd part, so that the others get
// them far enough to be read.
import {
  type Arbitrary,
  array,
  constant,
  constantFrom,
  oneof,
  option,
  record,
  string,
  tuple,
} from 'fast-check';
import { anyForm, anyJson } from './anyBodies.ts';
import { anyHeader, anyToken, tus } from './anyHeaders.ts';
import { often, query, urlText } from './anyUrls.ts';
import type { Known } from './known.ts';

export interface AnyRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** In Latin-1. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE', 'QUERY'];

/** `{}` stands for any text, the others for what is there. */
const routes: readonly (readonly [methods: string, path: string])[] = [
  ['GET HEAD POST PUT PATCH DELETE OPTIONS', '/rest/v1/{table}'],
  ['GET HEAD POST PATCH DELETE', '/rest/v1/projects'],
  ['GET POST', '/rest/v1/{}'],
  ['GET POST', '/rest/v1/rpc/{}'],
  ['GET', '/rest/v1'],
  ['POST', '/auth/v1/signup'],
  ['POST', '/auth/v1/token'],
  ['POST', '/auth/v1/resend'],
  ['POST', '/auth/v1/recover'],
  ['GET HEAD POST', '/auth/v1/verify'],
  ['GET PUT', '/auth/v1/user'],
  ['POST', '/auth/v1/logout'],
  ['GET', '/auth/v1/settings'],
  ['GET', '/auth/v1/health'],
  ['GET', '/auth/v1/challenge'],
  ['GET', '/auth/v1/.well-known/jwks.json'],
  ['GET', '/auth/v1/{}'],
  ['POST', '/storage/v1/object/list/{bucket}'],
  ['POST', '/storage/v1/object/sign/{bucket}'],
  ['POST GET HEAD', '/storage/v1/object/sign/{bucket}/{object}'],
  ['GET HEAD', '/storage/v1/object/authenticated/{bucket}/{object}'],
  ['GET HEAD POST PUT', '/storage/v1/object/{bucket}/{object}'],
  ['POST PUT', '/storage/v1/object/files/{object}'],
  ['POST OPTIONS', '/storage/v1/upload/resumable'],
  ['HEAD PATCH DELETE', '/storage/v1/upload/resumable/{upload}'],
  ['GET', '/storage/v1/{}'],
  ['GET HEAD', '/config.json'],
  ['GET HEAD', '/ready'],
  ['GET HEAD', '/metrics'],
  ['GET', '/outbox'],
  ['GET HEAD', '/'],
  ['GET HEAD', '/app'],
  ['GET HEAD', '/reset-password'],
  ['GET HEAD', '/assets/page.js'],
  ['GET HEAD', '/assets/{}'],
  ['GET HEAD', '/tiles/town.pmtiles'],
  ['GET HEAD', '/tiles/{}'],
  ['GET HEAD', '/{}'],
];

function fill(path: string, known: Known): Arbitrary<string> {
  const usual: Readonly<Record<string, Arbitrary<string>>> = {
    '{}': urlText,
    '{table}': often(constantFrom('projects', 'project_versions', 'account_deletions'), urlText),
    '{bucket}': often(constant('files'), urlText),
    '{object}': often(
      constantFrom(
        `${known.userId}/${known.fileHash}`,
        `${known.userId}/${'a'.repeat(64)}`,
        `${known.otherId}/${known.fileHash}`,
      ),
      urlText,
    ),
    '{upload}': often(constant(known.uploadId), urlText),
  };
  const parts = path.split(/(\{\w*\})/).map((part) => usual[part] ?? constant(part));
  return tuple(...parts).map((texts) => texts.join(''));
}

const anyBody = (known: Known, path: string): Arbitrary<{ readonly type?: string; readonly body: Buffer }> =>
  oneof(
    { arbitrary: anyJson(known, path).map((body) => ({ body })), weight: 6 },
    { arbitrary: anyForm(known.file), weight: 2 },
    constant({ body: known.file }),
    string({ unit: 'binary' }).map((text) => ({ body: Buffer.from(text, 'latin1') })),
  );

/** Any request; most come from the account that is there. */
export function anyRequest(known: Known): Arbitrary<AnyRequest> {
  const target = constantFrom(...routes).chain(([methods, path]) =>
    record({
      method: often(constantFrom(...methods.split(' ')), constantFrom(...verbs)),
      path: often(
        fill(path, known),
        tuple(fill(path, known), urlText).map((both) => both.join('')),
      ),
      search: option(query, { freq: 3 }),
      isUpload: constant(path.includes('resumable')),
      content: option(anyBody(known, path), { freq: 8 }),
    }),
  );
  return record({
    target,
    more: array(anyHeader, { maxLength: 2 }),
    token: often(constant(null), anyToken(known)),
    upload: tus(known),
  }).map(({ target: { method, path, search, isUpload, content }, more, token, upload }) => ({
    method,
    path: `/${(search === null ? path : `${path}?${search}`).replace(/^\//, '')}`,
    headers: {
      ...known.headers,
      ...(isUpload && upload),
      ...(content?.type !== undefined && { 'content-type': content.type }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...Object.fromEntries(more),
    },
    body: content === null || method === 'GET' || method === 'HEAD' ? undefined : content.body,
  }));
}

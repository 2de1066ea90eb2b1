// What is thrown below a route is answered in the terms of its protocol.
import fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { authTerms } from '../auth/problems.ts';
import { DiskFullError, UnreachableError } from '../db/database.ts';
import { TokenError } from '../kit/accessToken.ts';
import { logOptions } from '../kit/log.ts';
import { UrlError } from '../kit/urls.ts';
import { restTerms } from '../rest/problems.ts';
import { diskFull, storageTerms } from '../storage/problems.ts';
import { BusyError } from './admission/scheduler.ts';
import { BodyError } from './body.ts';
import { Problem, type ProblemTerms } from './problem.ts';
import { serveProtocol } from './protocol.ts';

const log: string[] = [];
const app = fastify({ logger: logOptions({ write: (line) => log.push(line) }) });
afterAll(() => app.close());
let thrown: unknown;

const protocols: Readonly<Record<string, ProblemTerms>> = {
  auth: authTerms,
  rest: restTerms,
  storage: storageTerms,
};
for (const [name, terms] of Object.entries(protocols))
  await serveProtocol(app, { prefix: `/${name}`, terms }, async (routes) => {
    routes.get('/', () => {
      throw thrown;
    });
  });

const notAnswered = 'The server could not answer. Please try again.';
const unreachable = 'The database cannot be reached. Please try again.';

/** Without a message, the error's own is the answer. */
type Answer = readonly [status: number, code: string, message?: string];

interface Rung {
  readonly what: string;
  readonly error: Error;
  readonly auth: Answer;
  readonly rest: Answer;
  readonly storage: Answer;
  /** In this order. */
  readonly retryAfter?: readonly (string | undefined)[];
  readonly isLogged?: boolean;
}

const rungs: readonly Rung[] = [
  {
    what: 'a problem',
    error: new Problem(418, 'teapot', 'Short and stout', { retryAfter: 3 }),
    auth: [418, 'teapot'],
    rest: [418, 'teapot'],
    storage: [418, 'teapot'],
    retryAfter: ['3', '3', '3'],
  },
  {
    what: 'an expired token',
    error: new TokenError('expired', 'JWT expired'),
    auth: [403, 'bad_jwt', 'invalid JWT: JWT expired'],
    rest: [401, 'PGRST303'],
    storage: [401, 'Unauthorized'],
  },
  {
    what: 'a busy server',
    error: new BusyError('Busy.'),
    auth: [503, 'unexpected_failure', unreachable],
    rest: [503, '53300'],
    storage: [503, 'SlowDown', 'Busy. Try again in a few seconds.'],
    retryAfter: ['5', '2', '2'],
  },
  {
    what: 'a full disk',
    error: new DiskFullError(),
    auth: [503, 'unexpected_failure', 'The disk of the database is full. Please try again later.'],
    rest: [503, '53100'],
    storage: [507, 'InsufficientStorage', diskFull().message],
    retryAfter: ['5', undefined, undefined],
    isLogged: true,
  },
  {
    what: 'a database that is away',
    error: new UnreachableError(new Error('connect ECONNREFUSED 10.0.0.7')),
    auth: [503, 'unexpected_failure', unreachable],
    rest: [503, '08006'],
    storage: [503, 'DatabaseUnavailable', notAnswered],
    retryAfter: ['5', undefined, undefined],
    isLogged: true,
  },
  {
    what: 'a value that Postgres refuses',
    error: Object.assign(new Error('invalid input syntax for type uuid'), { code: '22P02' }),
    auth: [400, 'validation_failed', 'A value in the request cannot be stored'],
    rest: [400, '22P02'],
    storage: [400, 'InvalidRequest', 'A value in the request cannot be stored or compared.'],
  },
  {
    what: 'an address that is not text',
    error: new UrlError(),
    auth: [400, 'validation_failed', 'The request is not well formed'],
    rest: [400, 'PGRST102'],
    storage: [400, 'InvalidRequest'],
  },
  {
    what: 'a body that is too long',
    error: new BodyError(413, 'The body is longer than 10 bytes'),
    auth: [413, 'request_entity_too_large', 'The request body is larger than 16 KiB'],
    rest: [413, '54000'],
    storage: [413, 'InvalidRequest'],
  },
  {
    what: 'a bug',
    error: new TypeError('secret is not a function'),
    auth: [500, 'unexpected_failure', notAnswered],
    rest: [500, 'XX000', notAnswered],
    storage: [500, 'InternalError', notAnswered],
    isLogged: true,
  },
];

describe.each(rungs)('$what', ({ error, retryAfter, isLogged = false, ...answers }) => {
  test.each(['auth', 'rest', 'storage'] as const)('is answered by /%s in its own terms', async (name) => {
    thrown = error;
    log.length = 0;
    const headers = { 'x-supabase-api-version': '2024-01-01' };
    const answer = await app.inject({ url: `/${name}/`, headers });
    const body = answer.json<Record<string, unknown>>();
    const [status, code, message = error.message] = answers[name];
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['retry-after']).toBe(retryAfter?.[['auth', 'rest', 'storage'].indexOf(name)]);
    expect(body).toMatchObject(
      name === 'storage' ? { statusCode: String(status), error: code, message } : { code, message },
    );
    expect(log.length).toBe(isLogged ? 1 : 0);
  });
});

test('only what is the fault of the server has an error_id, and older clients of accounts get the older format', async () => {
  thrown = new Problem(422, 'weak_password', 'Too short', {
    fields: { weak_password: { reasons: ['length'] } },
  });
  const { body } = await app.inject('/auth/');
  expect(JSON.parse(body)).toEqual({
    code: 422,
    error_code: 'weak_password',
    msg: 'Too short',
    weak_password: { reasons: ['length'] },
  });
  thrown = new TypeError('a bug');
  expect((await app.inject('/auth/')).json()).toMatchObject({
    code: 500,
    error_id: expect.any(String) as string,
  });
});

test('a problem of /rest has details and a hint, even if they are null', async () => {
  thrown = new Problem(400, 'PGRST100', 'No', { fields: { hint: 'Try this.' } });
  const { body } = await app.inject('/rest/');
  expect(body).toBe('{"code":"PGRST100","message":"No","details":null,"hint":"Try this."}');
});

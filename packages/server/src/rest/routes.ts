// /rest/v1: the tables of the schema over HTTP, each request one transaction as its caller. What may be seen and written
// is decided by the database alone: grants, row-level security and constraints.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { callerOf, requireKey } from '../gate.ts';
import { TokenError } from '../auth/accessToken.ts';
import type { Caller } from '../db/database.ts';
import { BusyError } from '../door/busyError.ts';
import type { Holding } from '../door/holding.ts';
import { partyOf } from '../door/party.ts';
import type { Services } from '../services.ts';
import { readRestBody } from './body.ts';
import { databaseFailure } from './databaseError.ts';
import { readTable } from './read.ts';
import { bodyOf, RestError, type RestFailure } from './restError.ts';
import { readSchema } from './schema.ts';
import type { Target } from './target.ts';
import { writeTable } from './write.ts';

const allowed = 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE';

type Route = { Params: { table: string } };

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** The memory that its body takes until the answer is sent. */
    held: Holding | null;
  }
}

export type RestServices = Pick<Services, 'database' | 'door' | 'tokens' | 'publicKey'>;

export async function serveRest(app: FastifyInstance, services: RestServices): Promise<void> {
  const schema = await readSchema(services.database);
  await app.register(
    async (rest) => {
      rest.decorateRequest('caller', null);
      rest.decorateRequest('held', null);
      rest.addHook('onRequest', requireKey(services.publicKey));
      // Before the body is read, so that strangers are not listened to at length.
      rest.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        reply.raw.once('close', () => request.held?.set(0));
        if (request.method !== 'OPTIONS') request.caller = await callerOf(request, services);
      });
      rest.removeAllContentTypeParsers();
      rest.addContentTypeParser('*', async (request: FastifyRequest, stream: Readable) => {
        const body = await readRestBody(services.door, request, stream);
        request.held = body.held;
        return body;
      });
      rest.setErrorHandler((error, request, reply) => sendFailure(reply, failureOf(request, error)));
      rest.setNotFoundHandler((_request, reply) => sendFailure(reply, unknownPath));

      rest.options('/:table', (_request, reply) => reply.code(200).header('allow', allowed).send());
      rest.route<Route>({
        method: ['GET', 'HEAD'],
        url: '/:table',
        handler: (request, reply) => readTable(targetOf(request, reply), request, reply),
      });
      rest.route<Route>({
        method: ['POST', 'PUT', 'PATCH', 'DELETE'],
        url: '/:table',
        handler: (request, reply) => writeTable(targetOf(request, reply), request, reply),
      });

      function targetOf(request: FastifyRequest<Route>, reply: FastifyReply): Target {
        if (request.params.table === '') throw new RestError(unknownPath);
        checkProfile(request);
        const table = schema.get(request.params.table);
        if (table === undefined) throw unknownTable(request.params.table);
        const { caller } = request;
        if (caller === null) throw new Error('The request has come by the gate without a caller.');
        const { database, door } = services;
        const party = partyOf(request, caller);
        const holdings = new Set<Holding>();
        reply.raw.once('close', () => {
          for (const held of holdings) held.set(0);
        });
        return { database, table, caller, party, turns: door.turns, response: reply.raw, holdings };
      }
    },
    { prefix: '/rest/v1' },
  );
}

const unknownTable = (name: string): RestError =>
  new RestError({
    status: 404,
    code: 'PGRST205',
    message: `Could not find the table 'public.${name}' in the schema cache`,
  });

const unknownPath: RestFailure = {
  status: 404,
  code: 'PGRST125',
  message: 'Invalid path specified in request URL',
};

function checkProfile({ method, headers }: FastifyRequest): void {
  const isRead = method === 'GET' || method === 'HEAD';
  const profile = headers[isRead ? 'accept-profile' : 'content-profile'];
  if (profile === undefined || profile === 'public') return;
  throw new RestError({
    status: 406,
    code: 'PGRST106',
    message: `Invalid schema: ${String(profile)}`,
    hint: 'Only the following schemas are exposed: public',
  });
}

function failureOf(request: FastifyRequest, error: unknown): RestFailure {
  if (error instanceof RestError) return error.failure;
  if (error instanceof TokenError) return tokenFailure(error);
  if (error instanceof BusyError) return busyFailure(error);
  const failure = databaseFailure(error, request.caller?.role ?? 'anon') ?? requestFailure(error);
  if (failure === undefined || failure.status >= 500) {
    request.log.error({ req: request, err: error }, 'request failed');
  }
  const message = 'The server could not answer. Please try again.';
  return failure ?? { status: 500, code: 'XX000', message };
}

/** Of a token that is ours, only its time can be wrong, or whom it was made for. */
function tokenFailure({ reason, message }: TokenError): RestFailure {
  const isOurs = reason === 'expired' || reason === 'early' || reason === 'audience' || reason === 'claims';
  return {
    status: 401,
    code: isOurs ? 'PGRST303' : 'PGRST301',
    message,
    headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  };
}

const busyFailure = ({ statusCode, code, message, hint, retryAfter }: BusyError): RestFailure => ({
  status: statusCode,
  code,
  message,
  hint,
  headers: { 'retry-after': String(retryAfter) },
});

/** What was wrong with the request before it got here, such as a body that is too long. */
function requestFailure(error: unknown): RestFailure | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const { statusCode: status } = error;
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined;
  return { status, code: status === 413 ? '54000' : 'PGRST102', message: error.message };
}

function sendFailure(reply: FastifyReply, failure: RestFailure): FastifyReply {
  return reply
    .code(failure.status)
    .headers(failure.headers ?? {})
    .header('cache-control', 'no-store')
    .send(bodyOf(failure));
}

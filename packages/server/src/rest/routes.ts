// /rest/v1: tables over HTTP. Each request is one transaction as its caller, and grants, row-level security and
// constraints of the database decide what it may read and write.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Allocation } from '../http/admission/memoryBudget.ts';
import { BusyError } from '../http/admission/busyError.ts';
import { requesterOf } from '../http/admission/requester.ts';
import { TokenError } from '../kit/accessToken.ts';
import type { Caller } from '../db/database.ts';
import { clientFaultOf, messageOf } from '../kit/errors.ts';
import { callerOf, requireKey } from '../http/gate.ts';
import type { Services } from '../http/services.ts';
import { readRestBody } from '../http/body.ts';
import { databaseFailure } from './databaseError.ts';
import { readTable } from './read.ts';
import { bodyOf, RestError, type RestFailure } from './problems.ts';
import { readSchema } from './schema.ts';
import type { TableRequest } from './tableRequest.ts';
import { writeTable } from './write.ts';

const allowedMethods = 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE';

type Route = { Params: { table: string } };

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** For the body and the response, until the connection closes or the response is sent. */
    allocations: Set<Allocation>;
  }
}

export type RestServices = Pick<Services, 'database' | 'admission' | 'tokens' | 'publicKey'>;

export async function serveRest(app: FastifyInstance, services: RestServices): Promise<void> {
  const schema = await readSchema(services.database);
  await app.register(
    async (rest) => {
      rest.decorateRequest('caller', null);
      rest.decorateRequest('allocations');
      rest.addHook('onRequest', requireKey(services.publicKey));
      // Before the body is read, because an anonymous one must be short.
      rest.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        request.allocations = new Set();
        reply.raw.once('close', () => {
          for (const memory of request.allocations) memory.resize(0);
        });
        if (request.method !== 'OPTIONS') request.caller = await callerOf(request, services);
      });
      rest.removeAllContentTypeParsers();
      rest.addContentTypeParser('*', (request: FastifyRequest, stream: Readable) =>
        readRestBody(services.admission, request, stream),
      );
      rest.setErrorHandler((error, request, reply) => sendFailure(reply, failureOf(request, error)));
      rest.setNotFoundHandler((_request, reply) => sendFailure(reply, unknownPath));

      rest.options('/:table', (_request, reply) => reply.code(200).header('allow', allowedMethods).send());
      rest.route<Route>({
        method: ['GET', 'HEAD'],
        url: '/:table',
        handler: (request, reply) => readTable(tableRequest(request, reply), request, reply),
      });
      rest.route<Route>({
        method: ['POST', 'PUT', 'PATCH', 'DELETE'],
        url: '/:table',
        handler: (request, reply) => writeTable(tableRequest(request, reply), request, reply),
      });

      function tableRequest(request: FastifyRequest<Route>, reply: FastifyReply): TableRequest {
        if (request.params.table === '') throw new RestError(unknownPath);
        checkProfile(request);
        const table = schema.get(request.params.table);
        if (table === undefined) throw unknownTable(request.params.table);
        const { caller, allocations } = request;
        if (caller === null) throw new Error('The onRequest hook has set no caller.');
        const { database, admission } = services;
        const requester = requesterOf(request, caller);
        return { database, table, caller, requester, scheduler: admission, response: reply.raw, allocations };
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

function tokenFailure({ reason, message }: TokenError): RestFailure {
  const isGenuine = ['expired', 'early', 'audience', 'claims'].includes(reason);
  return {
    status: 401,
    code: isGenuine ? 'PGRST303' : 'PGRST301',
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

function requestFailure(error: unknown): RestFailure | undefined {
  const status = clientFaultOf(error);
  if (status === undefined) return undefined;
  return { status, code: status === 413 ? '54000' : 'PGRST102', message: messageOf(error) };
}

function sendFailure(reply: FastifyReply, failure: RestFailure): FastifyReply {
  return reply
    .code(failure.status)
    .headers(failure.headers ?? {})
    .header('cache-control', 'no-store')
    .send(bodyOf(failure));
}

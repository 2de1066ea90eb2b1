// /rest/v1: tables over HTTP. Each request is one transaction as its caller. Grants, row-level security and constraints of the
// database decide what it may read and write.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { requesterOf } from '../http/admission/requester.ts';
import { freeMemoryAtEnd } from '../http/body.ts';
import { callerOf, requireCaller } from '../http/gate.ts';
import { Problem } from '../http/problem.ts';
import { type Handler, serveProtocol, type Services } from '../http/protocol.ts';
import { receivePayload } from './payload.ts';
import { restTerms } from './problems.ts';
import { readTable } from './read.ts';
import { readSchema } from './schema.ts';
import type { TableRequest } from './tableRequest.ts';
import { writeTable } from './write.ts';

const allowedMethods = 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE';

type Route = { Params: { table: string } };

export type RestServices = Pick<Services, 'database' | 'admission' | 'tokens' | 'shareTokens' | 'publicKey'>;

export async function serveRest(app: FastifyInstance, services: RestServices): Promise<void> {
  const schema = await readSchema(services.database);
  const protocol = { prefix: '/rest/v1', terms: restTerms, notFound: unknownPath };
  await serveProtocol(app, protocol, async (routes) => {
    // The caller is known before the body is read, because a body without an account must be short.
    requireCaller(routes, services);
    freeMemoryAtEnd(routes);
    routes.addContentTypeParser('*', (request: FastifyRequest, stream: Readable) =>
      receivePayload(services.admission, request, stream),
    );
    routes.options('/:table', (_request, reply) => reply.code(200).header('allow', allowedMethods).send());
    routes.route<Route>({ method: ['GET', 'HEAD'], url: '/:table', handler: onTable(readTable) });
    routes.route<Route>({
      method: ['POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/:table',
      handler: onTable(writeTable),
    });
  });

  function onTable(answer: typeof readTable): Handler<Route> {
    return async (request, reply) => answer(tableRequest(request, reply), request, reply);
  }

  function tableRequest(request: FastifyRequest<Route>, { raw }: FastifyReply): TableRequest {
    if (request.params.table === '') throw unknownPath();
    checkProfile(request);
    const table = schema.get(request.params.table);
    if (table === undefined) throw unknownTable(request.params.table);
    const { database, admission } = services;
    const { allocations } = request;
    const caller = callerOf(request);
    // Refused even where the database would answer with an empty list: a user whose session has ended must learn that.
    if (caller.role === 'anon' && request.headers['x-share-token'] === undefined)
      throw loginNeeded(table.name);
    const requester = requesterOf(request, caller);
    return { database, table, caller, requester, scheduler: admission, response: raw, allocations };
  }
}

const unknownTable = (name: string): Problem =>
  new Problem(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`);

const loginNeeded = (table: string): Problem =>
  new Problem(401, '42501', `permission denied for table ${table}`, {
    headers: { 'www-authenticate': 'Bearer' },
  });

const unknownPath = (): Problem => new Problem(404, 'PGRST125', 'Invalid path specified in request URL');

function checkProfile({ method, headers }: FastifyRequest): void {
  const isRead = method === 'GET' || method === 'HEAD';
  const profile = headers[isRead ? 'accept-profile' : 'content-profile'];
  if (profile === undefined || profile === 'public') return;
  throw new Problem(406, 'PGRST106', `Invalid schema: ${String(profile)}`, {
    fields: { hint: 'Only the following schemas are exposed: public' },
  });
}

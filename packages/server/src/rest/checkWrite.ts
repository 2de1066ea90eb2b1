// A request to write rows: its payload, and what is refused before and after it has run.
import type { FastifyRequest } from 'fastify';
import type { RestBody } from './body.ts';
import type { Values } from './filters.ts';
import { checkContentType } from './mediaTypes.ts';
import { type Payload, readPayload } from './payload.ts';
import type { Preferences } from './prefer.ts';
import { RestError } from './restError.ts';
import type { RestQuery } from './restQuery.ts';
import type { Returning, StatementResult } from './statements.ts';
import type { TableRequest } from './tableRequest.ts';

export interface WriteRequest {
  readonly target: TableRequest;
  readonly request: FastifyRequest;
  readonly query: RestQuery;
  readonly values: Values;
  readonly preferences: Preferences;
  readonly returning: Returning;
}

export const changeStatus = (_result: StatementResult, returning: Returning): number =>
  returning === 'rows' ? 200 : 204;

export function payloadOf({ target, request, query }: WriteRequest): Payload {
  checkContentType(request.headers['content-type']);
  return readPayload(target.table, request.body as RestBody | undefined, query.columns);
}

/** A write to every row is taken for a mistake, and a limit would be ignored. */
export function checkFiltered(
  { query: { conditions, page } }: WriteRequest,
  what: 'UPDATE' | 'DELETE',
): void {
  if (conditions.length === 0) {
    throw new RestError({ status: 400, code: '21000', message: `${what} requires a WHERE clause` });
  }
  if (page.limit !== undefined || page.offset > 0) {
    throw new RestError({ status: 400, code: 'PGRST100', message: `${what} takes no limit and no offset` });
  }
}

export function checkAffected({ rows }: StatementResult, preferences: Preferences): void {
  const maxAffected = preferences['max-affected'];
  if (preferences.handling !== 'strict' || maxAffected === undefined || rows <= maxAffected) return;
  throw new RestError({
    status: 400,
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${rows} rows`,
  });
}

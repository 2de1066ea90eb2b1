// POST, PUT, PATCH and DELETE: inserts, upserts, updates and deletes rows.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Statement } from '../db/callerSettings.ts';
import type { Job } from '../http/admission/scheduler.ts';
import { Problem } from '../http/problem.ts';
import { Values } from './filters.ts';
import { checkContentType, contentTypes, readAccept } from './mediaTypes.ts';
import { type Payload, readPayload, type RestBody, rowsOf } from './payload.ts';
import { appliedPreferences, type Preferences, readPreferences } from './prefer.ts';
import { payloadProblem } from './problems.ts';
import { contentRange } from './range.ts';
import { filtersByKey, filtersOf, readQuery, type RestQuery } from './restQuery.ts';
import type { Table } from './schema.ts';
import { sendText } from './sendRows.ts';
import {
  deleteStatement,
  insertStatement,
  type Resolution,
  type Returning,
  type StatementResult,
  updateStatement,
} from './statements.ts';
import { checkSingle, queryStringOf, run, type TableRequest, withoutBrackets } from './tableRequest.ts';

/** What a request writes, and how it is answered. */
interface Write {
  /** Undefined if there is nothing to write. */
  readonly statement: Statement | undefined;
  readonly rows: 'at most one' | 'any number';
  /** The preferences that it follows, in addition to those of every write. */
  readonly honored: readonly (keyof Preferences)[];
  readonly status: (result: StatementResult, returning: Returning) => number;
  /** The Content-Range header. */
  readonly range: (result: StatementResult, total: number | null) => string;
}

interface WriteRequest {
  readonly target: TableRequest;
  readonly request: FastifyRequest;
  readonly query: RestQuery;
  readonly values: Values;
  readonly preferences: Preferences;
  readonly returning: Returning;
}

/** Reserves no memory for the response, because the body would have to be kept in memory while the write waits for it. */
const job: Job = { kind: 'write', bytes: 0 };

const nothing: StatementResult = { body: '[]', rows: 0, total: null, inserted: 0 };

export async function writeTable(
  target: TableRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = readAccept(request.headers.accept);
  const preferences = readPreferences(request.headers['prefer']);
  const returning = preferences.return === 'representation' ? 'rows' : 'nothing';
  const values = new Values();
  const query = readQuery(target.table, queryStringOf(request), values);
  const writer = writers[request.method as keyof typeof writers];
  const write = writer({ target, request, query, values, preferences, returning });
  const wantsOne = form === 'object' && returning === 'rows';
  const check = wantsOne ? checkSingle : () => {};
  if (write.statement === undefined) check(nothing);
  // If no row or the requested row was written, a failed check has nothing to roll back.
  const when = wantsOne && write.rows === 'any number' ? 'before commit' : 'after commit';
  const written =
    write.statement === undefined ? undefined : await run(target, write.statement, job, check, when);
  const { result } = written ?? { result: nothing };

  const total = preferences.count === undefined ? null : result.rows;
  const honored = ['return', 'count', 'handling', ...write.honored];
  reply
    .code(write.status(result, returning))
    .header('content-range', write.range(result, total))
    .headers(appliedPreferences(preferences, honored));
  if (returning === 'nothing') return reply.send();
  reply.type(contentTypes[form]);
  if (written === undefined) return reply.send(nothing.body);
  return sendText(request, reply, wantsOne ? withoutBrackets(result.body) : result.body, written.memory);
}

const writers = { POST: insert, PUT: put, PATCH: update, DELETE: remove } as const;

function insert(request: WriteRequest): Write {
  const { resolution } = request.preferences;
  return {
    ...inserting(request, payloadOf(request), resolution),
    status: ({ rows, inserted }) => (resolution !== undefined && rows > 0 && inserted === 0 ? 200 : 201),
  };
}

/** Inserts or replaces the row whose key the query string names. */
function put(request: WriteRequest): Write {
  const payload = payloadOf(request);
  checkPut(request.target.table, queryStringOf(request.request), payload);
  return {
    ...inserting(request, payload, 'merge-duplicates'),
    status: ({ inserted }, returning) => (inserted > 0 ? 201 : returning === 'rows' ? 200 : 204),
  };
}

/** Checks that the query string has the primary key and nothing else, and that there is one row, with the same key. */
function checkPut(table: Table, search: string, payload: Payload): void {
  const filters = filtersOf(search);
  if (filters.length !== table.primaryKey.length || !filtersByKey(table, search)) {
    throw new Problem(
      405,
      'PGRST105',
      "Filters must include all and only primary key columns with 'eq' operators",
    );
  }
  const [row, ...more] = rowsOf(payload);
  const isEqual = filters.every(([name, text]) => String(row?.[name]) === text.slice('eq.'.length));
  if (isEqual && more.length === 0) return;
  throw new Problem(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)');
}

function inserting(
  { target, query, preferences, returning }: WriteRequest,
  payload: Payload,
  resolution: Resolution | undefined,
): Omit<Write, 'status'> {
  const options = { returning, resolution, missing: preferences.missing ?? 'null' } as const;
  // Not the values of the query string's filters, which an insert doesn't use.
  const values = new Values();
  const placeholder = payload.columns.length === 0 ? '' : values.addJson(payload.text);
  const text = insertStatement(target.table, query, payload, placeholder, options);
  return {
    statement: payload.rowCount === 0 ? undefined : { text, values: values.list },
    rows: payload.rowCount > 1 ? 'any number' : 'at most one',
    honored: ['resolution', 'missing'],
    range: (_result, total) => contentRange(0, 0, total),
  };
}

function update(request: WriteRequest): Write {
  checkFiltered(request, 'UPDATE');
  const { target, query, values, returning } = request;
  const payload = payloadOf(request);
  if (payload.rowCount > 1) throw payloadProblem('An update takes one object');
  const text = updateStatement(target.table, query, payload, values.addJson(payload.text), returning);
  return {
    statement: payload.columns.length === 0 ? undefined : { text, values: values.list },
    rows: affectedRows(request),
    honored: [],
    status: changeStatus,
    range: ({ rows }, total) => contentRange(0, rows, total),
  };
}

function remove(request: WriteRequest): Write {
  checkFiltered(request, 'DELETE');
  const { target, query, values, returning } = request;
  return {
    statement: { text: deleteStatement(target.table, query, returning), values: values.list },
    rows: affectedRows(request),
    honored: [],
    status: changeStatus,
    range: (_result, total) => contentRange(0, 0, total),
  };
}

const affectedRows = ({ target, request }: WriteRequest): Write['rows'] =>
  filtersByKey(target.table, queryStringOf(request)) ? 'at most one' : 'any number';

const changeStatus = (_result: StatementResult, returning: Returning): number =>
  returning === 'rows' ? 200 : 204;

function payloadOf({ target, request, query }: WriteRequest): Payload {
  checkContentType(request.headers['content-type']);
  return readPayload(target.table, request.body as RestBody | undefined, query.columns);
}

/** Refuses a write to all rows, which must be a mistake, and a limit, which would have no effect. */
function checkFiltered({ query: { conditions, page } }: WriteRequest, what: 'UPDATE' | 'DELETE'): void {
  if (conditions.length === 0) {
    throw new Problem(400, '21000', `${what} requires a WHERE clause`);
  }
  if (page.limit !== undefined || page.offset > 0) {
    throw new Problem(400, 'PGRST100', `${what} takes no limit and no offset`);
  }
}

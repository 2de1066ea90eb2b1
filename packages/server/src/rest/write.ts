// POST, PUT, PATCH and DELETE: rows that are inserted, merged, changed or taken away.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from './answer.ts';
import type { RestBody } from './body.ts';
import { Values } from './filters.ts';
import type { Work } from '../door/turns.ts';
import { checkContentType, contentTypes, readAccept } from './mediaTypes.ts';
import { type Payload, readPayload } from './payload.ts';
import { appliedPreferences, headerOf, type Preferences, readPreferences } from './prefer.ts';
import { checkPut } from './put.ts';
import { contentRange } from './range.ts';
import { payloadError, RestError } from './restError.ts';
import { namesKey, readQuery, type RestQuery } from './restQuery.ts';
import {
  type Answer,
  deleteStatement,
  insertStatement,
  type Outcome,
  type Resolution,
  updateStatement,
} from './statements.ts';
import { checkSingle, run, searchOf, type Statement, type Target, withoutBrackets } from './target.ts';

/** What a method makes of a request. */
interface Write {
  /** Undefined where there is nothing to write. */
  readonly statement: Statement | undefined;
  readonly rows: 'at most one' | 'any number';
  readonly honoured: readonly (keyof Preferences)[];
  readonly status: (outcome: Outcome, answer: Answer) => number;
  readonly range: (outcome: Outcome, total: number | null) => string;
}

interface Asked {
  readonly target: Target;
  readonly request: FastifyRequest;
  readonly query: RestQuery;
  readonly values: Values;
  readonly preferences: Preferences;
  readonly answer: Answer;
}

/** Memory for the answer is counted when it is there: to wait for it, a body would have to be kept meanwhile. */
const work: Work = { kind: 'write', bytes: 0 };

const nothing: Outcome = { body: '[]', rows: 0, total: null, inserted: 0 };

export async function writeTable(
  target: Target,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = readAccept(request.headers.accept);
  const preferences = readPreferences(headerOf(request, 'prefer'));
  const answer = preferences.return === 'representation' ? 'rows' : 'nothing';
  const values = new Values();
  const query = readQuery(target.table, searchOf(request), values);
  const write = writers[request.method as keyof typeof writers]({
    target,
    request,
    query,
    values,
    preferences,
    answer,
  });
  const wantsOne = form === 'object' && answer === 'rows';
  const check = (outcome: Outcome): void => {
    if (wantsOne) checkSingle(outcome);
    checkAffected(outcome, preferences);
  };
  if (write.statement === undefined) check(nothing);
  // Where nothing was written, or the one row that was wanted, there is nothing to take back.
  const isFinal = write.rows === 'at most one' && preferences['max-affected'] === undefined;
  const checked = isFinal || !mayRefuse(wantsOne, preferences) ? 'afterwards' : 'before the end';
  const written =
    write.statement === undefined ? undefined : await run(target, write.statement, work, check, checked);
  const { outcome } = written ?? { outcome: nothing };

  const total = preferences.count === undefined ? null : outcome.rows;
  const honoured = ['return', 'count', 'handling', 'max-affected', ...write.honoured];
  reply
    .code(write.status(outcome, answer))
    .header('content-range', write.range(outcome, total))
    .headers(appliedPreferences(preferences, honoured));
  if (answer === 'nothing') return reply.send();
  reply.type(contentTypes[form]);
  if (written === undefined) return reply.send(nothing.body);
  return sendText(request, reply, wantsOne ? withoutBrackets(outcome.body) : outcome.body, written.held);
}

const mayRefuse = (wantsOne: boolean, preferences: Preferences): boolean =>
  wantsOne || preferences['max-affected'] !== undefined;

const writers = { POST: insert, PUT: put, PATCH: update, DELETE: remove } as const;

function insert(asked: Asked): Write {
  const { resolution } = asked.preferences;
  return {
    ...inserting(asked, payloadOf(asked), resolution),
    status: ({ rows, inserted }) => (resolution !== undefined && rows > 0 && inserted === 0 ? 200 : 201),
  };
}

/** The row with the key that the query string names, made or replaced. */
function put(asked: Asked): Write {
  const payload = payloadOf(asked);
  checkPut(asked.target.table, searchOf(asked.request), payload);
  return {
    ...inserting(asked, payload, 'merge-duplicates'),
    status: ({ inserted }, answer) => (inserted > 0 ? 201 : answer === 'rows' ? 200 : 204),
  };
}

function inserting(
  asked: Asked,
  payload: Payload,
  resolution: Resolution | undefined,
): Omit<Write, 'status'> {
  const { target, query, preferences, answer } = asked;
  const missing = preferences.missing ?? 'null';
  const options = { answer, resolution, missing };
  // Filters mean nothing to rows that are new, so their values are left behind.
  const values = new Values();
  const place = payload.columns.length === 0 ? '' : values.addJson(payload.text);
  const text = insertStatement(target.table, query, payload, place, options);
  return {
    statement: payload.rowCount === 0 ? undefined : { text, values: values.list },
    rows: payload.rowCount > 1 ? 'any number' : 'at most one',
    honoured: ['resolution', 'missing'],
    range: (_outcome, total) => contentRange(0, 0, total),
  };
}

function update(asked: Asked): Write {
  checkFiltered(asked, 'UPDATE');
  const { target, query, values, answer } = asked;
  const payload = payloadOf(asked);
  if (payload.rowCount > 1) throw payloadError('An update takes one object');
  const text = updateStatement(target.table, query, payload, values.addJson(payload.text), answer);
  return {
    statement: payload.columns.length === 0 ? undefined : { text, values: values.list },
    rows: rowsOf(asked),
    honoured: [],
    status: statusOfChange,
    range: ({ rows }, total) => contentRange(0, rows, total),
  };
}

function remove(asked: Asked): Write {
  checkFiltered(asked, 'DELETE');
  const { target, query, values, answer } = asked;
  return {
    statement: { text: deleteStatement(target.table, query, answer), values: values.list },
    rows: rowsOf(asked),
    honoured: [],
    status: statusOfChange,
    range: (_outcome, total) => contentRange(0, 0, total),
  };
}

const rowsOf = ({ target, request }: Asked): Write['rows'] =>
  namesKey(target.table, searchOf(request)) ? 'at most one' : 'any number';

const statusOfChange = (_outcome: Outcome, answer: Answer): number => (answer === 'rows' ? 200 : 204);

function payloadOf({ target, request, query }: Asked): Payload {
  checkContentType(request.headers['content-type']);
  return readPayload(target.table, request.body as RestBody | undefined, query.columns);
}

/** What would change every row is taken for a mistake; and a limit would not bound it. */
function checkFiltered({ query: { conditions, page } }: Asked, what: 'UPDATE' | 'DELETE'): void {
  if (conditions.length === 0) {
    throw new RestError({ status: 400, code: '21000', message: `${what} requires a WHERE clause` });
  }
  if (page.limit !== undefined || page.offset > 0) {
    throw new RestError({ status: 400, code: 'PGRST100', message: `${what} takes no limit and no offset` });
  }
}

function checkAffected({ rows }: Outcome, preferences: Preferences): void {
  const most = preferences['max-affected'];
  if (preferences.handling !== 'strict' || most === undefined || rows <= most) return;
  throw new RestError({
    status: 400,
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${rows} rows`,
  });
}

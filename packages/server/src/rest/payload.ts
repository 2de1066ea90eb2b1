// The body of a write. Its text goes to Postgres unchanged; only the column names are read here.
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Scheduler } from '../http/admission/scheduler.ts';
import { BodyError, bufferBody } from '../http/body.ts';
import { isVisitor } from '../http/gate.ts';
import { Problem } from '../http/problem.ts';
import { storedPlanLimits } from '../json/jsonLimits.ts';
import type { JsonProblem } from '../json/jsonProblem.ts';
import { scanJson, type Scanned } from '../json/scanJson.ts';
import { payloadProblem } from './problems.ts';
import type { Column, Table } from './schema.ts';

export interface RestBody {
  readonly text: string;
  readonly scanned: Scanned;
}

/** Receives and scans a body. Without an account or a link it must be short, since the database would reject the write. */
export async function receivePayload(
  admission: Scheduler,
  request: FastifyRequest,
  stream: Readable,
): Promise<RestBody> {
  const { maxBodyBytes, maxAnonymousBodyBytes } = admission.limits;
  const isAnonymous = request.caller?.role !== 'authenticated' && !isVisitor(request);
  const maxBytes = isAnonymous ? maxAnonymousBodyBytes : maxBodyBytes;
  const bytes = await bufferBody(admission, request, stream, maxBytes).catch((error: unknown) => {
    const isTooLong = error instanceof BodyError && error.statusCode === 413;
    throw isTooLong && isAnonymous ? accountNeeded(maxBytes) : error;
  });
  const scanned = await scanJson(bytes.content, storedPlanLimits);
  const text = bytes.content.toString();
  bytes.free();
  return { text, scanned };
}

const accountNeeded = (maxBytes: number): Problem =>
  new Problem(401, '42501', `Without an account a body may have at most ${maxBytes} bytes`, {
    fields: { hint: 'Sign in, and send the access token in the header Authorization.' },
    headers: { 'www-authenticate': 'Bearer' },
  });

export interface Payload {
  /** JSON: an object, or a list of objects. */
  readonly text: string;
  readonly isList: boolean;
  readonly rowCount: number;
  /** The columns that each row has. */
  readonly columns: readonly Column[];
}

type Row = Readonly<Record<string, unknown>>;

/** Reads the rows to write. `columns`: from the query string, instead of the keys of the rows. */
export function readPayload(
  table: Table,
  body: RestBody | undefined,
  columns: readonly string[] | undefined,
): Payload {
  if (body === undefined) throw payloadProblem('Empty or invalid json');
  const { text, scanned } = body;
  if ('problem' in scanned) throw scanProblem(scanned.problem);
  if (scanned.value === 'no rows') throw payloadProblem('Empty or invalid json');
  const { isList, keys } = scanned.value;
  const names = columns ?? sharedKeys(keys);
  return { text, isList, rowCount: keys.length, columns: columnsNamed(table, names) };
}

/** The response to JSON that can't be written. For a value that Postgres can't store, it has the SQLSTATE of Postgres. */
function scanProblem({ kind, message, place }: JsonProblem): Problem {
  if (kind === 'syntax') return payloadProblem('Empty or invalid json', `${place}: ${message}`);
  if (kind === 'size') return payloadProblem(message, place);
  return new Problem(400, '22P02', message, { fields: { details: place } });
}

export function rowsOf({ text, isList }: Payload): readonly Row[] {
  const value = JSON.parse(text) as Row | readonly Row[];
  return isList ? (value as readonly Row[]) : [value as Row];
}

function sharedKeys([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  const names = new Set(first);
  for (const keys of others) {
    if (keys.length !== names.size || keys.some((key) => !names.has(key)))
      throw payloadProblem('All object keys must match');
  }
  return first;
}

function columnsNamed(table: Table, names: readonly string[]): Column[] {
  return [...new Set(names)].map((name) => {
    const column = table.columns.get(name);
    if (column !== undefined) return column;
    throw new Problem(
      400,
      'PGRST204',
      `Could not find the '${name}' column of '${table.name}' in the schema cache`,
    );
  });
}

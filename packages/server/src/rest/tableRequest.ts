// What reads and writes of a table have in common: scheduling, running the statement and checking its result.
import type { FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Statement } from '../db/callerSettings.ts';
import { type Caller, type Database, single } from '../db/database.ts';
import type { Allocation } from '../http/admission/memoryBudget.ts';
import type { Requester } from '../http/admission/requester.ts';
import type { Job, Scheduler } from '../http/admission/scheduler.ts';
import { BodyError } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import type { Table } from './schema.ts';
import type { StatementResult } from './statements.ts';

export interface TableRequest {
  readonly database: Database;
  readonly table: Table;
  readonly caller: Caller;
  readonly requester: Requester;
  readonly scheduler: Scheduler;
  readonly response: ServerResponse;
  /** Memory of the response, which is freed when the connection closes. */
  readonly allocations: Set<Allocation>;
}

export function queryStringOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

type Check = (result: StatementResult) => void;

/**
 * When it is the requester's turn, runs a statement in a transaction of its own and checks the result, unless the client has
 * disconnected by then. A check that may throw after a write must run before the commit.
 */
export function run(
  { database, caller, scheduler, requester, response, allocations }: TableRequest,
  { text, values }: Statement,
  job: Job,
  check: Check,
  when: 'before commit' | 'after commit',
): Promise<{ readonly result: StatementResult; readonly memory: Allocation }> {
  return scheduler.run(requester, job, async (memory) => {
    if (response.destroyed) throw new BodyError(400, 'The connection was closed');
    allocations.add(memory);
    const result =
      when === 'after commit'
        ? checked(await database.queryAs<StatementResult>(caller, text, values), check)
        : await database.transactionAs(caller, async (sql) => checked(await sql.query(text, values), check));
    memory.resize(result.body.length);
    return { result, memory };
  });
}

function checked(rows: readonly StatementResult[], check: Check): StatementResult {
  const result = single(rows);
  check(result);
  return result;
}

export function checkSingle({ rows }: Pick<StatementResult, 'rows'>): void {
  if (rows === 1) return;
  throw new Problem(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    fields: { details: `The result contains ${rows} rows` },
  });
}

/** The JSON of the only element of a list. */
export const withoutBrackets = (list: string): string => list.slice(1, -1);

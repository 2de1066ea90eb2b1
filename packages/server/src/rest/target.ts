// What the handlers of reads and writes share: on which table they work and for whom, and the one row of an outcome.
import type { FastifyRequest } from 'fastify';
import type { Caller, Database } from '../db/database.ts';
import { RestError } from './restError.ts';
import type { Table } from './schema.ts';
import type { Outcome } from './statements.ts';

export interface Target {
  readonly database: Database;
  readonly table: Table;
  readonly caller: Caller;
}

export function searchOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

/**
 * One transaction with one statement, and then what `check` says of it. A write that is refused only after it was done
 * must be `checked: 'before the end'` of its transaction, or it would stay.
 */
export async function run(
  { database, caller }: Target,
  { text, values }: Statement,
  check: (outcome: Outcome) => void,
  checked: 'before the end' | 'afterwards',
): Promise<Outcome> {
  if (checked === 'before the end') {
    return database.as(caller, async (sql) => checkedRow(await sql.query<Outcome>(text, values), check));
  }
  return checkedRow(await database.once<Outcome>(caller, text, values), check);
}

export interface Statement {
  readonly text: string;
  readonly values: readonly string[];
}

function checkedRow([outcome]: readonly Outcome[], check: (outcome: Outcome) => void): Outcome {
  if (outcome === undefined) throw new Error('The statement gave no row, but it always gives one.');
  check(outcome);
  return outcome;
}

/** Refuses what is not exactly one row. */
export function checkSingle({ rows }: Outcome): void {
  if (rows === 1) return;
  throw new RestError({
    status: 406,
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${rows} rows`,
  });
}

/** The one object of a list of one. */
export const withoutBrackets = (list: string): string => list.slice(1, -1);

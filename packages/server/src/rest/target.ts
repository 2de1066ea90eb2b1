// What the handlers of reads and writes share: on which table they work and for whom, and the one row of an outcome.
import type { FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Caller, Database } from '../db/database.ts';
import { BodyError } from '../door/bodyError.ts';
import type { Holding } from '../door/holding.ts';
import type { Party } from '../door/party.ts';
import type { Turns, Work } from '../door/turns.ts';
import { RestError } from './restError.ts';
import type { Table } from './schema.ts';
import type { Outcome } from './statements.ts';

export interface Target {
  readonly database: Database;
  readonly table: Table;
  readonly caller: Caller;
  readonly party: Party;
  readonly turns: Turns;
  readonly response: ServerResponse;
  /** Memory of the answer, which is given back when the caller goes. */
  readonly holdings: Set<Holding>;
}

export function searchOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

export interface Statement {
  readonly text: string;
  readonly values: readonly string[];
}

/** An outcome, and the memory that it takes until the answer is sent. */
export interface Held {
  readonly outcome: Outcome;
  readonly held: Holding;
}

/**
 * One transaction with one statement, when it is the caller's turn and there is memory for the answer, and then what `check` says of it. A write that is refused only after it was done must be `checked: 'before the end'` of
 * its transaction, or it would stay.
 */
export function run(
  target: Target,
  { text, values }: Statement,
  work: Work,
  check: (outcome: Outcome) => void,
  checked: 'before the end' | 'afterwards',
): Promise<Held> {
  const { database, caller } = target;
  return inTurn(target, work, async (held) => {
    const outcome =
      checked === 'before the end'
        ? await database.as(caller, async (sql) => checkedRow(await sql.query<Outcome>(text, values), check))
        : checkedRow(await database.once<Outcome>(caller, text, values), check);
    held.set(outcome.body.length);
    return { outcome, held };
  });
}

/** Work with the database when it is the caller's turn, unless the caller has gone by then. */
export function inTurn<Result>(
  { turns, party, response, holdings }: Target,
  work: Work,
  perform: (held: Holding) => Promise<Result>,
): Promise<Result> {
  return turns.run(party, work, (held) => {
    if (response.destroyed) throw BodyError.cut();
    holdings.add(held);
    return perform(held);
  });
}

function checkedRow([outcome]: readonly Outcome[], check: (outcome: Outcome) => void): Outcome {
  if (outcome === undefined) throw new Error('The statement gave no row, but it always gives one.');
  check(outcome);
  return outcome;
}

/** Refuses what is not exactly one row. */
export function checkSingle({ rows }: Pick<Outcome, 'rows'>): void {
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

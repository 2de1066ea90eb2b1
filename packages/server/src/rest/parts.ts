// A long answer, read from the database part by part while the caller reads it. No connection waits for the caller:
// first come the keys of all rows, then the rows of some keys at a time. Each row is as it was when its part was read,
// and one that was deleted meanwhile is left out.
import type { FastifyReply } from 'fastify';
import { Values } from './filters.ts';
import { piecesOf } from './answer.ts';
import type { Selected } from './restQuery.ts';
import { largestRow, linesStatement } from './statements.ts';
import { inTurn, type Target } from './target.ts';
import type { Form } from './mediaTypes.ts';

type Key = Readonly<Record<string, unknown>>;
/** Null where the row is gone. */
type Line = { readonly line: string | null };

/** Keys that go to the database at once; how many of their rows come back depends on how long these are. */
const mostKeys = 200;

export interface Asked {
  readonly selected: readonly Selected[];
  /** The keys of the rows, as a JSON list. */
  readonly keys: string;
  readonly form: Form;
}

export async function* partsOf(
  target: Target,
  reply: FastifyReply,
  { selected, keys, form }: Asked,
): AsyncGenerator<Buffer> {
  let left = JSON.parse(keys) as readonly Key[];
  let before = form === 'list' ? '[' : '';
  while (left.length > 0) {
    const values = new Values();
    const text = linesStatement(
      target.table,
      selected,
      values.addJson(JSON.stringify(left.slice(0, mostKeys))),
    );
    const read = await inTurn(target, { kind: 'long read', bytes: largestRow }, async (held) => {
      const lines = await target.database.once<Line>(target.caller, text, values.list);
      const found = lines.flatMap(({ line }) => (line === null ? [] : [line]));
      const bytes = Buffer.from(found.join(','));
      held.set(bytes.length);
      return { bytes, held, count: lines.length };
    });
    left = left.slice(read.count);
    if (read.bytes.length > 0) {
      yield Buffer.from(before);
      yield* piecesOf(read.bytes, read.held, reply);
      before = form === 'list' ? ',' : '';
    }
    read.held.set(0);
    target.holdings.delete(read.held);
  }
  if (form === 'list') yield Buffer.from(before === '[' ? '[]' : ']');
}

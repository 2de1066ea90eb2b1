// Streams a long response, reading some rows at a time from the database while the client reads. No database connection
// waits for the client: the first statement returns the keys of all rows, and each further one the rows of some keys, as
// they are at that time. Rows that were deleted meanwhile are left out.
import type { FastifyReply } from 'fastify';
import { Values } from './filters.ts';
import type { Form } from './mediaTypes.ts';
import type { Selected } from './restQuery.ts';
import { chunksOf } from './sendRows.ts';
import { linesStatement, maxRowBytes } from './statements.ts';
import { schedule, type TableRequest } from './tableRequest.ts';

type Key = Readonly<Record<string, unknown>>;
/** Null if the row was deleted. */
type Line = { readonly line: string | null };

/** Keys per statement, which returns as many of their rows as fit into a chunk. */
const maxKeys = 200;

interface LongRead {
  readonly selected: readonly Selected[];
  /** The keys of the rows, as a JSON list. */
  readonly keys: string;
  readonly form: Form;
}

export async function* readChunks(
  table: TableRequest,
  reply: FastifyReply,
  { selected, keys, form }: LongRead,
): AsyncGenerator<Buffer> {
  let remaining = JSON.parse(keys) as readonly Key[];
  let separator = form === 'list' ? '[' : '';
  while (remaining.length > 0) {
    const values = new Values();
    const nextKeys = values.addJson(JSON.stringify(remaining.slice(0, maxKeys)));
    const text = linesStatement(table.table, selected, nextKeys);
    const read = await schedule(table, { kind: 'long read', bytes: maxRowBytes }, async (memory) => {
      const lines = await table.database.queryAs<Line>(table.caller, text, values.list);
      const found = lines.flatMap(({ line }) => (line === null ? [] : [line]));
      const bytes = Buffer.from(found.join(','));
      memory.resize(bytes.length);
      return { bytes, memory, count: lines.length };
    });
    remaining = remaining.slice(read.count);
    if (read.bytes.length > 0) {
      yield Buffer.from(separator);
      yield* chunksOf(read.bytes, read.memory, reply);
      separator = form === 'list' ? ',' : '';
    }
    read.memory.resize(0);
    table.allocations.delete(read.memory);
  }
  if (form === 'list') yield Buffer.from(separator === '[' ? '[]' : ']');
}

// GET and HEAD: reads rows of a table.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasCode } from '../kit/errors.ts';
import { Values } from './filters.ts';
import { contentTypes, readAccept } from './mediaTypes.ts';
import { appliedPreferences, readPreferences } from './prefer.ts';
import { applyRange, contentRange, pageStatus } from './range.ts';
import { filtersByKey, readQuery } from './restQuery.ts';
import { sendText } from './sendRows.ts';
import { maxListBytes, maxRowBytes, selectStatement } from './statements.ts';
import { checkSingle, queryStringOf, run, type TableRequest, withoutBrackets } from './tableRequest.ts';

/** SQLSTATE program_limit_exceeded: the response is too long. */
const tooLong = '54000';

export async function readTable(
  target: TableRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = readAccept(request.headers.accept);
  const preferences = readPreferences(request.headers['prefer']);
  const values = new Values();
  const search = queryStringOf(request);
  const parsed = readQuery(target.table, search, values);
  const query = { ...parsed, page: applyRange(parsed.page, request.headers.range) };
  const isHead = request.method === 'HEAD';
  const returning = isHead ? 'nothing' : 'rows';
  const counting = preferences.count === undefined ? 'uncounted' : 'counted';
  const check = form === 'object' ? checkSingle : () => {};
  const read = (kind: 'read' | 'long read', maxBytes: number) => {
    const text = selectStatement(target.table, query, { returning, counting, maxBytes });
    const job = { kind, bytes: isHead ? 0 : maxBytes };
    return run(target, { text, values: values.list }, job, check, 'after commit');
  };
  const { result, memory } = await read('read', maxListBytes).catch((error: unknown) => {
    // A single row, asked for by its key, may be longer.
    if (hasCode(error, tooLong) && filtersByKey(target.table, search)) return read('long read', maxRowBytes);
    throw error;
  });
  reply
    .code(pageStatus(query.page, result))
    .type(contentTypes[form])
    .header('content-range', contentRange(query.page.offset, result.rows, result.total))
    .headers(appliedPreferences(preferences, ['count', 'handling']));
  if (isHead) return reply.send();
  return sendText(request, reply, form === 'object' ? withoutBrackets(result.body) : result.body, memory);
}

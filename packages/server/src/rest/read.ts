// GET and HEAD: reads rows of a table.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasCode } from '../kit/errors.ts';
import { readChunks } from './chunks.ts';
import { Values } from './filters.ts';
import { contentTypes, readAccept } from './mediaTypes.ts';
import { appliedPreferences, readPreferences } from './prefer.ts';
import { applyRange, contentRange, pageStatus } from './range.ts';
import { readQuery } from './restQuery.ts';
import { sendStream, sendText } from './sendRows.ts';
import { keysStatement, maxResponseBytes, selectStatement, type StatementResult } from './statements.ts';
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
  const parsed = readQuery(target.table, queryStringOf(request), values);
  const query = { ...parsed, page: applyRange(parsed.page, request.headers.range) };
  const isHead = request.method === 'HEAD';
  const counting = preferences.count === undefined ? 'uncounted' : 'counted';
  const check = form === 'object' ? checkSingle : () => {};
  const read = (text: string, bytes: number) =>
    run(target, { text, values: values.list }, { kind: 'read', bytes }, check, 'after commit');
  const setHeaders = (result: StatementResult): void => {
    reply
      .code(pageStatus(query.page, result))
      .type(contentTypes[form])
      .header('content-range', contentRange(query.page.offset, result.rows, result.total))
      .headers(appliedPreferences(preferences, ['count', 'handling']));
  };

  const returning = isHead ? 'nothing' : 'rows';
  const statement = selectStatement(target.table, query, { returning, counting });
  const complete = await read(statement, isHead ? 0 : maxResponseBytes).catch((error: unknown) => {
    if (hasCode(error, tooLong)) return undefined;
    throw error;
  });
  if (complete !== undefined) {
    const { result, memory } = complete;
    setHeaders(result);
    if (isHead) return reply.send();
    return sendText(request, reply, form === 'object' ? withoutBrackets(result.body) : result.body, memory);
  }
  const { result } = await read(keysStatement(target.table, query, counting), maxResponseBytes);
  setHeaders(result);
  const { selected } = query;
  return sendStream(request, reply, readChunks(target, reply, { selected, keys: result.body, form }));
}

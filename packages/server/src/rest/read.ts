// GET and HEAD: rows of a table, as a list or as the one object that there must be.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPieces, sendText } from './answer.ts';
import { Values } from './filters.ts';
import { contentTypes, readAccept } from './mediaTypes.ts';
import { partsOf } from './parts.ts';
import { appliedPreferences, headerOf, readPreferences } from './prefer.ts';
import { contentRange, statusOfPage, within } from './range.ts';
import { readQuery } from './restQuery.ts';
import { keysStatement, longestWhole, type Outcome, selectStatement } from './statements.ts';
import { checkSingle, run, searchOf, type Target, withoutBrackets } from './target.ts';

/** The SQLSTATE of an answer that is longer than it may be. */
const tooLong = '54000';

export async function readTable(
  target: Target,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = readAccept(request.headers.accept);
  const preferences = readPreferences(headerOf(request, 'prefer'));
  const values = new Values();
  const asked = readQuery(target.table, searchOf(request), values);
  const query = { ...asked, page: within(asked.page, request.headers.range) };
  const isHead = request.method === 'HEAD';
  const counting = preferences.count === undefined ? 'uncounted' : 'counted';
  const check = form === 'object' ? checkSingle : () => {};
  const read = (text: string, bytes: number) =>
    run(target, { text, values: values.list }, { kind: 'read', bytes }, check, 'afterwards');
  const head = (outcome: Outcome): void => {
    reply
      .code(statusOfPage(query.page, outcome))
      .type(contentTypes[form])
      .header('content-range', contentRange(query.page.offset, outcome.rows, outcome.total))
      .headers(appliedPreferences(preferences, ['count', 'handling']));
  };

  const answer = isHead ? 'nothing' : 'rows';
  const statement = selectStatement(target.table, query, { answer, counting });
  const whole = await read(statement, isHead ? 0 : longestWhole).catch((error: unknown) => {
    if (isTooLong(error)) return undefined;
    throw error;
  });
  if (whole !== undefined) {
    const { outcome, held } = whole;
    head(outcome);
    if (isHead) return reply.send();
    return sendText(request, reply, form === 'object' ? withoutBrackets(outcome.body) : outcome.body, held);
  }
  const { outcome } = await read(keysStatement(target.table, query, counting), longestWhole);
  head(outcome);
  const { selected } = query;
  return sendPieces(request, reply, partsOf(target, reply, { selected, keys: outcome.body, form }));
}

const isTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === tooLong;

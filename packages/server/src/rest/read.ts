// GET and HEAD: rows of a table, as a list or as the one object that there must be.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from './compress.ts';
import { Values } from './filters.ts';
import { contentTypes, readAccept } from './mediaTypes.ts';
import { appliedPreferences, headerOf, readPreferences } from './prefer.ts';
import { contentRange, statusOfPage, within } from './range.ts';
import { readQuery } from './restQuery.ts';
import { selectStatement } from './statements.ts';
import { checkSingle, run, searchOf, type Target, withoutBrackets } from './target.ts';

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
  const text = selectStatement(target.table, query, {
    answer: isHead ? 'nothing' : 'rows',
    counting: preferences.count === undefined ? 'uncounted' : 'counted',
  });
  const check = form === 'object' ? checkSingle : () => {};
  const outcome = await run(target, { text, values: values.list }, check, 'afterwards');

  reply
    .code(statusOfPage(query.page, outcome))
    .type(contentTypes[form])
    .header('content-range', contentRange(query.page.offset, outcome.rows, outcome.total))
    .headers(appliedPreferences(preferences, ['count', 'handling']));
  if (isHead) return reply.send();
  return sendText(request, reply, form === 'object' ? withoutBrackets(outcome.body) : outcome.body);
}

// Pages of a list: what the query string and the header Range ask for, and what Content-Range tells of the answer.
import type { Page } from './restQuery.ts';
import { RestError } from './restError.ts';
import type { Outcome } from './statements.ts';

/** The page within a page that the header Range asks for, such as `0-9` or `10-`; what is no range is ignored. */
export function within(page: Page, header: string | undefined): Page {
  const [, first, last] = /^(\d{1,9})-(\d{0,9})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined) return page;
  const from = Number(first);
  const to = last === undefined || last === '' ? Infinity : Number(last);
  if (to < from) {
    const details =
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.';
    throw notSatisfiable(details);
  }
  const limit = Math.max(0, Math.min(page.limit ?? Infinity, to + 1 - page.offset, to + 1 - from));
  return { offset: Math.max(page.offset, from), limit: limit === Infinity ? undefined : limit };
}

const notSatisfiable = (details: string, headers: Readonly<Record<string, string>> = {}): RestError =>
  new RestError({
    status: 416,
    code: 'PGRST103',
    message: 'Requested range not satisfiable',
    details,
    headers,
  });

/** `0-9/25`; an asterisk where there are no rows, or nobody counted. */
export function contentRange(offset: number, rows: number, total: number | null): string {
  return `${rows === 0 ? '*' : `${offset}-${offset + rows - 1}`}/${total ?? '*'}`;
}

/** The status of a list: whole, or a part of more. Throws where the page begins behind the end. */
export function statusOfPage({ offset }: Page, { rows, total }: Outcome): 200 | 206 {
  if (total === null) return 200;
  if (offset > total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
    throw notSatisfiable(details, { 'content-range': contentRange(0, 0, total) });
  }
  return rows < total ? 206 : 200;
}

// Paging: the header Range of a request, and the header Content-Range and the status of a response.
import { Problem } from '../http/problem.ts';
import type { Page } from './restQuery.ts';
import type { StatementResult } from './statements.ts';

/** Narrows a page to the header Range, such as `0-9` or `10-`; an invalid range is ignored. */
export function applyRange(page: Page, header: string | undefined): Page {
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

const notSatisfiable = (details: string, headers: Readonly<Record<string, string>> = {}): Problem =>
  new Problem(416, 'PGRST103', 'Requested range not satisfiable', { fields: { details }, headers });

/** Such as `0-9/25`; an asterisk stands for no rows, and for an unknown total. */
export function contentRange(offset: number, rows: number, total: number | null): string {
  return `${rows === 0 ? '*' : `${offset}-${offset + rows - 1}`}/${total ?? '*'}`;
}

/** 206 if there are more rows. Throws if the page begins after the last row. */
export function pageStatus({ offset }: Page, { rows, total }: StatementResult): 200 | 206 {
  if (total === null) return 200;
  if (offset > total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
    throw notSatisfiable(details, { 'content-range': contentRange(0, 0, total) });
  }
  return rows < total ? 206 : 200;
}

// Paging: the header Content-Range and the status of a response.
import type { Page } from './restQuery.ts';
import { RestError } from './restError.ts';
import type { StatementResult } from './statements.ts';

/** Such as `0-9/25`; an asterisk stands for no rows, and for an unknown total. */
export function contentRange(offset: number, rows: number, total: number | null): string {
  return `${rows === 0 ? '*' : `${offset}-${offset + rows - 1}`}/${total ?? '*'}`;
}

/** 206 if there are more rows. Throws if the page begins after the last row. */
export function pageStatus({ offset }: Page, { rows, total }: StatementResult): 200 | 206 {
  if (total === null) return 200;
  if (offset > total) {
    throw new RestError({
      status: 416,
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
      headers: { 'content-range': contentRange(0, 0, total) },
    });
  }
  return rows < total ? 206 : 200;
}

// Checks a PUT: the query string must have the whole primary key and nothing else, and the one row the same key.
import { filtersByKey, filtersOf } from './restQuery.ts';
import { type Payload, rowsOf } from './payload.ts';
import { RestError } from './restError.ts';
import type { Table } from './schema.ts';

export function checkPut(table: Table, search: string, payload: Payload): void {
  const filters = filtersOf(search);
  if (filters.length !== table.primaryKey.length || !filtersByKey(table, search)) {
    throw new RestError({
      status: 405,
      code: 'PGRST105',
      message: "Filters must include all and only primary key columns with 'eq' operators",
    });
  }
  const [row, ...more] = rowsOf(payload);
  const isEqual = filters.every(([name, text]) => String(row?.[name]) === text.slice('eq.'.length));
  if (isEqual && more.length === 0) return;
  throw new RestError({
    status: 400,
    code: 'PGRST115',
    message: 'Payload values do not match URL in primary key column(s)',
  });
}

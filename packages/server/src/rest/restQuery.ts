// The query string of a request to /rest/v1, read into what is wanted of the table; whatever cannot be read is refused.
import { condition, type Values } from './filters.ts';
import { columnNamed, readName, readNames, splitOutside } from './names.ts';
import { grammarError } from './restError.ts';
import type { Table } from './schema.ts';

export interface Selected {
  readonly column: string;
  /** The name that it gets in the answer. */
  readonly as: string;
}

export interface Ordered {
  readonly column: string;
  /** As SQL, such as ` DESC NULLS LAST`; may be empty. */
  readonly way: string;
}

/** Which rows of those found are wanted. */
export interface Page {
  readonly offset: number;
  readonly limit: number | undefined;
}

export interface RestQuery {
  readonly selected: readonly Selected[];
  /** Conditions that a row must meet, all of them, as SQL. */
  readonly conditions: readonly string[];
  readonly order: readonly Ordered[];
  readonly page: Page;
  /** The columns of the body that are written; all of them where this is not said. */
  readonly columns: readonly string[] | undefined;
  readonly onConflict: readonly string[] | undefined;
}

const reserved = ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey'];

/** Combinations of filters are not offered; to take them for columns would name the wrong mistake. */
const combinations = /^(not\.)?(and|or)$/;

/** The parameters that are filters: names of columns, and what is asked of them. */
export const filtersOf = (search: string): [name: string, text: string][] =>
  [...new URLSearchParams(search)].filter(([name]) => !reserved.includes(name));

/** True when the filters leave at most one row: each column of the key is to be equal to something. */
export function namesKey({ primaryKey }: Table, search: string): boolean {
  const filters = filtersOf(search);
  return (
    primaryKey.length > 0 &&
    primaryKey.every((name) => filters.some(([own, text]) => own === name && text.startsWith('eq.')))
  );
}

/** The values of the filters are added to `values`. */
export function readQuery(table: Table, search: string, values: Values): RestQuery {
  const parameters = new URLSearchParams(search);
  const conditions = filtersOf(search).map(([name, text]) => {
    if (combinations.test(name)) throw grammarError('logic tree', `${name}=${text}`, 'filters of one column');
    return condition(table, name, text, values);
  });
  const names = (parameter: string): string[] | undefined => {
    const text = parameters.get(parameter);
    return text === null || text === '' ? undefined : readNames(parameter, text);
  };
  return {
    selected: readSelect(table, parameters.get('select') ?? ''),
    conditions,
    order: readOrder(table, parameters.get('order') ?? ''),
    page: { offset: count(parameters.get('offset')) ?? 0, limit: count(parameters.get('limit')) },
    columns: names('columns'),
    onConflict: names('on_conflict')?.map((name) => columnNamed(table, name).name),
  };
}

/** What is no count is as if it were not there. */
const count = (text: string | null): number | undefined =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

function readSelect(table: Table, text: string): Selected[] {
  if (text.trim() === '') return everyColumn(table);
  const selected = splitOutside(text, ',').flatMap((item) => {
    if (item.trim() === '*') return everyColumn(table);
    const [first = '', second, ...more] = splitOutside(item, ':');
    const column = readName(second ?? first);
    const as = readName(first);
    if (column === undefined || as === undefined || more.length > 0)
      throw grammarError('select parameter', text, 'names of columns, such as id,title or name:title');
    return { column: columnNamed(table, column).name, as };
  });
  // Each mention of a column would make the answer longer by all that is in it.
  if (new Set(selected.map(({ column }) => column)).size < selected.length)
    throw grammarError('select parameter', text, 'each column once at most');
  return selected;
}

const everyColumn = (table: Table): Selected[] =>
  [...table.columns.keys()].map((name) => ({ column: name, as: name }));

const directions = { asc: ' ASC', desc: ' DESC' } as const;
const nulls = { nullsfirst: ' NULLS FIRST', nullslast: ' NULLS LAST' } as const;
const orderTerm = /^(?<column>.+?)(?:\.(?<direction>asc|desc))?(?:\.(?<nulls>nullsfirst|nullslast))?$/s;

function readOrder(table: Table, text: string): Ordered[] {
  if (text.trim() === '') return [];
  return splitOutside(text, ',').map((term) => {
    const groups = orderTerm.exec(term.trim())?.groups;
    const name = readName(groups?.['column'] ?? '');
    if (name === undefined)
      throw grammarError('order', text, 'terms such as title.asc or title.desc.nullslast');
    const direction = directions[groups?.['direction'] as keyof typeof directions] ?? '';
    const where = nulls[groups?.['nulls'] as keyof typeof nulls] ?? '';
    return { column: columnNamed(table, name).name, way: direction + where };
  });
}

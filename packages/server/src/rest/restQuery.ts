// Parses the query string of a request to /rest/v1; whatever can't be parsed is rejected.
import { condition, type Values } from './filters.ts';
import { columnNamed, readName, readNames, splitOutside } from './names.ts';
import { grammarProblem } from './problems.ts';
import type { Table } from './schema.ts';

export interface Selected {
  readonly column: string;
  /** The column's name in the response. */
  readonly as: string;
}

export interface Ordered {
  readonly column: string;
  /** SQL such as ` DESC NULLS LAST`; may be empty. */
  readonly direction: string;
}

export interface Page {
  readonly offset: number;
  readonly limit: number | undefined;
}

export interface RestQuery {
  readonly selected: readonly Selected[];
  /** SQL conditions, all of which must be true. */
  readonly conditions: readonly string[];
  readonly order: readonly Ordered[];
  readonly page: Page;
  /** The columns of the body to write; undefined for all. */
  readonly columns: readonly string[] | undefined;
  readonly onConflict: readonly string[] | undefined;
}

const reserved = ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey'];

/** Combined conditions aren't supported. They get an error of their own, because they would look like unknown columns. */
const combinations = /^(not\.)?(and|or)$/;

/** The parameters that are filters. */
export const filtersOf = (search: string): [name: string, text: string][] =>
  [...new URLSearchParams(search)].filter(([name]) => !reserved.includes(name));

/** Whether the filters match at most one row, because they compare all columns of the primary key. */
export function filtersByKey({ primaryKey }: Table, search: string): boolean {
  const filters = filtersOf(search);
  const isCompared = (column: string): boolean =>
    filters.some(([name, text]) => name === column && text.startsWith('eq.'));
  return primaryKey.length > 0 && primaryKey.every(isCompared);
}

/** Parses a query string, and adds the values of its filters to `values`. */
export function readQuery(table: Table, search: string, values: Values): RestQuery {
  const parameters = new URLSearchParams(search);
  const conditions = filtersOf(search).map(([name, text]) => {
    if (combinations.test(name))
      throw grammarProblem('logic tree', `${name}=${text}`, 'filters of one column');
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

/** An invalid number is ignored, as in PostgREST. */
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
      throw grammarProblem('select parameter', text, 'names of columns, such as id,title or name:title');
    return { column: columnNamed(table, column).name, as };
  });
  // Otherwise a short request could make the response many times as long.
  if (new Set(selected.map(({ column }) => column)).size < selected.length)
    throw grammarProblem('select parameter', text, 'each column once at most');
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
      throw grammarProblem('order', text, 'terms such as title.asc or title.desc.nullslast');
    const direction = directions[groups?.['direction'] as keyof typeof directions] ?? '';
    const nullsOrder = nulls[groups?.['nulls'] as keyof typeof nulls] ?? '';
    return { column: columnNamed(table, name).name, direction: direction + nullsOrder };
  });
}

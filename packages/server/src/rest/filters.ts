// Translates filters of a query string, such as `user_id=eq.1b4e…` or `title=not.in.(a,"b,c")`, to SQL conditions.
import type { Problem } from '../http/problem.ts';
import { columnNamed, readName } from './names.ts';
import { grammarProblem } from './problems.ts';
import { quoteIdentifier, type Table } from './schema.ts';

const comparisons = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;
const patterns = { like: 'LIKE', ilike: 'ILIKE' } as const;
const states = {
  null: 'NULL',
  not_null: 'NOT NULL',
  true: 'TRUE',
  false: 'FALSE',
  unknown: 'UNKNOWN',
} as const;

const operators = [...Object.keys(comparisons), ...Object.keys(patterns), 'in', 'is'];
const operatorsExpected = `"not" or one of the operators ${operators.join(', ')}`;

/** The values of a statement: $1, $2 … */
export class Values {
  readonly list: string[] = [];

  /** Returns the placeholder. Casting from text makes Postgres parse the value, whatever its type. */
  add(value: string, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::text::${type}`;
  }

  /** Returns the placeholder for JSON. It isn't cast from text, which would copy long JSON. */
  addJson(json: string): string {
    this.list.push(json);
    return `$${this.list.length}::jsonb`;
  }
}

/** The SQL condition of a filter, whose value is added to `values`. */
export function condition(table: Table, name: string, text: string, values: Values): string {
  const invalid = (expected: string, what = text): Problem => grammarProblem('filter', what, expected);
  const columnName = readName(name);
  if (columnName === undefined) throw invalid('the name of a column', `${name}=${text}`);
  const isNegated = text.startsWith('not.');
  const rest = isNegated ? text.slice('not.'.length) : text;
  const [, operator = '', operand = ''] = /^([a-z]+)\.(.*)$/s.exec(rest) ?? [];
  if (!operators.includes(operator)) throw invalid(operatorsExpected);
  const column = columnNamed(table, columnName);
  // Postgres parses JSON recursively, so deeply nested JSON could overflow its stack.
  if (column.type === 'jsonb' && operator !== 'is') throw invalid('the operator is');
  const left = `${quoteIdentifier(table.name)}.${quoteIdentifier(column.name)}`;
  const positive = comparison(left, column.type, operator, operand, values);
  if (positive === undefined) throw invalid(operandOf(operator));
  return isNegated ? `NOT (${positive})` : positive;
}

function comparison(
  left: string,
  type: string,
  operator: string,
  operand: string,
  values: Values,
): string | undefined {
  if (has(comparisons, operator)) return `${left} ${comparisons[operator]} ${values.add(operand, type)}`;
  // As in PostgREST, * stands for %, which would have to be escaped in a URL.
  if (has(patterns, operator))
    return `${left} ${patterns[operator]} ${values.add(operand.replaceAll('*', '%'), 'text')}`;
  if (operator === 'is') {
    const state = operand.toLowerCase();
    return has(states, state) ? `${left} IS ${states[state]}` : undefined;
  }
  const members = readMembers(operand);
  if (members === undefined) return undefined;
  return `${left} = ANY (${values.add(arrayOf(members), `${type}[]`)})`;
}

/** Reads `(a,"b,c")` or `()`. */
function readMembers(text: string): string[] | undefined {
  if (!text.startsWith('(') || !text.endsWith(')') || text.length < 2) return undefined;
  const inside = text.slice(1, -1);
  if (inside === '') return [];
  return splitMembers(inside).map((member) =>
    member.length > 1 && member.startsWith('"') && member.endsWith('"')
      ? member.slice(1, -1).replaceAll(/\\(.)/gs, '$1')
      : member,
  );
}

/** Splits at commas outside quotes. Parentheses within a member have no meaning. */
const splitMembers = (text: string): string[] =>
  text.match(/(?<=^|,)(?:"(?:[^"\\]|\\.)*"(?=,|$)|[^,]*)/gs) ?? [];

/** An array literal of Postgres. */
const arrayOf = (members: readonly string[]): string =>
  `{${members.map((member) => `"${member.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;

const operandOf = (operator: string): string =>
  operator === 'is' ? `one of ${Object.keys(states).join(', ')}` : 'a list such as (a,b)';

const has = <Names extends object>(names: Names, name: string): name is Extract<keyof Names, string> =>
  Object.hasOwn(names, name);

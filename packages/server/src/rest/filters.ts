// Filters of a query string, such as `user_id=eq.1b4e…` or `title=not.in.(a,"b,c")`, as conditions in SQL.
import { columnNamed, readName } from './names.ts';
import { grammarError } from './restError.ts';
import { quoted, type Table } from './schema.ts';

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

/** The values of a statement, each where its $n stands. */
export class Values {
  readonly list: string[] = [];

  /** The place of the value in the statement. Postgres reads it as text first, whatever the driver would make of it. */
  add(value: string, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::text::${type}`;
  }

  /** For long JSON: Postgres reads it once. */
  addJson(json: string): string {
    this.list.push(json);
    return `$${this.list.length}::jsonb`;
  }
}

/** The condition that a parameter of the query string stands for. */
export function condition(table: Table, name: string, text: string, values: Values): string {
  const parameter = 'filter';
  const own = readName(name);
  if (own === undefined) throw grammarError(parameter, `${name}=${text}`, 'the name of a column');
  const isNegated = text.startsWith('not.');
  const rest = isNegated ? text.slice('not.'.length) : text;
  const [, operator = '', operand = ''] = /^([a-z]+)\.(.*)$/s.exec(rest) ?? [];
  if (!operators.includes(operator)) throw grammarError(parameter, text, operatorsExpected);
  const column = columnNamed(table, own);
  // Postgres reads JSON by recursion: what is nested deeply enough breaks the stack of the embedded database.
  if (column.type === 'jsonb' && operator !== 'is') throw grammarError(parameter, text, 'the operator is');
  const left = `${quoted(table.name)}.${quoted(column.name)}`;
  const positive = comparison(left, column.type, operator, operand, values);
  if (positive === undefined) throw grammarError(parameter, text, expectedOf(operator));
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
  // An asterisk stands for the percent sign, which would have to be escaped in a URL.
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

/** `(a,"b,c")`; a list without members is `()`. */
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

/** Brackets within a member are signs like any other. */
const splitMembers = (text: string): string[] =>
  text.match(/(?<=^|,)(?:"(?:[^"\\]|\\.)*"(?=,|$)|[^,]*)/gs) ?? [];

/** As Postgres writes an array. */
const arrayOf = (members: readonly string[]): string =>
  `{${members.map((member) => `"${member.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;

const expectedOf = (operator: string): string =>
  operator === 'is' ? `one of ${Object.keys(states).join(', ')}` : 'a list such as (a,b)';

const has = <Names extends object>(names: Names, name: string): name is Extract<keyof Names, string> =>
  Object.hasOwn(names, name);

// For the tests: parts of addresses, well-formed or not, among them the filters of the REST routes.
import {
  type Arbitrary,
  array,
  constantFrom,
  integer,
  json,
  oneof,
  string,
  tuple,
  webQueryParameters,
} from 'fast-check';

/** Most of a request must be usual, so that it gets far enough for its odd part to be read. */
export const often = <T>(usual: Arbitrary<T>, odd: Arbitrary<T>): Arbitrary<T> =>
  oneof({ arbitrary: usual, weight: 6 }, odd);

export const longText = integer({ min: 10_000, max: 10_240 }).map((length) => 'x'.repeat(length));

const urlPart = oneof(
  constantFrom('%00', '%ED%A0%80', '%ED%BF%BF', '%C0%80', '%E0%80%AF', '%F5%80%80%80', '%FF', '%', '%zz'),
  constantFrom('..', '.', '/', '//', '%2F', '%2e%2e%2f', '%5C', '\\', '*', '(', ')', '"', ',', "'", ';', '&'),
  constantFrom(
    '__proto__',
    'constructor',
    'null',
    'undefined',
    '-1',
    '1e999',
    '~',
    ':',
    '=',
    '+',
    '%20',
    '?',
  ),
  string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
  longText,
);
export const urlText = array(urlPart, { maxLength: 4 }).map((parts) => parts.join(''));

const columns = constantFrom(
  'id',
  'user_id',
  'title',
  'objects',
  'settings',
  'object_count',
  'created_at',
  'updated_at',
  'version',
  'project_id',
  'requested_at',
  'saved_at',
  '*',
  '',
  '"title"',
  '"',
  'title::text',
  'a:title',
  'objects->0->>type',
  'settings->a',
  'id.count()',
  'projects(*)',
  '...projects(id)',
  'nothing',
  'sum',
);
const operators = constantFrom(
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'in',
  'is',
  'isdistinct',
  'fts',
  'plfts(english)',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'adj',
  'eq(any)',
  'like(all)',
  'not',
  'and',
  '',
);
export const operands = oneof(
  constantFrom(
    'null',
    'true',
    'not_null',
    'unknown',
    '(a,b)',
    '("a,b",c)',
    '(")',
    '()',
    '(',
    '{a,b}',
    '{',
    '[1,2)',
    '0',
    '-0',
    '1e400',
    '9'.repeat(400),
    '1.5',
    'NaN',
    'Infinity',
    '0x10',
    '2147483648',
    '\\',
    '%',
    '_',
    'infinity',
    '-infinity',
    'epoch',
    '0001-01-01 BC',
    '294277-01-01',
    '2026-02-30',
    'now',
    'yesterday',
    '00000000-0000-4000-8000-000000000000',
    '{00000000-0000-4000-8000-000000000000}',
    '"',
    '*',
    '\\x00',
  ),
  json(),
  string({ unit: 'binary' }).map((text) => text.toWellFormed()),
  longText,
);
const usualFilter = constantFrom<readonly [string, string]>(
  ['id', 'eq.00000000-0000-4000-8000-000000000000'],
  ['title', 'not.in.("Lot",b)'],
  ['title', 'like.L*'],
  ['updated_at', 'gte.2026-01-01'],
  ['object_count', 'is.null'],
);
const oddFilter = tuple(columns, array(operators, { maxLength: 2 }), operands).map(
  ([column, words, operand]) => [column, [...words, operand].join('.')] as const,
);
const filter = oneof(usualFilter, oddFilter);
const tree = tuple(constantFrom('and', 'or', 'not.and', 'not.or'), array(filter, { maxLength: 3 })).map(
  ([name, list]) => [name, `(${list.map(([column, text]) => `${column}.${text}`).join(',')})`] as const,
);
const term = tuple(columns, constantFrom('', '.asc', '.desc', '.nullsfirst', '.desc.nullslast', '.x'));
const listed = array(
  term.map((parts) => parts.join('')),
  { maxLength: 4 },
).map((terms) => terms.join(','));
const parameter = oneof(
  filter,
  tree,
  tuple(constantFrom('select', 'order', 'columns', 'on_conflict'), listed),
  tuple(constantFrom('limit', 'offset', 'apikey'), operands),
  tuple(constantFrom('grant_type'), oneof(constantFrom('password', 'refresh_token', 'pkce'), operands)),
  tuple(constantFrom('type'), oneof(constantFrom('signup', 'recovery', 'email_change', 'x'), operands)),
  tuple(constantFrom('scope'), oneof(constantFrom('global', 'local', 'others'), operands)),
  tuple(constantFrom('token', 'redirect_to', 'key', 'download', 'code_challenge', 'transform'), operands),
);
export const query = oneof(
  array(parameter, { maxLength: 4 }).map((list) =>
    new URLSearchParams(list.map(([a, b]): [string, string] => [a, b])).toString(),
  ),
  tuple(constantFrom('select', 'title', 'grant_type', 'token', 'type', 'download'), urlText).map((pair) =>
    pair.join('='),
  ),
  webQueryParameters(),
  urlText,
);

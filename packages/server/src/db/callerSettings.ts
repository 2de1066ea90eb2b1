// The settings of a transaction that runs as a caller: role, claims and statement timeout.
import type { Caller } from './database.ts';

/** A statement and the values of its $1, $2 … */
export interface Statement {
  readonly text: string;
  readonly values: readonly string[];
}

type Settings = Readonly<Record<string, string>>;

/** As SQL text; `quote` turns a value into a literal. */
export function callerSettings(caller: Caller, quote: (text: string) => string): string {
  return `select ${setConfigCalls(settingsOf(caller), quote).join(', ')}`;
}

/** As a statement that returns no row. Its text is the same for every caller, so that it is prepared once. */
export function callerStatement(caller: Caller, more: Settings): Statement {
  const values: string[] = [];
  const parameter = (value: string): string => `$${values.push(value)}`;
  const calls = setConfigCalls({ ...more, ...settingsOf(caller) }, parameter);
  return { text: `select where num_nulls(${calls.join(', ')}) > 0`, values };
}

const statementTimeout = { anon: '2s', authenticated: '10s' } as const;

const settingsOf = (caller: Caller): Settings => ({
  role: caller.role,
  statement_timeout: statementTimeout[caller.role],
  'request.jwt.claims': JSON.stringify(caller.claims),
  'request.method': caller.method,
  'request.path': caller.path,
});

const setConfigCalls = (settings: Settings, write: (text: string) => string): string[] =>
  Object.entries(settings).map(([name, value]) => `set_config(${write(name)}, ${write(value)}, true)`);

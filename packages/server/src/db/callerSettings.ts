// The settings of a transaction: those of the server, and for one that runs as a caller also role, claims and timeout.
import type { Caller } from './database.ts';

/** A statement and the values of its $1, $2 … */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export type Settings = Readonly<Record<string, string>>;

/** Until their link ends, visitors by a link get the timeout of an account, since they save plans too. */
const statementTimeout = { anon: '2s', authenticated: '10s' } as const;

/** The same names for every caller, so that the statement below has one text. */
export function settingsOf({ role, claims, method, path, visit = {} }: Caller): Settings {
  const { shareHash = '', tokenState, ...headers } = visit;
  return {
    role,
    statement_timeout: statementTimeout[tokenState === 'live' ? 'authenticated' : role],
    'request.jwt.claims': JSON.stringify(claims),
    'request.headers': JSON.stringify(headers),
    'request.method': method,
    'request.path': path,
    'homeplot.share_hash': shareHash,
  };
}

/** Returns no row. Its text is the same for every caller, so that it is prepared once. */
export function settingsStatement(settings: Settings): Statement {
  const values: string[] = [];
  const calls = Object.entries(settings).map(
    (pair) => `set_config(${pair.map((text) => `$${values.push(text)}`).join(', ')}, true)`,
  );
  return { text: `select where num_nulls(${calls.join(', ')}) > 0`, values };
}

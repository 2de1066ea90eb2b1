// Calls the backend's tables as a signed-in user, or as a visitor with a share link. Visitors don't need supabase-js, so that the
// pages that links open stay small. Nothing here throws.
import type { Answer, NoAnswer } from '../../kit/result.ts';
import { unreached } from '../../kit/result.ts';
import { accessToken } from './accessToken.ts';
import { backendConfig } from './backend.ts';
import { storedUser } from './session.ts';
import { visitHeaders } from './guestKey.ts';
import { refusalText } from './refusalText.ts';

export interface RestCall {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** A table and its query, such as `comments?thread_id=eq.…`. */
  readonly path: string;
  readonly body?: object;
  /** For a table that doesn't keep what is written: no rows are returned. */
  readonly isBlind?: true;
  /** Replaces a row that is there already. */
  readonly merges?: true;
  /** The token of a link, with which the call is made instead of with the account or the visit. */
  readonly token?: string;
}

/** Milliseconds. */
const timeout = 30_000;

/** Makes a call. Returns the rows that were read or written. */
export async function rest({
  method = 'GET',
  path,
  body,
  isBlind,
  merges,
  token,
}: RestCall): Promise<Answer<readonly unknown[]>> {
  try {
    const config = await backendConfig();
    if (!config) return { ok: false, reason: 'refused', problem: 'No backend is set up.' };
    const access = token === undefined && storedUser() ? await accessToken() : null;
    const prefer = [
      method === 'GET' ? '' : isBlind ? 'return=minimal' : 'return=representation',
      merges ? 'resolution=merge-duplicates' : '',
    ];
    const response = await fetch(`${config.url}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: config.key,
        authorization: `Bearer ${access ?? config.key}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(method === 'GET' ? {} : { prefer: prefer.filter(Boolean).join(',') }),
        ...(token === undefined ? visitHeaders() : { 'x-share-token': token }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) {
      const problem = (await problemIn(response)) ?? `The server answered ${response.status}.`;
      return { ok: false, reason: reasonOf(response.status), problem };
    }
    const answer: unknown = await response.json().catch(() => undefined);
    return { ok: true, value: Array.isArray(answer) ? (answer as readonly unknown[]) : [] };
  } catch {
    return unreached;
  }
}

/** A gateway answers 502 or 504 when it has no response from the server, which may have done what was asked. */
function reasonOf(status: number): NoAnswer['reason'] {
  if (status === 401) return 'signedOut';
  return status === 502 || status === 504 ? 'unreached' : 'refused';
}

/** Why the tables or the storage refused something, in a sentence, if the response says so. */
export async function problemIn(response: Response): Promise<string | undefined> {
  const { message, code } = await errorIn(response);
  return message === undefined ? undefined : refusalText(message, response.status, code);
}

/** The message and the code in an error response, as they are. */
export async function errorIn(response: Response): Promise<{ message?: string; code?: string }> {
  const answer: unknown = await response.json().catch(() => undefined);
  const message: unknown = Reflect.get(Object(answer), 'message');
  const code: unknown = Reflect.get(Object(answer), 'code');
  return {
    ...(typeof message === 'string' && message ? { message } : {}),
    ...(typeof code === 'string' ? { code } : {}),
  };
}

/** Rows requested at a time: Supabase sends no more. */
export const pageSize = 1000;

/** All rows of a query, which must be ordered. */
export async function allRows(path: string, token?: string): Promise<Answer<readonly unknown[]>> {
  const rows: unknown[] = [];
  for (;;) {
    const page = await rest({
      path: `${path}&limit=${pageSize}&offset=${rows.length}`,
      ...(token === undefined ? {} : { token }),
    });
    if (!page.ok) return page;
    rows.push(...page.value);
    if (page.value.length < pageSize) return { ok: true, value: rows };
  }
}

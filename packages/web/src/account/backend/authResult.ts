// The result of an auth action. Every failure becomes a problem that can be shown.
import type { SupabaseClient } from '@supabase/supabase-js';
import { done, type Failed, type Result, unreached } from '../../kit/result.ts';
import { loadBackend } from './backend.ts';

export type AuthResult = Result<undefined, Refused>;

export interface Refused extends Failed {
  /** The backend's code for the error. */
  readonly code?: string | undefined;
}

/** Runs an auth action. act: returns the backend's error, or null. fallback: the message for an error without one. */
export async function withBackend(
  fallback: string,
  act: (backend: SupabaseClient) => Promise<unknown>,
): Promise<AuthResult> {
  try {
    const backend = await loadBackend();
    const problem = backend ? await act(backend) : noBackend;
    return problem === null ? done : refused(problem, fallback);
  } catch (problem) {
    return refused(problem, fallback);
  }
}

const notSetUp =
  'Authentication is not set up yet. Please configure the backend to enable login/registration.';

/** problem: the backend's error or what was thrown. fallback: the message for an error without one. */
export function refused(problem: unknown, fallback: string): Refused {
  const code = textOf(problem, 'code');
  if (isBackendUnconfigured(problem)) return { ok: false, problem: notSetUp, code };
  return { ok: false, problem: readableMessage(problem) ?? fallback, code };
}

// What supabase-js makes of a request without a response (then with status 0), of an unreadable and of an empty response.
const noResponseName = 'AuthRetryableFetchError';
const unreadableName = 'AuthUnknownError';
const emptyMessage = '{}';

/** The message of a problem; undefined if it has none that a person could read. */
export function readableMessage(problem: unknown): string | undefined {
  const name = textOf(problem, 'name');
  if (name === unreadableName) return undefined;
  // A TypeError is what fetch and import throw without a network.
  if (
    problem instanceof TypeError ||
    (name === noResponseName && Reflect.get(Object(problem), 'status') === 0)
  )
    return unreached.problem;
  const message = textOf(problem, 'message');
  return message === emptyMessage ? undefined : message || undefined;
}

function textOf(problem: unknown, field: string): string | undefined {
  if (typeof problem !== 'object' || problem === null) return undefined;
  const value = (problem as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' ? value : undefined;
}

/** The error of a site whose settings name no backend. */
export const noBackend = { message: 'Backend is not configured' };

/** A gateway's message for a public key that doesn't belong to its backend. */
const wrongKey = /no api key found|invalid api key|invalid authentication credentials/i;

/** Whether a failure means that this site has no backend for accounts, rather than that the backend refused or is down. */
export function isBackendUnconfigured(problem: unknown): boolean {
  if (typeof problem !== 'object' || problem === null) return false;
  const { message, code, status } = problem as { message?: unknown; code?: unknown; status?: unknown };
  if (code === 'email_provider_disabled') return true;
  // No network, too many requests, a server error: there is a backend, and its message says more.
  if (typeof status === 'number' && (status === 0 || status === 429 || status >= 500)) return false;
  if (typeof message !== 'string') return false;
  if (status === 401 && !code && wrongKey.test(message)) return true;
  return /not configured|not set up/i.test(message);
}

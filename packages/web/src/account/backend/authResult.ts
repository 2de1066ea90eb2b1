// The outcome of an auth action: success, or the reason for a failure, in words to show.
import { unreached } from '../../kit/result.ts';
import { isBackendUnconfigured } from './isBackendUnconfigured.ts';

export type AuthOutcome = { readonly done: true } | Refused;

interface Refused {
  readonly done: false;
  readonly reason: string;
  readonly code?: string | undefined;
}

const notSetUp =
  'Authentication is not set up yet. Please configure the backend to enable login/registration.';

/** problem: the backend's error or what was thrown. fallback: the message for an error that has none. */
export function refused(problem: unknown, fallback: string): Refused {
  const code = textOf(problem, 'code');
  if (isBackendUnconfigured(problem)) return { done: false, reason: notSetUp, code };
  return { done: false, reason: wordsOf(problem) ?? fallback, code };
}

/** The name of the error of supabase-js for a request without a response, which then has status 0. */
const ofNoResponse = 'AuthRetryableFetchError';
/** The message of supabase-js for an empty response, and the name of its error for one that it can't read. */
const ofEmpty = '{}';
const ofUnreadable = 'AuthUnknownError';

/** undefined if the problem has no message that a person could read. */
export function wordsOf(problem: unknown): string | undefined {
  const name = textOf(problem, 'name');
  if (name === ofUnreadable) return undefined;
  // A TypeError is what fetch and import throw without a network.
  if (problem instanceof TypeError || (name === ofNoResponse && Reflect.get(Object(problem), 'status') === 0))
    return unreached.problem;
  const message = textOf(problem, 'message');
  return message === ofEmpty ? undefined : message || undefined;
}

function textOf(problem: unknown, field: string): string | undefined {
  if (typeof problem !== 'object' || problem === null) return undefined;
  const value = (problem as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' ? value : undefined;
}

// What an auth action answers: done, or the reason why not, in words to show.
import { isBackendUnconfigured } from './isBackendUnconfigured.ts';

export type AuthOutcome = { readonly done: true } | Refused;

interface Refused {
  readonly done: false;
  readonly reason: string;
  /** What the backend calls it. */
  readonly code?: string | undefined;
}

const notSetUp =
  'Authentication is not set up yet. Please configure the backend to enable login/registration.';

/** problem: what the backend answered or what was thrown. fallback: what is said where it has no words. */
export function refused(problem: unknown, fallback: string): Refused {
  const code = textOf(problem, 'code');
  if (isBackendUnconfigured(problem)) return { done: false, reason: notSetUp, code };
  return { done: false, reason: wordsOf(problem) ?? fallback, code };
}

/** What supabase-js says of an answer that is empty, and how it calls the problem with one that it cannot read. */
const ofEmpty = '{}';
const ofUnreadable = 'AuthUnknownError';

/** undefined where the problem has no words that a person could read. */
export function wordsOf(problem: unknown): string | undefined {
  if (textOf(problem, 'name') === ofUnreadable) return undefined;
  const message = textOf(problem, 'message');
  return message === ofEmpty ? undefined : message || undefined;
}

function textOf(problem: unknown, field: string): string | undefined {
  if (typeof problem !== 'object' || problem === null) return undefined;
  const value = (problem as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' ? value : undefined;
}

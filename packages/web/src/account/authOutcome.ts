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

/** What supabase-js says of an answer without words in it. */
const wordless = '{}';

/** problem: what the backend answered or what was thrown. fallback: what is said where it has no words. */
export function refused(problem: unknown, fallback: string): Refused {
  const { message, code } = wordsOf(problem);
  if (isBackendUnconfigured(problem)) return { done: false, reason: notSetUp, code };
  return { done: false, reason: message && message !== wordless ? message : fallback, code };
}

function wordsOf(problem: unknown): { readonly message?: string | undefined; readonly code?: string } {
  if (typeof problem !== 'object' || problem === null) return {};
  const { message, code } = problem as { message?: unknown; code?: unknown };
  return {
    ...(typeof message === 'string' ? { message } : {}),
    ...(typeof code === 'string' ? { code } : {}),
  };
}

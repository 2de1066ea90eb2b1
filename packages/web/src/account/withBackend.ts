// Runs an auth action against the backend. Whatever goes wrong becomes the reason why it was not done.
import type { SupabaseClient } from '@supabase/supabase-js';
import { type AuthOutcome, refused } from './authOutcome.ts';
import { loadBackend } from './backend.ts';
import { noBackend } from './isBackendUnconfigured.ts';

/** act gives back the problem that the backend answered, or null. fallback: what is said where it has no words. */
export async function withBackend(
  fallback: string,
  act: (backend: SupabaseClient) => Promise<unknown>,
): Promise<AuthOutcome> {
  try {
    const backend = await loadBackend();
    const problem = backend ? await act(backend) : noBackend;
    return problem === null ? { done: true } : refused(problem, fallback);
  } catch (problem) {
    return refused(problem, fallback);
  }
}

// Runs an auth action on the backend. Whatever goes wrong becomes the reason why it wasn't done.
import type { SupabaseClient } from '@supabase/supabase-js';
import { type AuthOutcome, refused } from './authResult.ts';
import { loadBackend } from './backend.ts';
import { noBackend } from './isBackendUnconfigured.ts';

/** act returns the backend's error, or null. fallback: the message for an error that has none. */
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

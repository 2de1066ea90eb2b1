// Runs an auth action against the backend, or answers why it cannot be run.
import type { SupabaseClient } from '@supabase/supabase-js';
import { notSetUp, type AuthOutcome } from './authOutcome.ts';
import { loadBackend } from './backend.ts';

export async function withBackend(
  act: (backend: SupabaseClient) => Promise<AuthOutcome>,
): Promise<AuthOutcome> {
  const backend = await loadBackend();
  return backend ? act(backend) : notSetUp;
}

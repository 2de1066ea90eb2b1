// Gives the account of a reset link its new password. Only then is this browser signed in to it.
import type { SupabaseClient } from '@supabase/supabase-js';
import { adoptSession } from './adoptSession.ts';
import type { AuthOutcome } from './authOutcome.ts';
import { withBackend } from './withBackend.ts';

/** aside: the client that the link let in. */
export const setPassword = (aside: SupabaseClient, password: string): Promise<AuthOutcome> =>
  withBackend('An error occurred while updating your password', (backend) =>
    updateAndEnter(aside, backend, password),
  );

/** The problem that the backend answered, or null; then backend has the session that aside has. */
export async function updateAndEnter(
  aside: SupabaseClient,
  backend: SupabaseClient,
  password: string,
): Promise<unknown> {
  const { error } = await aside.auth.updateUser({ password });
  if (error) return error;
  // Where this fails the password is the new one nevertheless, and can be signed in with.
  await adoptSession(aside, backend);
  return null;
}

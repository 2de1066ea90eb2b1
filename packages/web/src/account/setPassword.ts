// Sets a new password for the account of a reset link, then signs this browser in to that account.
import type { SupabaseClient } from '@supabase/supabase-js';
import { adoptSession } from './backend/adoptSession.ts';
import type { AuthOutcome } from './backend/authResult.ts';
import { withBackend } from './backend/withBackend.ts';

/** linkClient: the isolated client that was signed in by the link. */
export const setPassword = (linkClient: SupabaseClient, password: string): Promise<AuthOutcome> =>
  withBackend('An error occurred while updating your password', (backend) =>
    updateAndEnter(linkClient, backend, password),
  );

/** Returns the backend's error. If it is null, the password is set and `backend` has taken over the session. */
export async function updateAndEnter(
  linkClient: SupabaseClient,
  backend: SupabaseClient,
  password: string,
): Promise<unknown> {
  const { error } = await linkClient.auth.updateUser({ password });
  if (error) return error;
  // Even if this fails, the new password is set, and the user can sign in with it.
  await adoptSession(linkClient, backend);
  return null;
}

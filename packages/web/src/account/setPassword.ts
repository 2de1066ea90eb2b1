// Sets the new password of a reset link's account. Only then is this browser signed in to it.
import type { SupabaseClient } from '@supabase/supabase-js';
import { adoptSession } from './links/adoptSession.ts';
import type { AuthOutcome } from './backend/authOutcome.ts';
import { withBackend } from './backend/withBackend.ts';

/** aside: the client that the link let in. */
export const setPassword = (aside: SupabaseClient, password: string): Promise<AuthOutcome> =>
  withBackend('An error occurred while updating your password', (backend) =>
    updateAndEnter(aside, backend, password),
  );

/** The backend's error; if null, backend has the session of aside. */
export async function updateAndEnter(
  aside: SupabaseClient,
  backend: SupabaseClient,
  password: string,
): Promise<unknown> {
  const { error } = await aside.auth.updateUser({ password });
  if (error) return error;
  // Even if this fails, the new password is set, and the user can sign in with it.
  await adoptSession(aside, backend);
  return null;
}

// Sends the mail with the link to a form for a new password, and sets the password that is entered there.
import { type AuthResult, withBackend } from './backend/authResult.ts';
import { noteLinkRequest } from './links/linkRequests.ts';
import { withProof } from './backend/withProof.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { adoptSession } from './links/enterByLink.ts';

export const sendResetEmail = (email: string): Promise<AuthResult> =>
  withBackend('An error occurred while sending the reset email', async ({ auth }) => {
    const redirectTo = `${window.location.origin}/reset-password`;
    const { error } = await withProof((security) =>
      auth.resetPasswordForEmail(email, { redirectTo, ...security }),
    );
    if (!error) noteLinkRequest(email);
    return error;
  });

/**
 * Sets the password of the account of a reset link, then signs this browser in to that account. linkClient: the isolated
 * client that was signed in by the link.
 */
export const setPassword = (linkClient: SupabaseClient, password: string): Promise<AuthResult> =>
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

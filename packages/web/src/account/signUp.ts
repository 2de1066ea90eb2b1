// Creates an account. If the address already has one, its confirmation mail is requested again, and the caller gets the
// same result, so that the form doesn't reveal who has an account.
import type { SupabaseClient } from '@supabase/supabase-js';
import { type AuthResult, withBackend, readableMessage } from './backend/authResult.ts';
import { noteLinkRequest, mailedLinksLeadTo } from './links/linkRequests.ts';
import type { Registration } from './registrationRules.ts';
import { withProof } from './backend/withProof.ts';

/** fallback: the message for an error without one. invitation: the id of the one for which somebody registers. */
export const register = (
  registration: Registration,
  fallback: string,
  invitation: string | undefined,
): Promise<AuthResult> => withBackend(fallback, (backend) => signUp(backend, registration, invitation));

/** The backend's error; null if there was none. */
export async function signUp(
  backend: SupabaseClient,
  registration: Registration,
  invitation?: string,
): Promise<unknown> {
  const { firstName, lastName, email, phone, city, state, password } = registration;
  const emailRedirectTo = mailedLinksLeadTo(invitation);
  const profile = { full_name: `${firstName} ${lastName}`, phone, city, state };
  const { data, error } = await withProof((security) =>
    backend.auth.signUp({ email, password, options: { emailRedirectTo, data: profile, ...security } }),
  );
  if (error) return saysRegistered(error) ? resend(backend, email, invitation) : error;
  noteLinkRequest(email);
  // Supabase returns a user without identities if the address has an account. Not every backend has mailed an unconfirmed
  // one again at that point, so the mail is requested in any case.
  return data.user?.identities?.length === 0 ? resendQuietly(backend, email, invitation) : null;
}

/** A backend that already sent the mail at sign-up rejects the second request as too soon. That counts as success. */
async function resendQuietly(
  backend: SupabaseClient,
  email: string,
  invitation: string | undefined,
): Promise<unknown> {
  const problem = await resend(backend, email, invitation);
  return problem?.code === 'over_email_send_rate_limit' ? null : problem;
}

const saysRegistered = ({
  code,
  message,
}: {
  readonly code?: string | undefined;
  readonly message: string;
}) => code === 'user_already_exists' || /already registered/i.test(message);

const failed = 'Resend failed';

/** Sends the confirmation mail of a new account again. */
export const resendConfirmation = (email: string, invitation?: string): Promise<AuthResult> =>
  withBackend(failed, (backend) => resend(backend, email, invitation));

interface ResendProblem {
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly message: string;
}

/** Requests the confirmation mail again. Returns the backend's error with "Resend failed" before it; null if there was none. */
async function resend(
  { auth }: SupabaseClient,
  email: string,
  invitation: string | undefined,
): Promise<ResendProblem | null> {
  const emailRedirectTo = mailedLinksLeadTo(invitation);
  const { error } = await withProof((security) =>
    auth.resend({ type: 'signup', email, options: { emailRedirectTo, ...security } }),
  );
  if (!error) {
    noteLinkRequest(email);
    return null;
  }
  const message = readableMessage(error);
  return { code: error.code, status: error.status, message: message ? `${failed}: ${message}` : failed };
}

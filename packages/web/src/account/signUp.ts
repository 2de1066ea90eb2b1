// Creates an account. If the address already has one, its confirmation mail is requested again, and the caller gets the
// same outcome, so that the form doesn't reveal who has an account.
import type { SupabaseClient } from '@supabase/supabase-js';
import type { AuthOutcome } from './backend/authResult.ts';
import { noteLinkRequest } from './links/linkRequests.ts';
import { mailedLinksLeadTo } from './backend/mailedLinks.ts';
import type { Registration } from './registrationRules.ts';
import { resend } from './resendConfirmation.ts';
import { withBackend } from './backend/withBackend.ts';
import { withProof } from './backend/withProof.ts';

/** fallback: the message for an error without one. */
export const register = (registration: Registration, fallback: string): Promise<AuthOutcome> =>
  withBackend(fallback, (backend) => signUp(backend, registration));

/** The backend's error; null if there was none. */
export async function signUp(backend: SupabaseClient, registration: Registration): Promise<unknown> {
  const { firstName, lastName, email, phone, city, state, password } = registration;
  const emailRedirectTo = mailedLinksLeadTo();
  const profile = { full_name: `${firstName} ${lastName}`, phone, city, state };
  const { data, error } = await withProof((security) =>
    backend.auth.signUp({ email, password, options: { emailRedirectTo, data: profile, ...security } }),
  );
  if (error) return saysRegistered(error) ? resend(backend, email) : error;
  noteLinkRequest(email);
  // Supabase returns a user without identities if the address has an account. Not every backend has mailed an unconfirmed
  // one again at that point, so the mail is requested in any case.
  return data.user?.identities?.length === 0 ? resendQuietly(backend, email) : null;
}

/** A backend that already sent the mail at sign-up rejects the second request as too soon. That counts as success. */
async function resendQuietly(backend: SupabaseClient, email: string): Promise<unknown> {
  const problem = await resend(backend, email);
  return problem?.code === 'over_email_send_rate_limit' ? null : problem;
}

const saysRegistered = ({
  code,
  message,
}: {
  readonly code?: string | undefined;
  readonly message: string;
}) => code === 'user_already_exists' || /already registered/i.test(message);

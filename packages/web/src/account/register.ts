// Creates an account. An address that has one already gets its confirmation mail again, and the same answer.
import type { SupabaseClient } from '@supabase/supabase-js';
import type { AuthOutcome } from './backend/authOutcome.ts';
import { noteLinkRequest } from './links/linkRequests.ts';
import { mailedLinksLeadTo } from './links/mailedLinks.ts';
import type { Registration } from './forms/registrationRules.ts';
import { resend } from './resendConfirmation.ts';
import { withBackend } from './backend/withBackend.ts';
import { withProof } from './backend/withProof.ts';

/** fallback: the message for an error that has none. */
export const register = (registration: Registration, fallback: string): Promise<AuthOutcome> =>
  withBackend(fallback, (backend) => signUp(backend, registration));

/** The backend's error; null if there was none. */
export async function signUp(backend: SupabaseClient, registration: Registration): Promise<unknown> {
  const { firstName, lastName, email, phone, city, state, password } = registration;
  const emailRedirectTo = mailedLinksLeadTo();
  const about = { full_name: `${firstName} ${lastName}`, phone, city, state };
  const { data, error } = await withProof((security) =>
    backend.auth.signUp({ email, password, options: { emailRedirectTo, data: about, ...security } }),
  );
  if (error) return saysRegistered(error) ? resend(backend, email) : error;
  noteLinkRequest(email);
  // A user without identities stands for an address that has an account; an unconfirmed one has been mailed again by now.
  return data.user?.identities?.length === 0 ? resendQuietly(backend, email) : null;
}

/** Backends that count the sign-up itself as a request for an email reject the second as too soon: it was sent, then. */
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

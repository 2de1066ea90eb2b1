// Sends the confirmation mail of a new account again.
import type { SupabaseClient } from '@supabase/supabase-js';
import { type AuthOutcome, wordsOf } from './backend/authResult.ts';
import { noteLinkRequest } from './links/linkRequests.ts';
import { mailedLinksLeadTo } from './backend/mailedLinks.ts';
import { withBackend } from './backend/withBackend.ts';
import { withProof } from './backend/withProof.ts';

const failed = 'Resend failed';

export const resendConfirmation = (email: string): Promise<AuthOutcome> =>
  withBackend(failed, (backend) => resend(backend, email));

interface ResendProblem {
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly message: string;
}

/** The backend's error, as one of resending; null if there was none. */
export async function resend({ auth }: SupabaseClient, email: string): Promise<ResendProblem | null> {
  const emailRedirectTo = mailedLinksLeadTo();
  const { error } = await withProof((security) =>
    auth.resend({ type: 'signup', email, options: { emailRedirectTo, ...security } }),
  );
  if (!error) {
    noteLinkRequest(email);
    return null;
  }
  const words = wordsOf(error);
  return { code: error.code, status: error.status, message: words ? `${failed}: ${words}` : failed };
}

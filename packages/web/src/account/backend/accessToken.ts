// The access token of the signed-in user, for calls that don't go through the backend's client.
import { loadBackend } from './backend.ts';

/** What supabase-js calls an error without a network, or without an answer. */
const unanswered = 'AuthRetryableFetchError';

/**
 * Renewed if it has expired, or in any case with `renew`; null if nobody is signed in. Rejects if there was no connection to
 * renew it: the session hasn't ended then.
 */
export async function accessToken(renew = false): Promise<string | null> {
  const client = await loadBackend();
  if (!client) return null;
  const { data, error } = await (renew ? client.auth.refreshSession() : client.auth.getSession());
  if (error?.name === unanswered) throw error;
  return data.session?.access_token ?? null;
}

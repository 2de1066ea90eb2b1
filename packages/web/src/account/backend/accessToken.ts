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
  // What it returns isn't used: if another tab renewed the session at the same time, it is an error, and the session is stored.
  const renewed = renew ? await client.auth.refreshSession() : undefined;
  const { data, error } = await client.auth.getSession();
  for (const problem of [renewed?.error, error]) if (problem?.name === unanswered) throw problem;
  return data.session?.access_token ?? null;
}

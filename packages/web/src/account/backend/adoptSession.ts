// Makes the session of a separate client the session of this browser.
import type { SupabaseClient } from '@supabase/supabase-js';

/** Returns the backend's error, or null. */
export async function adoptSession(linkClient: SupabaseClient, backend: SupabaseClient): Promise<unknown> {
  const { data, error } = await linkClient.auth.getSession();
  if (!data.session) return error;
  return (await backend.auth.setSession(data.session)).error;
}

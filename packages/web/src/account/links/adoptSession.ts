// Makes the session of a separate client the session of this browser.
import type { SupabaseClient } from '@supabase/supabase-js';

/** Returns the backend's error, or null. */
export async function adoptSession(aside: SupabaseClient, backend: SupabaseClient): Promise<unknown> {
  const { data, error } = await aside.auth.getSession();
  if (!data.session) return error;
  return (await backend.auth.setSession(data.session)).error;
}

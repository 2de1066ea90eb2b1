// Makes the session of a client that stands aside that of this browser.
import type { SupabaseClient } from '@supabase/supabase-js';

/** The problem that the backend answered, or null. */
export async function adoptSession(aside: SupabaseClient, backend: SupabaseClient): Promise<unknown> {
  const { data, error } = await aside.auth.getSession();
  if (!data.session) return error;
  return (await backend.auth.setSession(data.session)).error;
}

// Makes the one client of the backend. Load it lazily: it brings supabase-js.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { BackendConfig } from './backendConfig.ts';
import { sessionKey, setSession, storedUser, userOf } from './session.ts';

export function connect({ url, key }: BackendConfig): SupabaseClient {
  const client = createClient(url, key, {
    auth: {
      // The pages to which mailed links lead read their address themselves: else any link could sign anybody in.
      detectSessionInUrl: false,
      flowType: 'implicit',
      persistSession: true,
      autoRefreshToken: true,
      storageKey: sessionKey,
    },
  });
  client.auth.onAuthStateChange((event, session) => {
    // A stored session that could not be renewed for want of a network is not over.
    setSession(userOf(session?.user) ?? (event === 'INITIAL_SESSION' ? storedUser() : undefined));
  });
  return client;
}

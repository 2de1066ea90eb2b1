// Makes clients of the backend. Load it lazily: it brings supabase-js.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { BackendConfig } from './backendConfig.ts';
import { sessionKey, setSession, storedUser, userOf } from './session.ts';

// The pages to which mailed links lead read their address themselves: else any link could sign anybody in.
const ofAll = { detectSessionInUrl: false, flowType: 'implicit' } as const;

/** The client whose session is that of this browser, in every tab. There must be one only. */
export function connect({ url, key }: BackendConfig): SupabaseClient {
  const client = createClient(url, key, {
    auth: {
      ...ofAll,
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

/** A client whose session is its own: it is stored nowhere, and no tab hears of it. */
export function connectAside({ url, key }: BackendConfig): SupabaseClient {
  const client = createClient(url, key, {
    auth: { ...ofAll, persistSession: false, autoRefreshToken: false },
  });
  return client;
}

// Makes clients of the backend. Load it lazily: it brings supabase-js.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { BackendConfig } from './backendConfig.ts';
import { sessionKey, setSession, storedUser, userOf } from '../session.ts';

// The pages that mailed links lead to read their address themselves: otherwise any link could sign anybody in.
const ofAll = { detectSessionInUrl: false, flowType: 'implicit' } as const;

/** The client that holds this browser's session, for every tab. There must be only one. */
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
    // A stored session that couldn't be renewed because the network is down has not ended.
    setSession(userOf(session?.user) ?? (event === 'INITIAL_SESSION' ? storedUser() : undefined));
  });
  return client;
}

/** A client with a session of its own: it isn't stored, and no other tab sees it. */
export function connectAside({ url, key }: BackendConfig): SupabaseClient {
  const client = createClient(url, key, {
    auth: { ...ofAll, persistSession: false, autoRefreshToken: false },
  });
  return client;
}

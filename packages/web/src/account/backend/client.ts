// Creates clients of the backend. Load this file lazily, since it imports supabase-js.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { sessionKey, setSession, storedUser, userOf } from './session.ts';

export interface BackendConfig {
  readonly url: string;
  readonly key: string;
}

// supabase-js must not take a session from the page's address: the pages that mailed links open do that themselves. Otherwise
// any link could sign the user in to somebody else's account.
const sharedOptions = { detectSessionInUrl: false, flowType: 'implicit' } as const;

/** The client that holds this browser's session, for every tab. There must be only one. */
export function connect({ url, key }: BackendConfig): SupabaseClient {
  const client = createClient(url, key, {
    auth: {
      ...sharedOptions,
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

/** A client with a session of its own, which isn't stored and which no other tab sees. */
export function connectIsolated({ url, key }: BackendConfig): SupabaseClient {
  const client = createClient(url, key, {
    auth: { ...sharedOptions, persistSession: false, autoRefreshToken: false },
  });
  return client;
}

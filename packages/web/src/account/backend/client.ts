// Creates clients of the backend. Load this file lazily, since it imports supabase-js.
// Kept offline once used.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { sessionKey, setSession, storedUser, userOf } from './session.ts';
import { visitHeaders } from './guestKey.ts';

export interface BackendConfig {
  readonly url: string;
  readonly key: string;
  /** Whether the server runs rooms in which several people edit a plan at once. */
  readonly live?: boolean;
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
    global: { fetch: fetchAsVisitor },
  });
  client.auth.onAuthStateChange((event, session) => {
    // A stored session that couldn't be renewed because the network is down has not ended.
    setSession(userOf(session?.user) ?? (event === 'INITIAL_SESSION' ? storedUser() : undefined));
  });
  return client;
}

/** With the token of the share link that this page was opened by, except where one signs in. */
function fetchAsVisitor(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const more = visitHeaders();
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  if (!('x-share-token' in more) || pathname.includes('/auth/v1/')) return fetch(input, init);
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return fetch(input, { ...init, headers });
}

/** A client with a session of its own, which isn't stored and which no other tab sees. */
export function connectIsolated({ url, key }: BackendConfig): SupabaseClient {
  const client = createClient(url, key, {
    auth: { ...sharedOptions, persistSession: false, autoRefreshToken: false },
  });
  return client;
}

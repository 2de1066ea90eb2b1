// The backend that holds accounts and projects. Its client is fetched and created once, when it is first needed.
import type { SupabaseClient } from '@supabase/supabase-js';
import { backendConfig } from './backendConfig.ts';
import { setSession } from './session.ts';

let loading: Promise<SupabaseClient | undefined> | undefined;

/** undefined if no backend is set up. Rejects if it couldn't be reached, and then tries again the next time. */
export function loadBackend(): Promise<SupabaseClient | undefined> {
  loading ??= load().catch((problem: unknown) => {
    loading = undefined;
    throw problem;
  });
  return loading;
}

async function load(): Promise<SupabaseClient | undefined> {
  const [config, { connect }] = await Promise.all([backendConfig(), import('./client.ts')]);
  if (config) return connect(config);
  setSession(undefined);
  return undefined;
}

/** A client with a session of its own, apart from the browser's. undefined if no backend is set up. */
export async function loadIsolatedBackend(): Promise<SupabaseClient | undefined> {
  const [config, { connectIsolated }] = await Promise.all([backendConfig(), import('./client.ts')]);
  return config && connectIsolated(config);
}

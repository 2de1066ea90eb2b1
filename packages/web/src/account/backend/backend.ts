// The backend that holds accounts and projects: which one it is, and its client. Both are fetched when first needed; no page
// waits for them before it is painted.
import type { SupabaseClient } from '@supabase/supabase-js';
import type { BackendConfig } from './client.ts';
import { setSession, presumeStored, session, sessionKey } from './session.ts';

let knownConfig: Promise<BackendConfig | undefined> | undefined;

/**
 * The backend that is built in, or that the server names in /config.json; undefined if there is none. Rejects if the server
 * couldn't be asked, and asks it again the next time.
 */
export function backendConfig(): Promise<BackendConfig | undefined> {
  knownConfig ??=
    builtIn() ??
    fromServer().catch((problem: unknown) => {
      knownConfig = undefined;
      throw problem;
    });
  return knownConfig;
}

function builtIn(): Promise<BackendConfig> | undefined {
  const env: Readonly<Record<string, unknown>> = import.meta.env;
  const config = readConfig({ url: env['VITE_SUPABASE_URL'], key: env['VITE_SUPABASE_KEY'] });
  return config && Promise.resolve(config);
}

async function fromServer(): Promise<BackendConfig | undefined> {
  const answer = await fetch('/config.json');
  if (answer.status >= 500)
    throw new Error(`The server could not say where accounts are kept (${answer.status}).`);
  // A static host may not have the file, or may answer every address with a page.
  return answer.ok ? readConfig(await answer.json().catch(() => undefined)) : undefined;
}

export function readConfig(value: unknown): BackendConfig | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { url, key, live } = value as { url?: unknown; key?: unknown; live?: unknown };
  return typeof url === 'string' && url && typeof key === 'string' && key
    ? { url, key, ...(live === true && { live }) }
    : undefined;
}

let loading: Promise<SupabaseClient | undefined> | undefined;

/** The client that the page shares; undefined if no backend is set up. Rejects if it couldn't be loaded; the next call tries again. */
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

/** Milliseconds that a page waits to know who is signed in; after that it trusts what the browser has stored. */
const timeout = 1000;

/**
 * Resumes the session that the browser has stored, and follows its changes by other tabs. Resolves when it is known who is
 * signed in. Without a stored session, nothing is fetched.
 */
export async function resumeSession(): Promise<void> {
  window.addEventListener('storage', ({ key, newValue }) => {
    // Once there is a client, it follows other tabs by itself.
    if (key === sessionKey && newValue !== null) void loadBackend().catch(() => undefined);
  });
  if (session() !== 'loading') return;
  const known = loadBackend().then((backend) => backend?.auth.getSession());
  await Promise.race([known, new Promise((late) => setTimeout(late, timeout))]).catch(() => undefined);
  presumeStored();
}

// Which backend holds accounts and projects, if any: built in, or named by the server in /config.json.
// Requested only when first needed; no page waits for it before it is painted.

export interface BackendConfig {
  readonly url: string;
  readonly key: string;
}

let asked: Promise<BackendConfig | undefined> | undefined;

/** undefined if there is no backend. Rejects if the server couldn't be asked, and asks it again the next time. */
export function backendConfig(): Promise<BackendConfig | undefined> {
  asked ??=
    builtIn() ??
    named().catch((problem: unknown) => {
      asked = undefined;
      throw problem;
    });
  return asked;
}

function builtIn(): Promise<BackendConfig> | undefined {
  const env: Readonly<Record<string, unknown>> = import.meta.env;
  const config = readConfig({ url: env['VITE_SUPABASE_URL'], key: env['VITE_SUPABASE_KEY'] });
  return config && Promise.resolve(config);
}

async function named(): Promise<BackendConfig | undefined> {
  const answer = await fetch('/config.json');
  if (answer.status >= 500)
    throw new Error(`The server could not say where accounts are kept (${answer.status}).`);
  // A static host may not have one, or may answer every address with a page.
  return answer.ok ? readConfig(await answer.json().catch(() => undefined)) : undefined;
}

export function readConfig(value: unknown): BackendConfig | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { url, key } = value as { url?: unknown; key?: unknown };
  return typeof url === 'string' && url && typeof key === 'string' && key ? { url, key } : undefined;
}

// What the service worker does for `OfflineParts`: says how many of the files that come when nothing else happens are kept, and
// fetches those that aren't, one at each call, as browsers end a worker whose work takes minutes.
import type { KeptParts } from './offlineParts.ts';

/** Milliseconds in which nothing arrives before a fetch is given up. On a slow line, other requests may go first. */
const maxSilence = 60_000;

/** What is used of the browser's `Cache`. */
interface PartsCache {
  keys(): Promise<readonly { readonly url: string }[]>;
  put(url: string, response: Response): Promise<void>;
}

/** fetches: whether to fetch the first file that is missing. Never rejects. */
export async function keepParts(
  files: readonly string[],
  open: () => Promise<PartsCache>,
  fetches: boolean,
): Promise<KeptParts> {
  try {
    const cache = await open();
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const missing = files.filter((file) => !kept.has(file));
    const next = fetches ? missing.shift() : undefined;
    if (next !== undefined) {
      const response = await fetched(next);
      if (!response) return { missing: 'connection' };
      await cache.put(next, response);
    }
    return { kept: files.length - missing.length, of: files.length };
  } catch {
    // Only the cache throws.
    return { missing: 'room' };
  }
}

/** The whole file; undefined if the connection fails or falls silent, also in the middle of the file. */
async function fetched(url: string): Promise<Response | undefined> {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => ending.abort(), maxSilence);
  };
  listen();
  try {
    const response = await fetch(url, { priority: 'low', signal: ending.signal });
    if (!response.ok || !response.body) return undefined;
    const heard = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, body) {
        listen();
        body.enqueue(chunk);
      },
    });
    listen();
    const body = await new Response(response.body.pipeThrough(heard)).blob();
    // The policy of a worker comes with its file.
    const headers = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
    return new Response(body, { headers });
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

// Normalizes X-Forwarded-For for Fastify: some proxies add ports, brackets or quotes to the addresses.
import type { FastifyInstance } from 'fastify';
import { isIP } from 'node:net';

const header = 'x-forwarded-for';

/** Register it before anything reads `request.ip`. */
export function normalizeForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const text = raw.headers[header];
    if (text === undefined) return;
    const addresses = addressesOf(String(text));
    if (addresses.length > 0) raw.headers[header] = addresses.join(', ');
    else delete raw.headers[header];
  });
}

/**
 * Each proxy appends the address of its client. Anything before an invalid part may be forged by the client, so it is
 * removed.
 */
function addressesOf(text: string): string[] {
  const parts = text.split(',').map(addressIn);
  return parts.slice(parts.lastIndexOf(undefined) + 1) as string[];
}

/** Accepts `203.0.113.7:51234`, `[2001:db8::1]:443`, `"2001:db8::1"` and the like; undefined if it isn't an address. */
function addressIn(part: string): string | undefined {
  const bare = part.trim().replace(/^"(.*)"$/, '$1');
  const address = /^\[(.+)\](?::\d{1,5})?$/.exec(bare)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(bare)?.[1] ?? bare;
  return isIP(address) === 0 ? undefined : address;
}

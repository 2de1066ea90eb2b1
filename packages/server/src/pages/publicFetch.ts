// Fetches data from a county's map server, for layers that browsers may not read. The host's name is resolved once, each of its
// addresses is checked, and the connection goes to a checked one. Redirects aren't followed. Only data of limited size is
// returned.
import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPublicAddress } from '../kit/network.ts';

export interface Address {
  readonly address: string;
  readonly family: number;
}

/** How servers are reached. Only tests, whose servers are on this machine, use another one than `publicReach`. */
export interface Reach {
  readonly resolve: (host: string) => Promise<readonly Address[]>;
  readonly isAllowed: (address: string) => boolean;
  /** Milliseconds for the whole answer. */
  readonly timeout: number;
  /** Bytes of the longest answer. */
  readonly maxBytes: number;
}

export const publicReach: Reach = {
  resolve: (host) => lookup(host, { all: true, order: 'verbatim' }),
  isAllowed: isPublicAddress,
  timeout: 20_000,
  maxBytes: 16 * 2 ** 20,
};

/** The content types of data, which some ArcGIS servers send as plain text. */
const types = /^(application\/(json|geo\+json|vnd\.geo\+json)|text\/(json|plain))\s*(;|$)/i;

export type Fetched = { readonly body: Buffer } | { readonly problem: string };

export async function publicFetch(url: URL, reach: Reach): Promise<Fetched> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const until = AbortSignal.timeout(reach.timeout);
  const found = await Promise.race([
    reach.resolve(host).catch(() => []),
    new Promise<readonly Address[]>((done) =>
      until.addEventListener('abort', () => done([]), { once: true }),
    ),
  ]);
  if (found.length === 0) return { problem: `${host} can't be found.` };
  if (!found.every(({ address }) => reach.isAllowed(address)))
    return { problem: `${host} isn't a public address, so it isn't asked.` };
  return ask(url, found, until, reach);
}

function ask(
  url: URL,
  addresses: readonly Address[],
  signal: AbortSignal,
  { maxBytes }: Reach,
): Promise<Fetched> {
  const { host } = url;
  const [first] = addresses;
  return new Promise((done) => {
    const refuse = (problem: string): void => {
      done({ problem });
      asked.destroy();
    };
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const asked = request(url, {
      // Not a connection of an earlier request, whose address was checked at another time.
      agent: false,
      signal,
      maxHeaderSize: 32 * 1024,
      headers: { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'Homeplot' },
      lookup: (_host, { all }, found) =>
        all
          ? found(
              null,
              addresses.map((one) => ({ ...one })),
            )
          : found(null, first?.address ?? '', first?.family ?? 4),
    });
    asked.on('error', () =>
      refuse(signal.aborted ? `${host} took too long to answer.` : `${host} didn't answer.`),
    );
    asked.on('response', (response) => {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400)
        return refuse(`${host} sends to another address, which isn't followed.`);
      if (statusCode !== 200) return refuse(`${host} answered with the error ${statusCode}.`);
      if (!types.test(headers['content-type'] ?? '')) return refuse(`${host} answered with no data.`);
      if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity')
        return refuse(`${host} answered in a form that wasn't asked for.`);
      const tooLarge = `${host} answered with more than ${maxBytes / 2 ** 20} MB.`;
      if (Number(headers['content-length'] ?? 0) > maxBytes) return refuse(tooLarge);
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > maxBytes) refuse(tooLarge);
        else parts.push(part);
      });
      response.on('end', () => done({ body: Buffer.concat(parts) }));
      return response.on('error', () =>
        refuse(signal.aborted ? `${host} took too long to answer.` : `${host} broke off its answer.`),
      );
    });
    asked.end();
  });
}

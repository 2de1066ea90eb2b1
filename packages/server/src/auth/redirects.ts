// Where a link may lead a reader in the end: to the product itself or to an origin that is allowed by name, never to
// an address that somebody made up, because tokens are carried there.
import { isLoopbackHost } from '../loopback.ts';

type Allowed = { readonly siteUrl: () => string; readonly redirectAllow: readonly string[] };

/** Mail programs cut longer links. */
const longest = 1_000;

/** The wanted address where it is allowed, without its fragment; otherwise the product's own. */
export function redirectTo(wanted: string | undefined, { siteUrl, redirectAllow }: Allowed): string {
  const site = new URL(siteUrl());
  const isReadable = wanted !== undefined && wanted.length <= longest && !wanted.includes('\\');
  const url = isReadable ? URL.parse(wanted) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    return site.href;
  }
  const isAllowed =
    url.origin === site.origin || isSameMachine(url, site) || redirectAllow.includes(url.origin);
  if (!isAllowed) return site.href;
  url.hash = '';
  return url.href;
}

/** On one's own machine the web app may stand on another port than the server. */
function isSameMachine(url: URL, site: URL): boolean {
  return url.protocol === site.protocol && isLoopbackHost(url.hostname) && isLoopbackHost(site.hostname);
}

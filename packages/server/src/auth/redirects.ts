// Where a mailed link may redirect to, with tokens in the fragment: the product itself or an allowed origin, never a URL
// that somebody made up.
import { isSameServer } from '../kit/network.ts';

type Allowed = { readonly siteUrl: () => string; readonly redirectAllow: readonly string[] };

/** Mail programs truncate longer links. */
const maxLength = 1_000;

/** The requested URL without its fragment if it is allowed, otherwise the product's own. */
export function redirectTo(requested: string | undefined, { siteUrl, redirectAllow }: Allowed): string {
  const site = new URL(siteUrl());
  const isReadable = requested !== undefined && requested.length <= maxLength && !requested.includes('\\');
  const url = isReadable ? URL.parse(requested) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    return site.href;
  }
  const isAllowed =
    url.origin === site.origin || isSameServer(url, site) || redirectAllow.includes(url.origin);
  if (!isAllowed) return site.href;
  url.hash = '';
  return url.href;
}

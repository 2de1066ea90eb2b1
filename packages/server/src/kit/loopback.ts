// Which host names and addresses mean this machine.

/** `host`: from a URL or a socket, with or without the brackets of IPv6. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return bare === 'localhost' || bare === '::1' || /^127(\.\d{1,3}){3}$/.test(bare);
}

/** Whether both are the same server on this machine, which has several names. Other ports may be anybody's. */
export const isSameServer = (url: URL, site: URL): boolean =>
  url.protocol === site.protocol &&
  url.port === site.port &&
  isLoopbackHost(url.hostname) &&
  isLoopbackHost(site.hostname);

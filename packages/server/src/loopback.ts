// Which host names and addresses mean this machine.

/** `host`: from a URL or a socket, with or without the brackets of IPv6. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return bare === 'localhost' || bare === '::1' || /^127(\.\d{1,3}){3}$/.test(bare);
}

/** Whether both are on this machine, where the web app may be on another port than the server. */
export const isSameMachine = (url: URL, site: URL): boolean =>
  url.protocol === site.protocol && isLoopbackHost(url.hostname) && isLoopbackHost(site.hostname);

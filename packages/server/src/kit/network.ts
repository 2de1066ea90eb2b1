// The networks that an IP address belongs to, and the names of this machine. Limits are counted by each network, so that
// nobody gets past a limit with the many addresses that one customer of a provider has.
import ipaddr from 'ipaddr.js';

/** What usually has the network: a customer, a customer with several subnets, a company, a provider. */
export type NetworkSize = 'customer' | 'household' | 'site' | 'provider';

export interface Network {
  readonly size: NetworkSize;
  /** The first bytes of its addresses, written as usual for IPv4 and in hexadecimal digits for IPv6. */
  readonly prefix: string;
}

/** Bytes: IPv4 /32, /24 and /16; IPv6 /64, /56, /48 and /32. */
const sizes: Readonly<Record<'ipv4' | 'ipv6', Readonly<Partial<Record<NetworkSize, number>>>>> = {
  ipv4: { customer: 4, site: 3, provider: 2 },
  ipv6: { customer: 8, household: 7, site: 6, provider: 4 },
};

const order: readonly NetworkSize[] = ['customer', 'household', 'site', 'provider'];

/** The narrowest first. */
export function networksOf(address: string): readonly Network[] {
  // Without the zone of an IPv6 address; this also unmaps IPv4.
  const ip = ipaddr.process(address.replace(/%.*$/, ''));
  const kind = ip.kind();
  const bytes = ip.toByteArray();
  return order.flatMap((size) => {
    const length = sizes[kind][size];
    if (length === undefined) return [];
    const first = bytes.slice(0, length);
    return [{ size, prefix: kind === 'ipv4' ? first.join('.') : Buffer.from(first).toString('hex') }];
  });
}

/** One IPv4 address, or an IPv6 /64, which one customer usually has. */
export const networkOf = (address: string): string => prefixOf(address, 'customer');

/** An IPv4 /24 or an IPv6 /48, in which an attacker can often pick any address. */
export const siteOf = (address: string): string => prefixOf(address, 'site');

const prefixOf = (address: string, size: NetworkSize): string =>
  networksOf(address).find((network) => network.size === size)?.prefix ?? address;

/**
 * Whether an address is one of the public internet, which no machine of our own network has. What isn't known to be public
 * isn't: IPv6 counts only where addresses are given out (2000::/3), without the forms that carry an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  if (ip.range() !== 'unicast') return false;
  return ip.kind() === 'ipv4' || ((ip.toByteArray()[0] ?? 0) & 0xe0) === 0x20;
}

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

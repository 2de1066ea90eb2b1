// The networks that an IP address belongs to, and the names of this machine. Limits are counted by each network, so that
// nobody gets past a limit with the many addresses that one customer of a provider has.
import ipaddr from 'ipaddr.js';

/** Who usually has a network of this size: a customer, a customer with several subnets, a company, or a provider. */
export type NetworkSize = 'customer' | 'household' | 'site' | 'provider';

export interface Network {
  readonly size: NetworkSize;
  /** The first bytes of the network's addresses: for IPv4 as decimal numbers with dots, for IPv6 as hexadecimal digits. */
  readonly prefix: string;
}

/** Bytes of the prefix: IPv4 /32, /24 and /16; IPv6 /64, /56, /48 and /32. */
const sizes: Readonly<Record<'ipv4' | 'ipv6', Readonly<Partial<Record<NetworkSize, number>>>>> = {
  ipv4: { customer: 4, site: 3, provider: 2 },
  ipv6: { customer: 8, household: 7, site: 6, provider: 4 },
};

const order: readonly NetworkSize[] = ['customer', 'household', 'site', 'provider'];

/** The networks that an address belongs to, the smallest first. */
export function networksOf(address: string): readonly Network[] {
  // The zone of an IPv6 address is cut off. `process` turns an IPv4 address in IPv6 notation into an IPv4 address.
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
 * Whether an address is of the public internet, so that no machine in our own network has it. Addresses that aren't known to be
 * public don't count: of IPv6 only 2000::/3, where addresses are assigned, without forms that contain an IPv4 address.
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

/** Whether both are the same server on this machine, which has several names. Another port may be another program. */
export const isSameServer = (url: URL, site: URL): boolean =>
  url.protocol === site.protocol &&
  url.port === site.port &&
  isLoopbackHost(url.hostname) &&
  isLoopbackHost(site.hostname);

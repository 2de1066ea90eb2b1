// The network that an IP address belongs to, in the two sizes that limits are counted by.
import ipaddr from 'ipaddr.js';

/** One IPv4 address, or an IPv6 /64, which one customer usually has. */
export const networkOf = (address: string): string => networkFrom(address, { ipv4: 4, ipv6: 8 });

/** An IPv4 /24 or an IPv6 /56, from which an attacker can often pick any address. */
export const wideNetworkOf = (address: string): string => networkFrom(address, { ipv4: 3, ipv6: 7 });

/** The first bytes of an address, written as usual for IPv4 and in hexadecimal digits for IPv6. */
function networkFrom(address: string, size: Readonly<Record<'ipv4' | 'ipv6', number>>): string {
  // Without the zone of an IPv6 address; this also unmaps IPv4.
  const ip = ipaddr.process(address.replace(/%.*$/, ''));
  const bytes = ip.toByteArray().slice(0, size[ip.kind()]);
  return ip.kind() === 'ipv4' ? bytes.join('.') : Buffer.from(bytes).toString('hex');
}

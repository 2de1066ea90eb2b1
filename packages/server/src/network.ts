// The network that an IP address belongs to, in the two sizes that limits are counted by.
import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Unmaps an IPv4-mapped IPv6 address, and removes the zone of an IPv6 address. */
export const plainAddress = (address: string): string =>
  mapped.exec(address)?.[1] ?? address.replace(/%.*$/, '');

/** One IPv4 address, or an IPv6 /64, which one customer usually has. */
export const networkOf = (address: string): string => networkFrom(address, { bytes: 4, digits: 16 });

/** An IPv4 /24 or an IPv6 /56, from which an attacker can often pick any address. */
export const wideNetworkOf = (address: string): string => networkFrom(address, { bytes: 3, digits: 14 });

/** The first bytes of an IPv4 address, or the first hexadecimal digits of an IPv6 address. */
function networkFrom(address: string, size: { readonly bytes: number; readonly digits: number }): string {
  const plain = plainAddress(address);
  return isIPv6(plain)
    ? digitsOf(plain).slice(0, size.digits)
    : plain.split('.').slice(0, size.bytes).join('.');
}

/** All 32 hexadecimal digits of an IPv6 address. */
function digitsOf(address: string): string {
  const [head = '', tail = ''] = address.split('::', 2);
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].map((group) => group.padStart(4, '0').toLowerCase()).join('');
}

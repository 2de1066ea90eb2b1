// The network that an address belongs to, in the two sizes that limits count.
import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An IPv4 address that an IPv6 socket shows, as it is; and an IPv6 address without its zone. */
export const plainAddress = (address: string): string =>
  mapped.exec(address)?.[1] ?? address.replace(/%.*$/, '');

/** One IPv4 address, or the IPv6 network that one customer usually has (/64). */
export const networkOf = (address: string): string => networkFrom(address, { bytes: 4, digits: 16 });

/** The neighborhood that one sender of mass requests can often choose addresses from: an IPv4 /24 or an IPv6 /56. */
export const wideNetworkOf = (address: string): string => networkFrom(address, { bytes: 3, digits: 14 });

/** The first bytes of an IPv4 address, or the first hexadecimal digits of an IPv6 address. */
function networkFrom(address: string, size: { readonly bytes: number; readonly digits: number }): string {
  const plain = plainAddress(address);
  return isIPv6(plain)
    ? digitsOf(plain).slice(0, size.digits)
    : plain.split('.').slice(0, size.bytes).join('.');
}

/** The 32 digits of an IPv6 address. */
function digitsOf(address: string): string {
  const [head = '', tail = ''] = address.split('::', 2);
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].map((group) => group.padStart(4, '0').toLowerCase()).join('');
}

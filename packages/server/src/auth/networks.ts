// The network a request comes from, in the two sizes that limits count.
import type { FastifyRequest } from 'fastify';
import { isIPv4, isIPv6 } from 'node:net';

/** One IPv4 address, or the IPv6 network that one customer usually has (/64). */
export function networkOf(request: FastifyRequest): string {
  return network(request.ip, 4, 4);
}

/** The neighborhood that one sender of mass requests can often choose addresses from: an IPv4 /24 or an IPv6 /56. */
export function wideNetworkOf(request: FastifyRequest): string {
  return network(request.ip, 3, 3.5);
}

/** The first parts of an address: bytes of IPv4, groups of IPv6. */
function network(ip: string, bytes: number, groups: number): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(address)) return address.split('.').slice(0, bytes).join('.');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const digits = [...before, ...middle, ...after].map((group) => group.padStart(4, '0')).join('');
  return digits.slice(0, groups * 4).toLowerCase();
}

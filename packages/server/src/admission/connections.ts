// Limits the connections of a network, except for trusted proxies and this machine itself.
import type { FastifyInstance } from 'fastify';
import { BlockList, isIPv6, type Socket } from 'node:net';
import type { Config } from '../config.ts';
import { isLoopbackHost } from '../loopback.ts';
import { networkOf, plainAddress } from '../network.ts';
import { Sums } from '../sums.ts';
import type { AdmissionLimits } from './admissionLimits.ts';

const refusal =
  'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

export function limitConnections(
  { server }: FastifyInstance,
  { networkConnections, totalConnections }: AdmissionLimits,
  isUnlimited: (address: string) => boolean,
): void {
  const open = new Sums();
  server.maxConnections = totalConnections;
  // A client whose connection is idle can open another one.
  server.on('drop', () => server.closeIdleConnections());
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    // It has none if the client has closed it already.
    if (address === undefined || isUnlimited(address)) return;
    const network = networkOf(address);
    if (open.get(network) >= networkConnections) {
      socket.end(refusal, () => socket.destroy());
      return;
    }
    open.add(network, 1);
    socket.once('close', () => open.add(network, -1));
  });
}

/** Whether the connections of a peer are unlimited. */
export function unlimitedPeers({ trustProxy }: Pick<Config, 'trustProxy'>): (address: string) => boolean {
  if (trustProxy === true) return () => true;
  const proxies = new BlockList();
  for (const range of trustProxy === false ? [] : trustProxy) {
    const [address = '', bits] = range.split('/');
    const family = familyOf(address);
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = plainAddress(address);
    return isLoopbackHost(plain) || proxies.check(plain, familyOf(plain));
  };
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

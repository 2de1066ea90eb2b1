// Limits the connections of a network, except for trusted proxies and this machine itself.
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import type { Config } from '../../config/config.ts';
import { networkOf } from '../../kit/network.ts';
import { Sums } from '../../kit/sums.ts';
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
    // There is no address if the client has closed the connection already.
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

/** Whether the connections of a peer are unlimited. Proxies are recognized as Fastify does it. */
export function unlimitedPeers({ trustProxy }: Pick<Config, 'trustProxy'>): (address: string) => boolean {
  if (trustProxy === true) return () => true;
  const isProxy = compile(['loopback', ...(trustProxy === false ? [] : trustProxy)]);
  return (address) => isProxy(address, 0);
}

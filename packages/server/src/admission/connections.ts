// Limits the connections of a network, except for trusted proxies and this machine itself.
import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { networkOf } from '../network.ts';
import type { AdmissionLimits } from './admissionLimits.ts';

const refusal =
  'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

export function limitConnections(
  { server }: FastifyInstance,
  { networkConnections, totalConnections }: AdmissionLimits,
  isUnlimited: (address: string) => boolean,
): void {
  const open = new Map<string, number>();
  server.maxConnections = totalConnections;
  // A client whose connection is idle can open another one.
  server.on('drop', () => server.closeIdleConnections());
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isUnlimited(address)) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    if (count > networkConnections) {
      socket.end(refusal, () => socket.destroy());
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

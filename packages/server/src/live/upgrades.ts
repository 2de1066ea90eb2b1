// Turns requests into WebSockets: they pass Fastify's hooks like all other requests and are counted, then crossws takes over.
import crossws from 'crossws/adapters/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import type { Config } from '../config/config.ts';
import { isAllowedOrigin, type Origins } from '../http/cors.ts';
import { isLoopbackHost, networkOf } from '../kit/network.ts';
import { Sums } from '../kit/sums.ts';
import { liveProjectOf } from '../kit/urls.ts';
import type { Counts } from './counts.ts';
import type { LiveLimits } from './limits.ts';
import { Line, type Socket } from './line.ts';

interface Upgrades {
  readonly config: Pick<Config, 'liveConnections'>;
  readonly origins: Origins;
  readonly limits: LiveLimits;
  readonly counts: Counts;
  /** Whether rooms can be opened now. */
  readonly isUp: () => boolean;
}

/** The socket of an upgrade request, and what arrived after the request. */
interface Upgrade {
  readonly socket: NetSocket;
  readonly head: Buffer;
}

/** Bytes of a message in addition to its update. */
const envelope = 1024;

/** opened: called with each new line. Returns all open lines. */
export function serveUpgrades(
  app: FastifyInstance,
  { config, origins, limits, counts, isUp }: Upgrades,
  opened: (line: Line) => void,
): ReadonlySet<Line> {
  const lines = new Set<Line>();
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const places = new WeakMap<object, { readonly project: string; readonly ip: string }>();
  const networks = new Sums();
  const byPeer = new WeakMap<object, Line>();

  const serverOptions = {
    maxPayload: limits.updateBytes + envelope,
    perMessageDeflate: false,
    // Lines count pings before they answer; by themselves the sockets answer any number of them.
    autoPong: false,
  };
  const sockets = crossws({
    // Lines send their own heartbeats.
    idleTimeout: 0,
    serverOptions,
    hooks: {
      open(peer) {
        const place = places.get(peer.context);
        if (place === undefined) return peer.close();
        const from = networkOf(place.ip);
        networks.add(from, 1);
        const line = new Line(peer.websocket as unknown as Socket, place, limits, counts);
        byPeer.set(peer, line);
        lines.add(line);
        counts.connections = lines.size;
        opened(line);
      },
      message(peer, message) {
        byPeer.get(peer)?.receive(message.uint8Array());
      },
      ping(peer, data) {
        byPeer.get(peer)?.pinged(data);
      },
      pong(peer, data) {
        byPeer.get(peer)?.ponged(data);
      },
      close(peer) {
        const line = byPeer.get(peer);
        if (line === undefined) return;
        line.ended();
        lines.delete(line);
        networks.add(networkOf(line.ip), -1);
        counts.connections = lines.size;
      },
    },
  });

  /** Whether a network has too many connections, or too many that aren't in a room yet. This machine has no such limit. */
  const isCrowded = (ip: string): boolean => {
    if (isLoopbackHost(ip)) return false;
    const from = networkOf(ip);
    const outside = [...lines].filter((line) => line.connection === undefined && networkOf(line.ip) === from);
    return networks.get(from) >= limits.networkConnections || outside.length >= limits.networkSignIns;
  };

  const route = (request: FastifyRequest, reply: FastifyReply) => {
    const upgrade = upgrades.get(request.raw);
    const project = liveProjectOf(request.url);
    const { origin } = request.headers;
    if (upgrade === undefined || project === undefined)
      return reply
        .code(426)
        .header('upgrade', 'websocket')
        .send({ message: 'This address is for WebSockets.' });
    if (origin !== undefined && !isAllowedOrigin(origin, origins))
      return reply.code(403).send({ message: 'Pages of this site may not edit plans here.' });
    if (!isUp() || lines.size >= config.liveConnections || isCrowded(request.ip))
      return reply
        .code(503)
        .header('retry-after', '2')
        .send({ message: 'The server is busy. Please try again.' });
    reply.hijack();
    reply.raw.detachSocket(upgrade.socket);
    const context = {};
    places.set(context, { project, ip: request.ip });
    const upgradeRequest = Object.assign(
      new Request(`http://live${request.url}`, { headers: websocketHeaders(request) }),
      {
        context,
      },
    );
    return sockets.handleUpgrade(request.raw, upgrade.socket, upgrade.head, upgradeRequest);
  };
  for (const url of ['/live/:project', '/at/:server/live/:project']) app.get(url, route);

  app.server.on('upgrade', (request: IncomingMessage, socket: NetSocket, head: Buffer) => {
    upgrades.set(request, { socket, head });
    // The socket has no other listener, and an error without a listener would end the process.
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.once('finish', () => socket.destroySoon());
    response.assignSocket(socket);
    app.routing(request, response);
  });
  return lines;
}

/** The only header that crossws reads. */
function websocketHeaders({ headers }: FastifyRequest): Record<string, string> {
  const protocol = headers['sec-websocket-protocol'];
  return protocol === undefined ? {} : { 'sec-websocket-protocol': protocol };
}

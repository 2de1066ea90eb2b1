// Connects Hocuspocus to our rooms: who is let in, where a document comes from, and when it may be unloaded. Hocuspocus itself
// never stores anything.
import { Hocuspocus } from '@hocuspocus/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../http/protocol.ts';
import { type Access, accessTo, mayEdit, readVisitor, type Visitor } from './access.ts';
import type { Line } from './line.ts';
import type { LiveLimits } from './limits.ts';
import { closeCodes, Refusal, refusals } from './refusal.ts';
import type { Rooms } from './rooms.ts';

/** What Hocuspocus keeps with each connection. */
export interface Context {
  readonly line: Line;
}

export interface Protocol extends Pick<Services, 'database' | 'tokens' | 'shareTokens' | 'log'> {
  readonly rooms: Rooms;
  readonly limits: LiveLimits;
  /** Runs a lookup when it is the client's turn. */
  readonly lookUp: <Result>(line: Line, caller: Caller, work: () => Promise<Result>) => Promise<Result>;
}

/** Milliseconds, the longest that a timer can have: Hocuspocus needn't time connections out, since `Line` watches them. */
const noTimeout = 2 ** 31 - 1;

export function openHocuspocus(protocol: Protocol): Hocuspocus<Context> {
  const { rooms, log, limits } = protocol;
  return new Hocuspocus<Context>({
    quiet: true,
    timeout: noTimeout,
    // Rooms save by themselves.
    debounce: 0,
    maxPendingDocuments: 1,
    maxUnauthenticatedQueueSize: limits.signInBytes,
    async onAuthenticate({ token, connectionConfig, context: { line } }) {
      try {
        await letIn(protocol, line, token);
      } catch (error) {
        throw refused(line, error, log);
      }
      connectionConfig.readOnly = line.access === undefined || !mayEdit(line.access);
    },
    async onLoadDocument({ document, context: { line } }) {
      try {
        const room = await rooms.open(line);
        await room.load(document);
      } catch (error) {
        // Hocuspocus 4.7 doesn't destroy it, so its timer would go on.
        document.destroy();
        throw refused(line, error, log);
      }
    },
    async connected({ connection, context: { line } }) {
      // The document was unloaded while this client came in.
      if (connection.document.isDestroyed)
        line.close({ code: closeCodes.reset, reason: 'Please connect again.' });
      else rooms.join(line, connection);
    },
    async onDisconnect({ context: { line } }) {
      rooms.leave(line);
    },
    async onStateless({ payload, connection }) {
      const { line } = connection.context as Context;
      rooms.get(line.project)?.people.relay(line, payload);
    },
    async onTokenSync({ token, context: { line } }) {
      try {
        await signInAgain(protocol, line, token);
      } catch (error) {
        const { code, reason } = refusalOf(error, log);
        line.close({ code, reason });
      }
    },
    async beforeUnloadDocument({ instance, document, documentName }) {
      // A room that was lost may have been opened again meanwhile.
      if (instance.documents.get(documentName) !== document) throw keepLoaded;
      if ((await rooms.get(documentName)?.settle()) === false) throw keepLoaded;
    },
  });
}

/** Thrown so that Hocuspocus doesn't unload a document. It has no message, so that nothing is logged. */
const keepLoaded = new Refusal('');

async function letIn(protocol: Protocol, line: Line, token: string): Promise<void> {
  ({ visitor: line.visitor, access: line.access } = await signIn(protocol, line, token));
  const room = await protocol.rooms.open(line);
  const { epoch } = line.visitor ?? {};
  if (epoch !== undefined && epoch !== room.epoch) throw new Refusal('epoch');
  if (room.people.isFullFor(line)) throw new Refusal('full');
  if (protocol.rooms.hasTooManyConnections(line)) throw new Refusal(refusals.everywhere);
}

interface SignedIn {
  readonly visitor: Visitor;
  readonly access: Access;
}

/** Finds out who sends the token and what they may do. Throws a Refusal if they may not even read the project. */
async function signIn(protocol: Protocol, line: Line, token: string): Promise<SignedIn> {
  const { database, lookUp } = protocol;
  const visitor = await readVisitor(token, line.ip, protocol);
  line.checkedAt = performance.now();
  const access = await lookUp(line, visitor.caller, () => accessTo(database, visitor, line.project));
  if (access === null) throw new Refusal(refusals.noAccess);
  return { visitor, access };
}

/** Accepts a new token of somebody who is in the room, if it is for the same person. */
async function signInAgain(protocol: Protocol, line: Line, token: string): Promise<void> {
  const now = await signIn(protocol, line, token);
  const { visitor: before } = line;
  const isSame = now.visitor.person === before?.person && now.visitor.onlyLooks === before.onlyLooks;
  if (!isSame) throw new Refusal('Please connect again.', closeCodes.reset);
  ({ visitor: line.visitor, access: line.access } = now);
  if (line.connection !== undefined) line.connection.readOnly = !mayEdit(now.access);
}

/** The error for Hocuspocus. If the client may try again soon, its connection is closed too, so that it needn't wait. */
function refused(line: Line, error: unknown, log: FastifyBaseLogger): Refusal {
  const refusal = refusalOf(error, log);
  const { code, reason } = refusal;
  // After Hocuspocus has sent the reason.
  if (code === closeCodes.reset) setImmediate(() => line.close({ code, reason }));
  return refusal;
}

function refusalOf(error: unknown, log: FastifyBaseLogger): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof Problem) return new Refusal(error.message);
  log.error({ err: error }, 'a client could not be let into a room');
  return new Refusal(refusals.busy, closeCodes.reset);
}

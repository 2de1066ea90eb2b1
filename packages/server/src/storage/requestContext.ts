// What the handlers of /storage/v1 share, and what one request has.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scheduler } from '../admission/scheduler.ts';
import { requesterOf } from '../admission/requester.ts';
import type { Caller, Database } from '../db/database.ts';
import type { ByteStore } from './byteStore.ts';
import { FileRows } from './fileRows.ts';
import type { FileTokens } from './fileTokens.ts';
import { forbidden } from './storageError.ts';

export interface Storage {
  readonly database: Database;
  readonly store: ByteStore;
  readonly scheduler: Scheduler;
  /** How many files each account is sending at the moment. */
  readonly receiving: Map<string, number>;
  readonly tokens: FileTokens;
  /** Where bytes are received, on the disk of the store if it is a folder. */
  readonly incoming: string;
}

/**
 * The rows of files as the caller of a request, or as somebody whose signed address the request has. Each statement waits
 * for the caller's turn among those of all requests.
 */
export function rowsOf(
  { database, scheduler }: Storage,
  request: FastifyRequest,
  reader = callerOf(request),
): FileRows {
  const requester = requesterOf(request, callerOf(request));
  const inTurn = <T>(kind: 'read' | 'write', work: () => Promise<T>): Promise<T> =>
    scheduler.run(requester, { kind, bytes: 0 }, work);
  return new FileRows(
    {
      query: (text, values) => inTurn('read', () => database.query(text, values)),
      queryAs: (as, text, values) => inTurn('read', () => database.queryAs(as, text, values)),
      transactionAs: (as, work) => inTurn('write', () => database.transactionAs(as, work)),
    },
    reader,
  );
}

export function callerOf({ caller }: FastifyRequest): Caller {
  if (caller === null) throw new Error('The onRequest hook has set no caller.');
  return caller;
}

/** Files belong to accounts. Throws StorageError. */
export function requireAccount(request: FastifyRequest): void {
  if (callerOf(request).role === 'anon') throw forbidden();
}

export type Handler<Route extends object = object> = (
  request: FastifyRequest<Route>,
  reply: FastifyReply,
) => Promise<FastifyReply>;

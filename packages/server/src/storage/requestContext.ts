// What the handlers of /storage/v1 share, and what they need of a request: its rows, its body and its caller.
import type { FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Caller, Database } from '../db/database.ts';
import { requesterOf } from '../http/admission/requester.ts';
import type { Scheduler } from '../http/admission/scheduler.ts';
import { callerOf, isVisitor } from '../http/gate.ts';
import type { Sums } from '../kit/sums.ts';
import type { VerifiedBytes } from './bytesCheck.ts';
import type { ByteStore } from './byteStore.ts';
import { FileRows } from './fileRows.ts';
import type { FileTokens, Signer } from './fileTokens.ts';
import { forbidden, tooManyAtOnce } from './problems.ts';
import { type Incoming, receive, type Received } from './receive.ts';
import type { UploadRate } from './uploadRate.ts';

export interface Storage {
  readonly database: Database;
  readonly store: ByteStore;
  /** Reads the store's bytes, and checks them. */
  readonly bytes: VerifiedBytes;
  readonly scheduler: Scheduler;
  /** How many files each account is sending at the moment. */
  readonly receiving: Sums;
  readonly rate: UploadRate;
  readonly tokens: FileTokens;
  /** Where bytes are received: on the same disk as the store, if the store is a folder. */
  readonly incoming: Incoming;
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

/** How many files one account can send at a time, so that files that the quota refuses in the end don't fill the disk. */
const maxReceiving = 6;

/** Receives the body of a request, or part of it, and returns what `use` returns. Throws a Problem. */
export async function receiveBody<T>(
  { receiving, rate, incoming }: Storage,
  request: FastifyRequest,
  stream: Readable,
  limit: number,
  use: (received: Received) => Promise<T>,
): Promise<T> {
  const { account } = requesterOf(request, callerOf(request));
  if (receiving.get(account) >= maxReceiving) throw tooManyAtOnce(maxReceiving);
  rate.check(account);
  receiving.add(account, 1);
  try {
    return await receive(stream, incoming, limit, use, (bytes) => rate.count(account, bytes));
  } finally {
    receiving.add(account, -1);
  }
}

/** The caller as whom the server reads for an account, or for somebody with a link. */
export function readerFor({ account, shareHash }: Signer): Caller {
  const role = account === undefined ? 'anon' : 'authenticated';
  const visit = shareHash === undefined ? {} : { shareHash };
  return { role, claims: { sub: account, role }, method: 'GET', path: '/storage/v1', visit };
}

export const callerFor = (account: string): Caller => readerFor({ account, shareHash: undefined });

export function signerOf(request: FastifyRequest): Signer {
  const { claims, visit } = callerOf(request);
  const account = claims['sub'];
  const token = visit?.['x-share-token'];
  return {
    account: typeof account === 'string' ? account : undefined,
    shareHash: token === undefined ? undefined : hash('sha256', token, 'hex'),
  };
}

/** Throws a Problem for callers without an account or a link, for whom there are no files. */
export function requireReader(request: FastifyRequest): void {
  if (callerOf(request).role === 'anon' && !isVisitor(request)) throw forbidden();
}

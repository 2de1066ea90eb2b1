// Receives the bytes of a request.
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { requesterOf } from '../admission/requester.ts';
import { receive, type Received } from './receive.ts';
import { tooManyAtOnce } from './storageError.ts';
import { type Storage, callerOf } from './requestContext.ts';

/** Files that one account can send at a time, so that those that the quota refuses in the end don't fill the disk. */
const maxReceiving = 6;

/** Receives the body of a request, or part of it. Throws StorageError. */
export async function receiveBody(
  { receiving, incoming }: Storage,
  request: FastifyRequest,
  stream: Readable,
  limit: number,
): Promise<Received> {
  const { account } = requesterOf(request, callerOf(request));
  const others = receiving.get(account) ?? 0;
  if (others >= maxReceiving) throw tooManyAtOnce(maxReceiving);
  receiving.set(account, others + 1);
  try {
    return await receive(stream, incoming, limit);
  } finally {
    const left = (receiving.get(account) ?? 1) - 1;
    if (left === 0) receiving.delete(account);
    else receiving.set(account, left);
  }
}

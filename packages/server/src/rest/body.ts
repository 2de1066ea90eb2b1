// The body of a request to /rest/v1: its text, and what was found in it by one pass over its bytes.
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { BodyError } from '../door/bodyError.ts';
import type { Door } from '../door/door.ts';
import type { Holding } from '../door/holding.ts';
import { partyOf } from '../door/party.ts';
import { readBody } from '../door/readBody.ts';
import { planLimits } from '../json/jsonLimits.ts';
import { scanJson, type Scanned } from '../json/scanJson.ts';
import { RestError } from './restError.ts';

export interface RestBody {
  readonly text: string;
  readonly scanned: Scanned;
  /** The memory that it takes. */
  readonly held: Holding;
}

/** The database takes nothing from strangers, so there is no use in listening to them at length. */
export async function readRestBody(door: Door, request: FastifyRequest, stream: Readable): Promise<RestBody> {
  const { bodyBytes, strangerBytes } = door.limits;
  const isStranger = request.caller?.role !== 'authenticated';
  const party = partyOf(request, request.caller);
  const reading = readBody(door, party, isStranger ? strangerBytes : bodyBytes, request, stream);
  const { bytes, held } = await reading.catch((error: unknown) => {
    throw isStranger && error instanceof BodyError && error.statusCode === 413
      ? strangerRefused(strangerBytes)
      : error;
  });
  const scanned = await scanJson(bytes.whole, planLimits);
  const text = bytes.whole.toString();
  bytes.free();
  return { text, scanned, held };
}

const strangerRefused = (most: number): RestError =>
  new RestError({
    status: 401,
    code: '42501',
    message: `Without a token of an account a body may have ${most} bytes`,
    hint: 'Sign in, and send the access token in the header Authorization.',
    headers: { 'www-authenticate': 'Bearer' },
  });

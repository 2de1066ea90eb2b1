// The body of a request to /rest/v1: its text, and the result of scanning it.
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Allocation } from '../admission/memoryBudget.ts';
import { BodyError, readBody } from '../admission/readBody.ts';
import { requesterOf } from '../admission/requester.ts';
import type { Scheduler } from '../admission/scheduler.ts';
import { planLimits } from '../json/jsonLimits.ts';
import { scanJson, type Scanned } from '../json/scanJson.ts';
import { RestError } from './restError.ts';

export interface RestBody {
  readonly text: string;
  readonly scanned: Scanned;
  readonly memory: Allocation;
}

/** Reads only a short body without an account: the database would reject the write anyway. */
export async function readRestBody(
  admission: Scheduler,
  request: FastifyRequest,
  stream: Readable,
): Promise<RestBody> {
  const { maxBodyBytes, maxAnonymousBodyBytes } = admission.limits;
  const isAnonymous = request.caller?.role !== 'authenticated';
  const maxBytes = isAnonymous ? maxAnonymousBodyBytes : maxBodyBytes;
  const requester = requesterOf(request, request.caller);
  const reading = readBody(admission, requester, maxBytes, request, stream);
  const { bytes, memory } = await reading.catch((error: unknown) => {
    if (!isAnonymous || !(error instanceof BodyError) || error.statusCode !== 413) throw error;
    throw new RestError({
      status: 401,
      code: '42501',
      message: `Without an account a body may have at most ${maxBytes} bytes`,
      hint: 'Sign in, and send the access token in the header Authorization.',
      headers: { 'www-authenticate': 'Bearer' },
    });
  });
  const scanned = await scanJson(bytes.content, planLimits);
  const text = bytes.content.toString();
  bytes.free();
  return { text, scanned, memory };
}

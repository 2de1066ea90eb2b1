// Reads the body of a request to /rest/v1 into budgeted memory, rejects one that is too slow or too long, and scans it.
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { BusyError } from './admission/busyError.ts';
import { requesterOf } from './admission/requester.ts';
import type { Scheduler } from './admission/scheduler.ts';
import { planLimits } from '../json/jsonLimits.ts';
import { scanJson, type Scanned } from '../json/scanJson.ts';
import { RestError } from '../rest/problems.ts';

export interface RestBody {
  readonly text: string;
  readonly scanned: Scanned;
}

/** Bytes. */
const initialSize = 64 * 1024;

/** Why a body was not read completely. */
export class BodyError extends Error {
  readonly statusCode: 400 | 408 | 413;

  constructor(statusCode: 400 | 408 | 413, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/**
 * Reads only a short body without an account: the database would reject the write anyway. Its memory is added to the
 * allocations of the request.
 */
export async function readRestBody(
  admission: Scheduler,
  request: FastifyRequest,
  stream: Readable,
): Promise<RestBody> {
  const { maxBodyBytes, maxAnonymousBodyBytes } = admission.limits;
  const isAnonymous = request.caller?.role !== 'authenticated';
  const maxBytes = isAnonymous ? maxAnonymousBodyBytes : maxBodyBytes;
  const bytes = new GrowingBuffer();
  await receive(admission, request, stream, bytes, maxBytes).catch((error: unknown) => {
    bytes.free();
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
  return { text, scanned };
}

/** Throws BodyError and BusyError. */
async function receive(
  admission: Scheduler,
  request: FastifyRequest,
  stream: Readable,
  bytes: GrowingBuffer,
  maxBytes: number,
): Promise<void> {
  const announced = Number(request.headers['content-length'] ?? 0);
  const tooLong = () => new BodyError(413, `The body is longer than ${maxBytes} bytes`);
  if (announced > maxBytes) throw tooLong();
  const { bodyInterval, minBodyBytes, maxBodyChunks } = admission.limits;
  const requester = requesterOf(request, request.caller);
  const memory = admission.memory.allocate(requester);
  // Before anything is awaited: the connection may close while the body is scanned.
  request.allocations.add(memory);
  let check: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (error: Error): void => {
        stream.removeAllListeners('data');
        stream.pause();
        reject(error);
      };
      memory.waitForClient(() =>
        fail(new BusyError('The server has no memory for this body at the moment.')),
      );
      let chunks = 0;
      stream.on('data', (chunk: Buffer) => {
        chunks += 1;
        if (chunks > maxBodyChunks)
          return fail(new BodyError(400, `The body has more than ${maxBodyChunks} chunks: send larger ones`));
        if (bytes.length + chunk.length > maxBytes) return fail(tooLong());
        bytes.add(chunk);
        memory.resize(bytes.length);
        admission.memory.makeRoom(requester);
      });
      let before = 0;
      check = setInterval(() => {
        const seconds = bodyInterval / 1000;
        if (bytes.length - before < minBodyBytes)
          fail(new BodyError(408, `The body is too slow: send ${minBodyBytes} bytes in ${seconds} seconds`));
        before = bytes.length;
      }, bodyInterval);
      const abort = (): void =>
        fail(new BodyError(400, 'The connection was closed before the body was complete'));
      stream.once('end', resolve).once('error', abort).once('close', abort);
    });
  } catch (error) {
    memory.resize(0);
    throw error;
  } finally {
    memory.stopWaiting();
    clearInterval(check);
    stream.removeAllListeners('data');
  }
}

/**
 * One buffer, because thousands of small chunks would take more memory than their bytes. It doubles as it fills: after many
 * slow bodies, one of the announced length for each would stay with the process.
 */
class GrowingBuffer {
  length = 0;
  private bytes = Buffer.alloc(0);

  get content(): Buffer {
    return this.bytes.subarray(0, this.length);
  }

  /** Frees the memory now instead of at the next garbage collection. */
  free(): void {
    this.bytes.buffer.transfer(0);
    this.bytes = Buffer.alloc(0);
    this.length = 0;
  }

  add(chunk: Buffer): void {
    const length = this.length + chunk.length;
    if (length > this.bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(initialSize, 2 * this.bytes.length, length));
      this.bytes.copy(larger, 0, 0, this.length);
      this.bytes.buffer.transfer(0);
      this.bytes = larger;
    }
    chunk.copy(this.bytes, this.length);
    this.length = length;
  }
}

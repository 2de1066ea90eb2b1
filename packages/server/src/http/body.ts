// Receives the body of a request into budgeted memory, and refuses one that is too slow or too long.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Allocation } from './admission/memoryBudget.ts';
import { requesterOf } from './admission/requester.ts';
import { BusyError, type Scheduler } from './admission/scheduler.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Memory for the body and the response, until the connection closes or the response is sent. */
    allocations: Set<Allocation>;
  }
}

/** Frees the memory of a request when its connection closes. */
export function freeMemoryAtEnd(routes: FastifyInstance): void {
  routes.decorateRequest('allocations');
  routes.addHook('onRequest', async (request, reply) => {
    request.allocations = new Set();
    reply.raw.once('close', () => {
      for (const memory of request.allocations) memory.resize(0);
    });
  });
}

/** Why a body was not received completely. */
export class BodyError extends Error {
  readonly statusCode: 400 | 408 | 413;

  constructor(statusCode: 400 | 408 | 413, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Receives a body, whose memory is added to the allocations of the request. Throws BodyError and BusyError. */
export async function bufferBody(
  admission: Scheduler,
  request: FastifyRequest,
  stream: Readable,
  maxBytes: number,
): Promise<GrowingBuffer> {
  const bytes = new GrowingBuffer();
  try {
    await receive(admission, request, stream, bytes, maxBytes);
  } catch (error) {
    bytes.free();
    throw error;
  }
  return bytes;
}

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
      let lengthBefore = 0;
      check = setInterval(() => {
        const seconds = bodyInterval / 1000;
        if (bytes.length - lengthBefore < minBodyBytes)
          fail(new BodyError(408, `The body is too slow: send ${minBodyBytes} bytes in ${seconds} seconds`));
        lengthBefore = bytes.length;
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

/** Bytes of the first buffer. */
const initialSize = 64 * 1024;

/**
 * Collects a body in one buffer, because thousands of small chunks would take more memory than their bytes. It doubles when it
 * is full: with a buffer of the announced length for each of many slow bodies, the process would keep that memory.
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

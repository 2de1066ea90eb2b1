// Reads the body of a request into budgeted memory, and rejects one that is too slow or too long.
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Admission } from './admission.ts';
import type { Allocation } from './allocation.ts';
import { BodyError } from './bodyError.ts';
import { BusyError } from './busyError.ts';
import { GrowingBuffer } from './growingBuffer.ts';
import type { Requester } from './requester.ts';

export interface Body {
  readonly bytes: GrowingBuffer;
  /** Resize it to 0 when the body is no longer needed. */
  readonly memory: Allocation;
}

/** Throws BodyError and BusyError. */
export async function readBody(
  admission: Admission,
  requester: Requester,
  maxBytes: number,
  { headers }: FastifyRequest,
  stream: Readable,
): Promise<Body> {
  const announced = Number(headers['content-length'] ?? 0);
  if (announced > maxBytes) throw BodyError.tooLong(maxBytes);
  const { bodyInterval, minBodyBytes, maxBodyChunks } = admission.limits;
  const memory = admission.memory.allocate(requester);
  const bytes = new GrowingBuffer();
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
        if (chunks > maxBodyChunks) return fail(BodyError.tooManyChunks(maxBodyChunks));
        if (bytes.length + chunk.length > maxBytes) return fail(BodyError.tooLong(maxBytes));
        bytes.add(chunk);
        memory.resize(bytes.length);
        admission.memory.makeRoom(requester);
      });
      let before = 0;
      check = setInterval(() => {
        if (bytes.length - before < minBodyBytes) fail(BodyError.tooSlow(minBodyBytes, bodyInterval));
        before = bytes.length;
      }, bodyInterval);
      const abort = (): void => fail(BodyError.incomplete());
      stream.once('end', resolve).once('error', abort).once('close', abort);
    });
    return { bytes, memory };
  } catch (error) {
    bytes.free();
    memory.resize(0);
    throw error;
  } finally {
    memory.stopWaiting();
    clearInterval(check);
    stream.removeAllListeners('data');
  }
}

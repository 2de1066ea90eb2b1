// Sends rows as JSON: short responses at once, long ones as a stream at the client's speed. Long ones are compressed at
// the fastest level, which shrinks a plan to a tenth within a millisecond.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import type { Allocation } from '../http/admission/memoryBudget.ts';

/** Characters; compressing less would save only a packet or two. */
const minCompressed = 8 * 1024;
/** Longer responses are streamed in chunks of this size. */
const chunkBytes = 64 * 1024;
const fastest = { level: constants.Z_BEST_SPEED };

const compress = promisify(gzip);

export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  memory: Allocation,
): Promise<FastifyReply> {
  if (text.length >= chunkBytes)
    return sendStream(request, reply, chunksOf(Buffer.from(text), memory, reply));
  const isCompressed = text.length >= minCompressed && negotiateGzip(request, reply);
  return reply.send(isCompressed ? await compress(text, fastest) : text);
}

function sendStream(request: FastifyRequest, reply: FastifyReply, chunks: Iterable<Buffer>): FastifyReply {
  const source = Readable.from(chunks, { objectMode: false, highWaterMark: chunkBytes });
  if (!negotiateGzip(request, reply)) return reply.send(source);
  // An error of either stream ends both, and Fastify then ends the response.
  return reply.send(pipeline(source, createGzip(fastest), () => {}));
}

/** Each chunk is requested once the one before has been sent. */
function* chunksOf(bytes: Buffer, memory: Allocation, reply: FastifyReply): Generator<Buffer> {
  memory.waitForClient(() => reply.raw.destroy());
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    yield bytes.subarray(at, at + chunkBytes);
    memory.progress();
  }
}

/** Also sets the headers. */
function negotiateGzip({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('vary', 'Origin, Accept-Encoding');
  const isAccepted = /(^|,)\s*gzip\s*(;\s*q\s*=\s*(0\.0*[1-9]\d*|1[.0]*)\s*)?(,|$)/i.test(
    headers['accept-encoding'] ?? '',
  );
  if (isAccepted) reply.header('content-encoding', 'gzip');
  return isAccepted;
}

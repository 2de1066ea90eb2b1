// Sends rows as JSON: short answers at once, long ones in pieces as fast as the caller reads them. Long ones travel
// compressed, at the level that costs least: a plan shrinks to a tenth within a millisecond.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import type { Holding } from '../door/holding.ts';

/** Below so many characters a packet or two is all that would be saved. */
const worthIt = 8 * 1024;
/** Longer answers go in pieces, each of this size. */
const pieceBytes = 64 * 1024;
const fast = { level: constants.Z_BEST_SPEED };

const compressed = promisify(gzip);

export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  held: Holding,
): Promise<FastifyReply> {
  if (text.length >= pieceBytes) return sendPieces(request, reply, piecesOf(Buffer.from(text), held, reply));
  const isCompressed = text.length >= worthIt && takesGzip(request, reply);
  return reply.send(isCompressed ? await compressed(text, fast) : text);
}

export function sendPieces(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: Iterable<Buffer> | AsyncIterable<Buffer>,
): FastifyReply {
  const source = Readable.from(pieces, { objectMode: false, highWaterMark: pieceBytes });
  if (!takesGzip(request, reply)) return reply.send(source);
  // Whatever ends one of the two ends the other; the answer then ends too, as fastify watches it.
  return reply.send(pipeline(source, createGzip(fast), () => {}));
}

/** Each piece is asked for when the one before is on its way. */
export function* piecesOf(bytes: Buffer, held: Holding, reply: FastifyReply): Generator<Buffer> {
  held.awaitCaller(() => reply.raw.destroy());
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield bytes.subarray(at, at + pieceBytes);
    held.progress();
  }
}

/** Also tells caches and the caller. */
function takesGzip({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('vary', 'Origin, Accept-Encoding');
  const takes = /(^|,)\s*gzip\s*(;\s*q\s*=\s*(0\.0*[1-9]\d*|1[.0]*)\s*)?(,|$)/i.test(
    headers['accept-encoding'] ?? '',
  );
  if (takes) reply.header('content-encoding', 'gzip');
  return takes;
}

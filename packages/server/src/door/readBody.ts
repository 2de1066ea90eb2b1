// Reads the body of a request into counted memory, and refuses one that is too slow or too long.
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { BodyError } from './bodyError.ts';
import { BusyError } from './busyError.ts';
import type { Door } from './door.ts';
import { GrowingBuffer } from './growingBuffer.ts';
import type { Holding } from './holding.ts';
import type { Party } from './party.ts';

export interface Body {
  readonly bytes: GrowingBuffer;
  /** Set it to 0 when the body is no longer needed. */
  readonly held: Holding;
}

/** Throws BodyError and BusyError. */
export async function readBody(
  door: Door,
  party: Party,
  most: number,
  { headers }: FastifyRequest,
  stream: Readable,
): Promise<Body> {
  const announced = Number(headers['content-length'] ?? 0);
  if (announced > most) throw BodyError.tooLong(most);
  const { bodyTime, slowestBody, bodyPieces } = door.limits;
  const held = door.holdings.open(party);
  const bytes = new GrowingBuffer();
  let check: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (error: Error): void => {
        stream.removeAllListeners('data');
        stream.pause();
        reject(error);
      };
      held.awaitCaller(() => fail(new BusyError('The server has no memory for this body at the moment.')));
      let pieces = 0;
      stream.on('data', (piece: Buffer) => {
        pieces += 1;
        if (pieces > bodyPieces) return fail(BodyError.inPieces(bodyPieces));
        if (bytes.length + piece.length > most) return fail(BodyError.tooLong(most));
        bytes.add(piece);
        held.set(bytes.length);
        door.holdings.makeRoom(party);
      });
      let before = 0;
      check = setInterval(() => {
        if (bytes.length - before < slowestBody) fail(BodyError.tooSlow(slowestBody, bodyTime));
        before = bytes.length;
      }, bodyTime);
      const cut = (): void => fail(BodyError.cut());
      stream.once('end', resolve).once('error', cut).once('close', cut);
    });
    return { bytes, held };
  } catch (error) {
    bytes.free();
    held.set(0);
    throw error;
  } finally {
    held.keep();
    clearInterval(check);
    stream.removeAllListeners('data');
  }
}

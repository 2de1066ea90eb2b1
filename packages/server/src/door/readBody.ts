// Reads the body of a request into memory that is counted, and gives up on what is too slow or too long.
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { BodyError } from './bodyError.ts';
import { BusyError } from './busyError.ts';
import type { Door } from './door.ts';
import type { Holding } from './holding.ts';
import type { Party } from './party.ts';

export interface Body {
  readonly bytes: Buffer;
  /** To be set to 0 when the body is not needed any more. */
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
  if (Number(headers['content-length'] ?? 0) > most) throw BodyError.tooLong(most);
  const { bodyTime, slowestBody, bodyPieces } = door.limits;
  const held = door.holdings.open(party);
  const bytes = new GrowingBuffer(most);
  let check: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      held.awaitCaller(() => reject(new BusyError('The server has no memory for this body at the moment.')));
      let pieces = 0;
      stream.on('data', (piece: Buffer) => {
        pieces += 1;
        if (pieces > bodyPieces) return reject(BodyError.inPieces(bodyPieces));
        if (bytes.length + piece.length > most) return reject(BodyError.tooLong(most));
        bytes.add(piece);
        if (bytes.capacity === held.bytes) return;
        held.set(bytes.capacity);
        door.holdings.makeRoom(party);
      });
      let before = 0;
      check = setInterval(() => {
        if (bytes.length - before < slowestBody) reject(BodyError.tooSlow(slowestBody, bodyTime));
        before = bytes.length;
      }, bodyTime);
      const cut = (): void => reject(BodyError.cut());
      stream.once('end', resolve).once('error', cut).once('close', cut);
    });
    return { bytes: bytes.whole, held };
  } catch (error) {
    held.set(0);
    throw error;
  } finally {
    held.keep();
    clearInterval(check);
    stream.removeAllListeners('data');
  }
}

/** One buffer: of a body that comes in a million pieces, the pieces would take more memory than what is in them. */
class GrowingBuffer {
  length = 0;
  private bytes = Buffer.alloc(0);
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get capacity(): number {
    return this.bytes.length;
  }

  get whole(): Buffer {
    return this.bytes.subarray(0, this.length);
  }

  add(piece: Buffer): void {
    const length = this.length + piece.length;
    if (length > this.capacity) {
      const larger = Buffer.allocUnsafeSlow(Math.min(this.most, Math.max(2 * this.capacity, length)));
      this.bytes.copy(larger, 0, 0, this.length);
      this.bytes = larger;
    }
    piece.copy(this.bytes, this.length);
    this.length = length;
  }
}

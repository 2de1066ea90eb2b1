// The refresh token: the id of a session, a number in it, and a seal of the server. Nothing is stored per token; which
// number is live stands in the session.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './keys.ts';

export type RefreshToken = { readonly sessionId: string; readonly counter: number };

const idBytes = 16;
const counterBytes = 4;
const sealBytes = 25;
const length = idBytes + counterBytes + sealBytes;

/** Base64url of 45 bytes, without any bit to spare. */
const shape = /^[\w-]{60}$/;

export class RefreshTokens {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = deriveKey(secret, 'refresh tokens');
  }

  write({ sessionId, counter }: RefreshToken): string {
    const bytes = Buffer.alloc(length);
    bytes.write(sessionId.replaceAll('-', ''), 'hex');
    bytes.writeUInt32BE(counter, idBytes);
    this.seal(bytes).copy(bytes, idBytes + counterBytes);
    return bytes.toString('base64url');
  }

  /** What the token says; 'malformed' when it is none, 'forged' when the seal is not ours. */
  read(text: string): RefreshToken | 'malformed' | 'forged' {
    if (!shape.test(text)) return 'malformed';
    const bytes = Buffer.from(text, 'base64url');
    if (!timingSafeEqual(this.seal(bytes), bytes.subarray(idBytes + counterBytes))) return 'forged';
    const id = bytes.toString('hex', 0, idBytes);
    const sessionId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    return { sessionId, counter: bytes.readUInt32BE(idBytes) };
  }

  private seal(bytes: Buffer): Buffer {
    const sealed = bytes.subarray(0, idBytes + counterBytes);
    return createHmac('sha256', this.key).update(sealed).digest().subarray(0, sealBytes);
  }
}

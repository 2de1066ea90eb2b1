// The refresh token: the id of a session, a counter, and an HMAC. Tokens aren't stored; the session stores the counter of
// the only token that is valid.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../kit/keys.ts';
import type { Result } from '../kit/result.ts';

export type RefreshToken = { readonly sessionId: string; readonly counter: number };

const idBytes = 16;
const counterBytes = 4;
/** 200 of the 256 bits: enough against forgery, and with a total of 45 bytes, base64 needs no padding. */
const hmacBytes = 25;
const length = idBytes + counterBytes + hmacBytes;

/** Base64url of 45 bytes. */
const format = /^[\w-]{60}$/;

export type RefreshTokens = ReturnType<typeof openRefreshTokens>;

export function openRefreshTokens(secret: string) {
  const key = deriveKey(secret, 'refresh tokens');
  const hmacOf = (bytes: Buffer): Buffer => {
    const signed = bytes.subarray(0, idBytes + counterBytes);
    return createHmac('sha256', key).update(signed).digest().subarray(0, hmacBytes);
  };
  return {
    write({ sessionId, counter }: RefreshToken): string {
      const bytes = Buffer.alloc(length);
      bytes.write(sessionId.replaceAll('-', ''), 'hex');
      bytes.writeUInt32BE(counter, idBytes);
      hmacOf(bytes).copy(bytes, idBytes + counterBytes);
      return bytes.toString('base64url');
    },

    /** 'malformed' if it doesn't look like a token, 'forged' if the HMAC doesn't match. */
    read(text: string): Result<RefreshToken, 'malformed' | 'forged'> {
      if (!format.test(text)) return { problem: 'malformed' };
      const bytes = Buffer.from(text, 'base64url');
      if (!timingSafeEqual(hmacOf(bytes), bytes.subarray(idBytes + counterBytes)))
        return { problem: 'forged' };
      const id = bytes.toString('hex', 0, idBytes);
      const sessionId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
      return { value: { sessionId, counter: bytes.readUInt32BE(idBytes) } };
    },
  };
}

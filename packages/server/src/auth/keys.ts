// Keys for other purposes than signing, each derived from the one secret of the server.
import { createHmac, hkdfSync } from 'node:crypto';

export type Purpose = 'refresh tokens' | 'addresses' | 'outbox' | 'challenges' | 'solutions';

export function deriveKey(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `homeplot ${purpose}`, 32));
}

/** A name under which an address can be counted and logged without being told. */
export type Pseudonym = (address: string) => string;

export function pseudonymWith(secret: string): Pseudonym {
  const key = deriveKey(secret, 'addresses');
  return (address) => createHmac('sha256', key).update(address).digest('hex').slice(0, 24);
}

// Derives keys for purposes other than signing tokens from the secret of the installation.
import { createHmac, hkdfSync } from 'node:crypto';

export type Purpose = 'refresh tokens' | 'addresses' | 'outbox' | 'challenges' | 'solutions' | 'file links';

export function deriveKey(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `homeplot ${purpose}`, 32));
}

/** Makes the pseudonym under which an email or network address is counted and logged. */
export type Pseudonym = (address: string) => string;

export function pseudonymWith(secret: string): Pseudonym {
  const key = deriveKey(secret, 'addresses');
  return (address) => createHmac('sha256', key).update(address).digest('hex').slice(0, 24);
}

// Passwords: what is accepted, and hashes of them (argon2id). Hashing takes a core for some milliseconds, so only so
// many run at once as leave a core to everybody else; the rest stand in line. Never hash inside a transaction.
import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { AuthError, type WeakPassword } from './authError.ts';

const fewestCharacters = 6;
export const tooWeak = `Password should be at least ${fewestCharacters} characters.`;
/** Other servers of this API cannot take longer ones. */
const mostBytes = 72;

const argon2id = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** More than these in line would wait longer than a caller does. */
const longestLine = 500;

/** Throws what a password that somebody wants to have is refused with. */
export function checkNewPassword(password: string): void {
  if (password === '') {
    throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
  }
  if (Buffer.byteLength(password) > mostBytes) {
    const message = `Password cannot be longer than ${mostBytes} characters`;
    throw new AuthError(400, 'validation_failed', message);
  }
  const weakPassword = weaknessOf(password);
  if (weakPassword === undefined) return;
  throw new AuthError(422, 'weak_password', tooWeak, { weakPassword });
}

export function weaknessOf(password: string): WeakPassword | undefined {
  return Array.from(password).length < fewestCharacters ? { reasons: ['length'] } : undefined;
}

export class Passwords {
  private readonly lanes: number;
  private busy = 0;
  private readonly line: (() => void)[] = [];
  private decoy: Promise<string> | undefined;

  constructor(lanes = Math.max(1, availableParallelism() - 1)) {
    this.lanes = lanes;
  }

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, argon2id));
  }

  /** Without a hash to compare with, the same work is done and the answer is no. */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    this.decoy ??= hash('nobody has this password', argon2id);
    const against = passwordHash ?? (await this.decoy);
    const isRight = await this.inTurn(() => verify(against, password));
    return isRight && passwordHash !== null;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.line.length >= longestLine) {
      const message = 'Too many people are signing in at once. Please try again.';
      throw new AuthError(503, 'unexpected_failure', message, { retryAfter: 5 });
    }
    if (this.busy < this.lanes) this.busy += 1;
    // Whoever is done hands its lane on.
    else await new Promise<void>((go) => this.line.push(go));
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      if (next === undefined) this.busy -= 1;
      else next();
    }
  }
}

// Passwords: what is accepted, and hashes of them (argon2id). Hashing takes a core for some milliseconds, so it is done
// in threads of its own, so many as leave a core to everybody else; the rest stand in line. Never hash inside a
// transaction.
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AuthError, type WeakPassword } from './authError.ts';
import type { Done, Task } from './hashing.ts';

const fewestCharacters = 6;
export const tooWeak = `Password should be at least ${fewestCharacters} characters.`;
/** Other servers of this API cannot take longer ones. */
const mostBytes = 72;

/** Each takes 19 MiB while it hashes, and some for itself. */
const mostThreads = 4;

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
  private readonly threads = new Set<Worker>();
  private readonly idle: Worker[] = [];
  private busy = 0;
  private readonly line: (() => void)[] = [];
  private decoy: Promise<string> | undefined;

  constructor(lanes = Math.max(1, Math.min(mostThreads, availableParallelism() - 1))) {
    this.lanes = lanes;
  }

  async hash(password: string): Promise<string> {
    return (await this.inTurn({ password })) as string;
  }

  /** Without a hash to compare with, the same work is done and the answer is no. */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const against = passwordHash ?? (await this.hashOfNobody());
    const isRight = (await this.inTurn({ password, against })) as boolean;
    return isRight && passwordHash !== null;
  }

  async close(): Promise<void> {
    await Promise.all([...this.threads].map((thread) => thread.terminate()));
  }

  private hashOfNobody(): Promise<string> {
    this.decoy ??= this.hash('nobody has this password').catch((error: unknown) => {
      // Whoever comes next tries again.
      this.decoy = undefined;
      throw error;
    });
    return this.decoy;
  }

  private async inTurn(task: Task): Promise<string | boolean> {
    if (this.line.length >= longestLine) {
      const message = 'Too many people are signing in at once. Please try again.';
      throw new AuthError(503, 'unexpected_failure', message, { retryAfter: 5 });
    }
    if (this.busy < this.lanes) this.busy += 1;
    // Whoever is done hands its lane on.
    else await new Promise<void>((go) => this.line.push(go));
    try {
      return await this.run(task);
    } finally {
      const next = this.line.shift();
      if (next === undefined) this.busy -= 1;
      else next();
    }
  }

  private async run(task: Task): Promise<string | boolean> {
    const thread = this.idle.pop() ?? this.startThread();
    thread.ref();
    thread.postMessage(task, []);
    // A thread that breaks is not used again.
    const [done] = (await once(thread, 'message')) as [Done];
    thread.unref();
    this.idle.push(thread);
    if ('problem' in done) throw new Error(done.problem);
    return done.result;
  }

  private startThread(): Worker {
    const thread = new Worker(new URL('hashing.ts', import.meta.url), { execArgv: [] });
    this.threads.add(thread);
    thread.once('exit', () => this.threads.delete(thread));
    return thread;
  }
}

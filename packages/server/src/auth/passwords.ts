// Password rules and hashing (argon2id). Hashing keeps a core busy for some milliseconds, so it runs in a few worker
// threads that leave one core free; further requests are queued. Never hash inside a transaction.
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Hashed, Task } from './hashing.ts';
import { authProblem, type WeakPassword } from './problems.ts';

const minCharacters = 6;
export const tooWeak = `Password should be at least ${minCharacters} characters.`;
/** Supabase's limit. */
const maxBytes = 72;

/** Each thread takes 19 MiB while it hashes. */
const maxThreads = 4;

/** With more requests in the queue, the last would wait longer than clients do. */
const maxQueue = 500;

/** Throws a Problem. */
export function checkNewPassword(password: string): void {
  if (password === '') {
    throw authProblem(400, 'validation_failed', 'Signup requires a valid password');
  }
  if (Buffer.byteLength(password) > maxBytes) {
    const message = `Password cannot be longer than ${maxBytes} characters`;
    throw authProblem(400, 'validation_failed', message);
  }
  const weakPassword = weaknessOf(password);
  if (weakPassword === undefined) return;
  throw authProblem(422, 'weak_password', tooWeak, { fields: { weak_password: weakPassword } });
}

export function weaknessOf(password: string): WeakPassword | undefined {
  return Array.from(password).length < minCharacters ? { reasons: ['length'] } : undefined;
}

export class Passwords {
  private readonly concurrency: number;
  private readonly threads = new Set<Worker>();
  private readonly idle: Worker[] = [];
  private running = 0;
  private readonly queue: (() => void)[] = [];
  private dummyHash: Promise<string> | undefined;

  constructor(concurrency = Math.max(1, Math.min(maxThreads, availableParallelism() - 1))) {
    this.concurrency = concurrency;
  }

  async hash(password: string): Promise<string> {
    return (await this.enqueue({ password })) as string;
  }

  /** Whether a password matches a hash. Without a hash it does the same work and returns false. */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const against = passwordHash ?? (await this.getDummyHash());
    const isMatch = (await this.enqueue({ password, against })) as boolean;
    return isMatch && passwordHash !== null;
  }

  async close(): Promise<void> {
    await Promise.all([...this.threads].map((thread) => thread.terminate()));
  }

  private getDummyHash(): Promise<string> {
    this.dummyHash ??= this.hash('nobody has this password').catch((error: unknown) => {
      // Forgotten, so that the next request tries again.
      this.dummyHash = undefined;
      throw error;
    });
    return this.dummyHash;
  }

  private async enqueue(task: Task): Promise<string | boolean> {
    if (this.queue.length >= maxQueue) {
      const message = 'Too many people are signing in at once. Please try again.';
      throw authProblem(503, 'unexpected_failure', message, { retryAfter: 5 });
    }
    if (this.running < this.concurrency) this.running += 1;
    else await new Promise<void>((start) => this.queue.push(start));
    try {
      return await this.run(task);
    } finally {
      const next = this.queue.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }

  private async run(task: Task): Promise<string | boolean> {
    const thread = this.idle.pop() ?? this.startThread();
    thread.ref();
    thread.postMessage(task, []);
    // If the thread fails, this throws, and the thread is not used again.
    const [hashed] = (await once(thread, 'message')) as [Hashed];
    thread.unref();
    this.idle.push(thread);
    if ('problem' in hashed) throw new Error(hashed.problem);
    return hashed.value;
  }

  private startThread(): Worker {
    const thread = new Worker(new URL('hashing.ts', import.meta.url), { execArgv: [] });
    this.threads.add(thread);
    thread.once('exit', () => this.threads.delete(thread));
    return thread;
  }
}

// The worker thread that hashes passwords for passwords.ts, with low priority.
import { hashSync, verifySync } from '@node-rs/argon2';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { messageOf } from '../kit/errors.ts';
import type { Result } from '../kit/result.ts';

const argon2id = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** With `against`, compares the password with that hash. */
export type Task = { readonly password: string; readonly against?: string };

/** A hash, or whether the password is the one of the hash. */
export type Hashed = Result<string | boolean>;

/** Low enough that saves come first, but on a busy machine hashing still gets a share of the time. */
const niceness = 10;

// On other systems this would set the priority of the whole process.
if (process.platform === 'linux') setPriority(niceness);

parentPort?.on('message', (task: Task) => parentPort?.postMessage(hashed(task), []));

function hashed({ password, against }: Task): Hashed {
  try {
    return { value: against === undefined ? hashSync(password, argon2id) : verifySync(against, password) };
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

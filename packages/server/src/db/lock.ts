// One server a data directory: two embedded databases on the same files would lose rows without a word.
// The lock is the operating system's, on a file that SQLite holds open: it ends with the process that holds it, also
// when that is killed, and it is seen from other containers. A second file says who holds it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class LockedError extends Error {}

export type Lock = { release(): void };

type Holder = { readonly pid: number; readonly machine: string; readonly since: string };

const sqliteBusy = 5;

/** Throws LockedError, with a sentence that names the holder, when another process has the directory. */
export function lockDirectory(directory: string): Lock {
  const owner = join(directory, 'owner.json');
  const lock = new DatabaseSync(join(directory, 'lock'), { timeout: 0 });
  try {
    // A file that is locked exclusively is neither read nor written by anybody else.
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new LockedError(
      `${directory} is in use by ${holderIn(owner)}. Stop that server, or set another DATA_DIR.`,
    );
  }
  nameHolder(owner);
  return {
    release() {
      rmSync(owner, { force: true });
      lock.close();
    },
  };
}

function nameHolder(owner: string): void {
  const holder: Holder = { pid: process.pid, machine: hostname(), since: new Date().toISOString() };
  try {
    writeFileSync(owner, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  } catch {
    // On a full disk the lock holds all the same; others only hear less.
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

function holderIn(owner: string): string {
  try {
    const { pid, machine, since } = JSON.parse(readFileSync(owner, 'utf8')) as Holder;
    return `another Homeplot server, process ${pid} on ${machine}, since ${since}`;
  } catch {
    return 'another Homeplot server';
  }
}

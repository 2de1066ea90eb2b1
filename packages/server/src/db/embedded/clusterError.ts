// Why Postgres could not be created, started or reached.
import { DatabaseError } from 'pg';
import { StartError } from '../startError.ts';
import { passThrough } from './account.ts';
import { noPostgres } from './programs.ts';

/** Why Postgres could not be created or started, in its own words. */
export class ClusterError extends StartError {}

/** The last line of its output in which Postgres says why it ended, or else its last line. */
export function failure(folder: string, what: string, output: string): ClusterError {
  const reasons = Array.from(
    output.matchAll(/\b(?:FATAL|PANIC|ERROR|error):\s+(.*)/g),
    ([, reason]) => reason,
  );
  const reason = reasons.at(-1) ?? output.trim().split('\n').at(-1) ?? '';
  return new ClusterError(`The database in ${folder} ${what}: ${reason.replace(/\.?$/, '.')}`);
}

export function cannotRun(program: string, reason: string): StartError {
  return program === passThrough
    ? new StartError(
        "Postgres runs under an account of its own, which can't get through the folders above its files. Install " +
          `"${passThrough}" (util-linux), or put Homeplot and DATA_DIR where every account can get to, such as /opt and /var/lib.`,
      )
    : noPostgres(`its program cannot be run here (${reason})`);
}

export function isNobodyThere(error: unknown): boolean {
  return ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].some((code) => isOf(error, code));
}

export function isOf(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** The database has another password. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '28P01';
}

/** Processes of an earlier Postgres still run in the folder. Its words are in English, whatever the locale. */
export const isStillUsed = (error: unknown): boolean =>
  error instanceof ClusterError && error.message.includes('shared memory block');

// Says why Postgres could not be created, started or reached.
import { hasCode } from '../../kit/errors.ts';
import { StartError } from '../startError.ts';
import { setpriv } from './account.ts';
import { noPostgres } from './programs.ts';

/** Why Postgres could not be created or started, with its own message. */
export class ClusterError extends StartError {}

/** Quotes the last error in the output of Postgres, or else its last line. */
export function failure(folder: string, what: string, output: string): ClusterError {
  // To clients that connect too early, Postgres answers with errors such as "the database system is starting up".
  const reasons = Array.from(
    output.matchAll(/\b(?:FATAL|PANIC|ERROR|error):\s+(.*)/g),
    ([, reason = '']) => reason,
  ).filter((reason) => !reason.startsWith('the database system is '));
  const reason = reasons.at(-1) ?? output.trim().split('\n').at(-1) ?? '';
  return new ClusterError(`The database in ${folder} ${what}: ${reason.replace(/\.?$/, '.')}`);
}

export function cannotRun(program: string, reason: string): StartError {
  return program === setpriv
    ? new StartError(
        "Postgres runs under its own account, which can't access the folders above its files. Install " +
          `"${setpriv}" (util-linux), or move Homeplot and DATA_DIR to folders that every account can access, such as /opt and /var/lib.`,
      )
    : noPostgres(`its program cannot be run here (${reason})`);
}

/** Postgres ended before it answered. pg has no code for that. */
export const isCutOff = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Connection terminated unexpectedly';

export const isNotRunning = (error: unknown): boolean =>
  hasCode(error, 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE') || isCutOff(error);

export const isWrongPassword = (error: unknown): boolean => hasCode(error, '28P01');

/** Processes of an earlier Postgres still use the folder. The message is in English, whatever the locale. */
export const isStillInUse = (error: unknown): boolean =>
  error instanceof ClusterError && error.message.includes('shared memory block');

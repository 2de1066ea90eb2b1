// Looks at a process by its number.
import { readFileSync } from 'node:fs';

/** `/proc/<pid>/stat`: the program's name in parentheses, then a letter for its state. */
const status = /^\d+ \((.*)\) (\S) /s;

/** True if the process is a Postgres; on systems other than Linux, if it exists. */
export function isPostgres(number: number): boolean {
  if (process.platform !== 'linux') return exists(number);
  try {
    const [, program, state] = status.exec(readFileSync(`/proc/${number}/stat`, 'utf8')) ?? [];
    // One that has ended and was not reaped, as in a container without an init, is a zombie.
    return program === 'postgres' && state !== 'Z';
  } catch {
    return false;
  }
}

function exists(number: number): boolean {
  try {
    process.kill(number, 0);
    return true;
  } catch {
    return false;
  }
}

// Looks at a process by its number.
import { readFileSync } from 'node:fs';

/** What `/proc` tells: the program's name in parentheses, then a letter for what it does. */
const status = /^\d+ \((.*)\) (\S) /s;

/** True while a Postgres runs under the number, as far as can be told. */
export function isPostgres(number: number): boolean {
  if (process.platform !== 'linux') return exists(number);
  try {
    const [, program, state] = status.exec(readFileSync(`/proc/${number}/stat`, 'utf8')) ?? [];
    // One that has ended and that nobody has asked about, as in a container without an init, is a zombie.
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

// Looks up a process by its id.
import { readFileSync } from 'node:fs';

/** `/proc/<pid>/stat` begins with the pid, the program's name in parentheses, and a letter for its state. */
const status = /^\d+ \((.*)\) (\S) /s;

/** Whether the process is a Postgres; on systems other than Linux, whether it exists. */
export function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return exists(pid);
  try {
    const [, program, state] = status.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    // In a container without an init, a process that has ended stays as a zombie.
    return program === 'postgres' && state !== 'Z';
  } catch {
    return false;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

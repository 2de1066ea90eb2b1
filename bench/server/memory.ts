// The memory of all processes of the server and its Postgres together, as reported by Linux.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sampleEvery = 1_000;

/** The id of the server process that started the Postgres in a data directory. */
export function serverOf(dataDir: string): number {
  const postgres = Number.parseInt(readFileSync(join(dataDir, 'db/postmaster.pid'), 'utf8'));
  const status = readFileSync(`/proc/${postgres}/status`, 'utf8');
  return Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]);
}

/** Bytes of a process and all its descendants. Shared pages are counted once. */
export function memoryOf(process: number): number {
  return familyOf(process).reduce((sum, member) => sum + proportionalSize(member), 0);
}

/** Samples it until `stop`, which returns the samples. */
export function watchMemory(process: number): { stop(): readonly number[] } {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(memoryOf(process)), sampleEvery);
  return {
    stop() {
      clearInterval(timer);
      return samples;
    },
  };
}

function familyOf(process: number): number[] {
  const threads = unlessEnded(() => readdirSync(`/proc/${process}/task`)) ?? [];
  const children = threads.flatMap((thread) => {
    const line = unlessEnded(() => readFileSync(`/proc/${process}/task/${thread}/children`, 'utf8')) ?? '';
    return line.split(' ').filter(Boolean).map(Number);
  });
  return [process, ...children.flatMap(familyOf)];
}

/** Bytes of its private pages, and its share of shared pages. */
function proportionalSize(process: number): number {
  const sizes = unlessEnded(() => readFileSync(`/proc/${process}/smaps_rollup`, 'utf8')) ?? '';
  return Number(/^Pss:\s+(\d+) kB$/m.exec(sizes)?.[1] ?? 0) * 1024;
}

/** Undefined if the process has ended, as those of Postgres connections may at any time. */
function unlessEnded<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}

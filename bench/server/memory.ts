// How much memory the processes of the server and its Postgres take together, as Linux tells.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sampleEvery = 1_000;

/** The process that runs Postgres in a data directory, and the server that started it. */
export function serverOf(dataDir: string): number {
  const postgres = Number.parseInt(readFileSync(join(dataDir, 'db/postmaster.pid'), 'utf8'));
  const status = readFileSync(`/proc/${postgres}/status`, 'utf8');
  return Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]);
}

/** Bytes of a process and of all those below it. Pages that some share are counted once. */
export function memoryOf(process: number): number {
  return familyOf(process).reduce((sum, member) => sum + proportionalSize(member), 0);
}

/** Samples it until `stop`, which gives the samples. */
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

/** Bytes of its own, and its share of those that it has with others. */
function proportionalSize(process: number): number {
  const sizes = unlessEnded(() => readFileSync(`/proc/${process}/smaps_rollup`, 'utf8')) ?? '';
  return Number(/^Pss:\s+(\d+) kB$/m.exec(sizes)?.[1] ?? 0) * 1024;
}

/** Connections of Postgres are processes, which may end while they are looked at. */
function unlessEnded<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}

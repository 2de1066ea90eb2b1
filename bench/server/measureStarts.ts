// How long the server takes to start, and what npm and Node take of that before anything of ours runs; and how much
// memory it takes while nobody asks it anything.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../measuring/statistics.ts';
import { memoryOf } from './memory.ts';
import { start } from './running.ts';

/** Milliseconds from the command to the first answer; all but the first are medians. */
export interface Starts {
  /** On a new data directory. */
  readonly first: number;
  readonly next: number;
  readonly nextWithoutNpm: number;
  /** `npm start` of a package whose script is a Node with nothing to do, to its end. */
  readonly npmAlone: number;
  /** Bytes. */
  readonly memoryAtRest: number;
}

const times = 5;
/** Milliseconds after which a start has come to rest. */
const settleTime = 10_000;

export async function measureStarts(dataDir: string): Promise<Starts> {
  const first = await startAndStop(dataDir, 'npm');
  const next: number[] = [];
  const nextWithoutNpm: number[] = [];
  const npmAlone: number[] = [];
  for (let i = 0; i < times; i += 1) {
    next.push(await startAndStop(dataDir, 'npm'));
    nextWithoutNpm.push(await startAndStop(dataDir, 'node'));
    npmAlone.push(await startNothing());
  }
  return {
    first,
    next: median(next),
    nextWithoutNpm: median(nextWithoutNpm),
    npmAlone: median(npmAlone),
    memoryAtRest: await measureAtRest(dataDir),
  };
}

async function startAndStop(dataDir: string, by: 'npm' | 'node'): Promise<number> {
  const server = await start(dataDir, by);
  await server.stop();
  return server.startedIn;
}

async function startNothing(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'homeplot-bench-npm-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node --eval 0' } }));
    const begun = performance.now();
    await once(spawn('npm', ['start'], { cwd: folder, stdio: 'ignore' }), 'close');
    return performance.now() - begun;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureAtRest(dataDir: string): Promise<number> {
  const server = await start(dataDir);
  try {
    await pause(settleTime);
    return memoryOf(server.process);
  } finally {
    await server.stop();
  }
}

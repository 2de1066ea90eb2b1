// How long the server takes to start, how much of that npm and Node take before our code runs, and how much memory the
// server needs when idle.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../measuring/statistics.ts';
import { memoryOf } from './memory.ts';
import { start } from './running.ts';

/** Milliseconds from the command to the first response; all but the first are medians. */
export interface Starts {
  /** On a new data directory. */
  readonly first: number;
  readonly next: number;
  readonly nextWithoutNpm: number;
  /** `npm start` of a package with an empty Node script, until it exits. */
  readonly npmAlone: number;
  /** Bytes. */
  readonly memoryAtRest: number;
}

const times = 5;
/** Milliseconds after a start until the server is idle. */
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

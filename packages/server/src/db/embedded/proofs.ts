// Restores the newest dump into a scratch database once a day, in a process of its own at low priority: only that proves that it
// can be restored.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { messageOf } from '../../kit/errors.ts';
import { Repeated } from '../../kit/repeated.ts';
import type { BackupHealth } from '../backupHealth.ts';
import { dumpsIn } from '../dumpFiles.ts';
import { checkRoom, DiskAlmostFullError } from '../dumps.ts';
import type { DataFolder } from './dataFolder.ts';

/** Milliseconds from the start to the first check whether a proof is due. */
const firstDelay = 10 * 60_000;
/** Milliseconds between two such checks. */
const interval = 3_600_000;
/** Milliseconds between two proofs: a little less than a day, so that the proof doesn't move to a later hour each day. */
const dueAfter = 23.5 * 3_600_000;

/** How many times the size of its compressed dump a database may take. */
const maxUnpackFactor = 12;

export interface Proofs {
  /** Proves the newest dump now. */
  prove(): Promise<void>;
  close(): Promise<void>;
}

const program = join(import.meta.dirname, 'prove.ts');

export function keepProofs(folder: DataFolder, health: BackupHealth): Proofs {
  let lastTry = Date.parse(health.proof?.at ?? '') || 0;
  const repeated = new Repeated(async () => {
    if (Date.now() - lastTry >= dueAfter) await prove();
  }, interval);
  repeated.start(firstDelay);
  return { prove, close: () => repeated.close() };

  async function prove(): Promise<void> {
    const [dump] = dumpsIn(folder.backups);
    if (dump === undefined) return;
    lastTry = Date.now();
    const file = join(folder.backups, dump);
    try {
      checkRoom(folder.path, maxUnpackFactor * statSync(file).size);
      await health.succeeded('proofRoom');
      await restoreApart(file);
      await health.succeeded('proof', { dump, at: new Date().toISOString() });
    } catch (error) {
      if (repeated.isClosed) return;
      const reason = messageOf(error).replace(/[^.]$/, '$&.');
      await health.failed(
        error instanceof DiskAlmostFullError ? 'proofRoom' : 'proof',
        `The backup ${file} could not be tested: ${reason} Keep the earlier backups until one passes, and see "Backup and restore" in docs/deployment.md.`,
      );
    }
  }

  async function restoreApart(file: string): Promise<void> {
    // The process ends when its channel to this one closes.
    const stdio = ['ignore', 'ignore', 'pipe', 'ipc'] as const;
    const child = fork(program, [folder.path, file], { execArgv: [], stdio: [...stdio] });
    const stop = (): void => void child.kill();
    repeated.signal.addEventListener('abort', stop);
    try {
      const [[code], errors] = await Promise.all([
        once(child, 'exit') as Promise<[number | null]>,
        child.stderr === null ? '' : text(child.stderr),
      ]);
      if (code !== 0) throw new Error(errors.trim() || 'The process that restored it was ended.');
    } finally {
      repeated.signal.removeEventListener('abort', stop);
    }
  }
}

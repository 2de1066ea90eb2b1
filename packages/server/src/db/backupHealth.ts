// Keeps whether the dumps in `backups/` are there, readable and restorable, and reports it to the operator: at the start, in the
// log, in /ready and in /metrics. It is stored in a file beside the dumps, because a restart solves no problem.
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dumpsIn, writtenAt } from './dumpFiles.ts';
import type { Warn } from './startError.ts';
import { writeWhole } from '../kit/wholeFile.ts';

export interface BackupReport {
  /** When the newest dump was written; null if there is none. */
  readonly newest: string | null;
  /** When a dump was last restored to prove it; null if never. */
  readonly proved: string | null;
  /** A sentence that anybody may read, since it names no folders. */
  readonly problem: string | null;
}

/** A dump that was restored to prove it, and when. */
interface Proof {
  readonly dump: string;
  readonly at: string;
}

/** What the file stores. */
interface Health {
  readonly proof: Proof | null;
  readonly problems: Readonly<Partial<Record<Part, string>>>;
}

/** What can fail: writing a dump and reading it back, or restoring the newest one, for which there must be room. */
export type Part = 'dump' | 'proof' | 'proofRoom';

const summaries: Readonly<Record<Part, string>> = {
  dump: 'The last backup could not be written or read back.',
  proof: 'The newest backup could not be restored.',
  proofRoom: 'The disk is too full to test the newest backup.',
};

export class BackupHealth {
  private readonly folder: string;
  private readonly warn: Warn;
  private kept: Health;

  /** Warns of the problems that there were when the server was stopped. */
  constructor(folder: string, warn: Warn) {
    this.folder = folder;
    this.warn = warn;
    this.kept = readHealth(folder);
    for (const problem of Object.values(this.kept.problems)) warn(`ATTENTION: ${problem}`);
  }

  get proof(): Proof | null {
    return this.kept.proof;
  }

  /** Notes that something has failed, and warns if the problem is new. */
  async failed(part: Part, problem: string): Promise<void> {
    if (this.kept.problems[part] === problem) return;
    this.warn(`ATTENTION: ${problem}`);
    await this.keep({ ...this.kept, problems: { ...this.kept.problems, [part]: problem } });
  }

  async succeeded(part: Part, proof: Proof | null = this.kept.proof): Promise<void> {
    const { [part]: solved, ...problems } = this.kept.problems;
    if (solved === undefined && proof === this.kept.proof) return;
    await this.keep({ proof, problems });
  }

  report(): BackupReport {
    const [newest] = dumpsIn(this.folder);
    const parts = Object.keys(this.kept.problems) as readonly Part[];
    return {
      newest: newest === undefined ? null : writtenAt(newest),
      proved: this.kept.proof?.at ?? null,
      problem: parts.length === 0 ? null : parts.map((part) => summaries[part]).join(' '),
    };
  }

  private async keep(kept: Health): Promise<void> {
    this.kept = kept;
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await writeWhole(fileIn(this.folder), JSON.stringify(kept));
    } catch {
      // On a full disk, or without the folder, it is known only while the server runs.
    }
  }
}

const fileIn = (folder: string): string => join(folder, 'health.json');

function readHealth(folder: string): Health {
  try {
    const { proof, problems } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Health;
    return { proof: typeof proof?.at === 'string' ? proof : null, problems: problems ?? {} };
  } catch {
    return { proof: null, problems: {} };
  }
}

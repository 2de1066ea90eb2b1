// Whether the dumps in `backups/` are there, readable and restorable, as the operator is told: at the start, in the log, by
// /ready and by /metrics. It is kept in a file beside them, because a restart mends nothing.
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dumpsIn, writtenAt } from './dumpFiles.ts';
import type { Warn } from './startError.ts';
import { writeWhole } from '../kit/wholeFile.ts';

export interface BackupReport {
  /** When the newest dump was written, and when one was last restored to prove it; null if never. */
  readonly newest: string | null;
  readonly proved: string | null;
  /** For anybody: it names no folders. */
  readonly problem: string | null;
}

interface Proof {
  readonly dump: string;
  readonly at: string;
}

interface Kept {
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
  private kept: Kept;

  /** Warns of what was wrong when the server was stopped. */
  constructor(folder: string, warn: Warn) {
    this.folder = folder;
    this.warn = warn;
    this.kept = readKept(folder);
    for (const problem of Object.values(this.kept.problems)) warn(`ATTENTION: ${problem}`);
  }

  get proof(): Proof | null {
    return this.kept.proof;
  }

  /** Warns of a problem that is new. */
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

  private async keep(kept: Kept): Promise<void> {
    this.kept = kept;
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await writeWhole(fileIn(this.folder), JSON.stringify(kept));
    } catch {
      // On a full disk, or without the folder, it is known as long as the server runs.
    }
  }
}

const fileIn = (folder: string): string => join(folder, 'health.json');

function readKept(folder: string): Kept {
  try {
    const { proof, problems } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Kept;
    return { proof: typeof proof?.at === 'string' ? proof : null, problems: problems ?? {} };
  } catch {
    return { proof: null, problems: {} };
  }
}

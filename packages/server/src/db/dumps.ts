// The dumps of the embedded database in `backups/`: one is written some seconds after changes, the newest are kept,
// and beside them the last of each of the last days. The database is tidied up then, too.
import { readdirSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { dump } from './dump.ts';
import type { Embedded } from './pglite.ts';
import { writeWhole } from './wholeFile.ts';

/** How many of the newest dumps are kept, and of how many days the last one. */
const newest = 5;
const days = 7;

/** Milliseconds: a dump begins when nothing has been done for `quiet`, at the latest `longest` after a change. */
export type Pace = { readonly quiet: number; readonly longest: number };

export const usualPace: Pace = { quiet: 3_000, longest: 60_000 };

/** A dump may take this share of the time at most, however large the database is. */
const share = 1 / 20;

const dumpName = /^\d{4}-\d\d-\d\dT[\d-]+Z\.dump\.gz$/;

export class Dumps {
  private readonly database: Embedded;
  private readonly folder: string;
  private readonly pace: Pace;
  private readonly tell: (sentence: string) => void;
  private timer: NodeJS.Timeout | undefined;
  /** When the oldest change that is in no dump was made; undefined when there may be none. */
  private since: number | undefined;
  private notBefore = 0;
  private dumped = '';
  private untidy = '';
  private running: Promise<void> = Promise.resolve();

  constructor(database: Embedded, folder: string, pace: Pace, tell: (sentence: string) => void) {
    this.database = database;
    this.folder = folder;
    this.pace = pace;
    this.tell = tell;
  }

  /** Says that something may have changed. */
  touched(): void {
    const now = performance.now();
    this.since ??= now;
    const latest = Math.min(now + this.pace.quiet, this.since + this.pace.longest);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), Math.max(latest, this.notBefore) - now).unref();
  }

  /** Writes a dump now if something has changed since the last one. Never throws. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.running = this.running.then(() => this.write()).catch((error: unknown) => this.failed(error));
    return this.running;
  }

  private async write(): Promise<void> {
    if (this.since === undefined) return;
    this.since = undefined;
    const changes = await changesOf(this.database);
    if (changes === this.dumped) return;
    const started = performance.now();
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}.dump.gz`;
    const rows = join(this.folder, `${name}.rows.unfinished`);
    try {
      await writeWhole(join(this.folder, name), await dump(this.database, rows));
    } finally {
      await rm(rows, { force: true });
    }
    this.dumped = changes;
    await this.tidy();
    const ended = performance.now();
    this.notBefore = ended + (ended - started) / share;
  }

  /** That it fails takes nothing from the dump, so it is only told, and tried again after the next one. */
  private async tidy(): Promise<void> {
    try {
      await Promise.all(toRemove(dumpsIn(this.folder)).map((old) => rm(join(this.folder, old))));
      await this.database.vacuum();
      this.untidy = '';
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const told = `The backup is written, but what is old could not be cleared away: ${reason}. It takes up room.`;
      if (this.untidy !== told) this.tell(told);
      this.untidy = told;
    }
  }

  private failed(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.tell(`The backup could not be written to ${this.folder}: ${reason}. The last ones are kept.`);
    this.notBefore = performance.now() + this.pace.longest;
    this.touched();
  }
}

/** Counts the transactions that wrote. */
async function changesOf(database: Database): Promise<string> {
  const [row] = await database.own((sql) =>
    sql.query<{ count: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as count'),
  );
  return row?.count ?? '';
}

/** The names of the dumps in a folder, newest first. */
export function dumpsIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => dumpName.test(name))
      .toSorted()
      .toReversed();
  } catch {
    return [];
  }
}

export function readDump(folder: string, name: string): Promise<Uint8Array> {
  return readFile(join(folder, name));
}

/** Of dumps by name, newest first, those that are not kept. */
export function toRemove(names: readonly string[]): readonly string[] {
  const dayOf = (name: string): string => name.slice(0, '2026-11-21'.length);
  const lastOfDays = names.filter(
    (name, index) => index === 0 || dayOf(name) !== dayOf(names[index - 1] ?? ''),
  );
  const kept = new Set([...names.slice(0, newest), ...lastOfDays.slice(0, days)]);
  return names.filter((name) => !kept.has(name));
}

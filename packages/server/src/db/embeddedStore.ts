// The embedded database in its data directory: locked, made safely the first time, backed up while it runs, and
// restored from the newest backup when its files do not open.
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Caller, Database, Sql } from './database.ts';
import { restore } from './dump.ts';
import { Dumps, dumpsIn, type Pace, readDump } from './dumps.ts';
import { type Lock, lockDirectory } from './lock.ts';
import { migrate } from './migrate.ts';
import { DamagedError, Embedded, isEmpty, MachineError } from './pglite.ts';
import { DiskFullError } from './scripts.ts';
import { syncFolder } from './wholeFile.ts';

type Tell = (sentence: string) => void;

/**
 * Opens the database in `<dataDir>/db`, up to date; `tell` hears what had to be done for that.
 * Throws LockedError, DiskFullError, MachineError, MigrationError, or DamagedError when it is damaged and there is no backup.
 */
export async function openEmbeddedStore(dataDir: string, pace: Pace, tell: Tell): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await chmod(dataDir, 0o700);
  const lock = lockDirectory(dataDir);
  try {
    const folder = new DataFolder(dataDir, tell);
    await folder.removeUnfinished();
    const database = await folder.open();
    try {
      await migrate(database);
    } catch (error) {
      await database.close();
      throw error;
    }
    const dumps = new Dumps(database, folder.backups, pace, tell);
    dumps.touched();
    return new BackedUp(database, dumps, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

class DataFolder {
  readonly backups: string;
  private readonly folder: string;
  private readonly database: string;
  private readonly unfinished: string;
  private readonly tell: Tell;

  constructor(folder: string, tell: Tell) {
    this.folder = folder;
    this.tell = tell;
    this.database = join(folder, 'db');
    this.unfinished = join(folder, 'db.unfinished');
    this.backups = join(folder, 'backups');
  }

  /** What an earlier start left that did not come to its end. */
  async removeUnfinished(): Promise<void> {
    await rm(this.unfinished, { recursive: true, force: true });
    if (!existsSync(this.backups)) return;
    const left = readdirSync(this.backups).filter((name) => name.endsWith('.unfinished'));
    await Promise.all(left.map((name) => rm(join(this.backups, name))));
  }

  async open(): Promise<Embedded> {
    if (isEmpty(this.database)) {
      if (dumpsIn(this.backups).length === 0) await this.make((database) => migrate(database));
      else await this.restoreNewest(`${this.database} is missing or empty.`);
    }
    try {
      return await this.openAgain();
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error;
      await this.restoreNewest(`${this.database} does not open: ${error.message}`);
      return Embedded.open(this.database);
    }
  }

  /** What fails once may have had a cause that is over. */
  private async openAgain(): Promise<Embedded> {
    return Embedded.open(this.database).catch((error: unknown) => {
      if (!(error instanceof DamagedError)) throw error;
      return Embedded.open(this.database);
    });
  }

  /** Makes a database aside and puts it in its place when it is complete, so that a half one is never taken. */
  private async make(fill: (database: Embedded) => Promise<void>): Promise<void> {
    await rm(this.unfinished, { recursive: true, force: true });
    const database = await Embedded.open(this.unfinished);
    try {
      await fill(database);
    } finally {
      await database.close();
    }
    await this.putAside();
    await rename(this.unfinished, this.database);
    await syncFolder(this.folder);
  }

  private async putAside(): Promise<void> {
    if (isEmpty(this.database)) return rm(this.database, { recursive: true, force: true });
    const aside = `${this.database}.damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    await rename(this.database, aside);
    this.tell(`The damaged database is kept in ${aside}.`);
  }

  /** Takes the newest backup that is whole. */
  private async restoreNewest(problem: string): Promise<void> {
    for (const name of dumpsIn(this.backups)) {
      try {
        await this.make(async (database) => restore(database, await readDump(this.backups, name)));
        this.tell(`${problem} It has been restored from the backup ${join(this.backups, name)}.`);
        return;
      } catch (error) {
        if (error instanceof DiskFullError || error instanceof MachineError) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        this.tell(`The backup ${name} is not whole: ${reason}.`);
      }
    }
    const found = dumpsIn(this.backups).length === 0 ? 'There is no backup' : 'No backup is whole';
    throw new DamagedError(
      `${problem} ${found} in ${this.backups}. Put a copy of ${this.database} there, or move it away to begin anew.`,
    );
  }
}

/** The database, which has a backup made after changes, and lets go of its directory when it is closed. */
class BackedUp implements Database {
  private readonly database: Embedded;
  private readonly dumps: Dumps;
  private readonly lock: Lock;

  constructor(database: Embedded, dumps: Dumps, lock: Lock) {
    this.database = database;
    this.dumps = dumps;
    this.lock = lock;
  }

  own<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.database.own(work).finally(() => this.dumps.touched());
  }

  as<T>(caller: Caller, work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.watched(caller, this.database.as(caller, work));
  }

  once<Row extends object>(caller: Caller, text: string, values: readonly string[]): Promise<readonly Row[]> {
    return this.watched(caller, this.database.once<Row>(caller, text, values));
  }

  private watched<T>({ method }: Caller, asked: Promise<T>): Promise<T> {
    return method === 'GET' || method === 'HEAD' ? asked : asked.finally(() => this.dumps.touched());
  }

  isReady(): Promise<boolean> {
    return this.database.isReady();
  }

  async close(): Promise<void> {
    await this.dumps.flush();
    await this.database.close().finally(() => this.lock.release());
  }
}

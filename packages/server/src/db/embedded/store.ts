// The embedded database of a data directory: created at the first start, checked at each start, kept running, and
// dumped regularly while it runs.
import { globSync, renameSync, statfsSync } from 'node:fs';
import type { Caller, Database, Sql } from '../database.ts';
import { Dumps, dumpsIn } from '../dumps.ts';
import { DatabaseError } from 'pg';
import { migrate } from '../migrate.ts';
import { Postgres } from '../postgres.ts';
import { UnreachableError } from '../scripts.ts';
import { StartError } from '../startError.ts';
import { syncFolder } from '../wholeFile.ts';
import { ClusterError, isWrongPassword } from './clusterError.ts';
import { checkContents, checkFiles, damagedAs, DamagedError, type FilesCheck } from './damage.ts';
import { DataFolder } from './dataFolder.ts';
import { bringOverEarlier } from './earlier.ts';
import { Keeper } from './keeper.ts';
import { removeManifest, writeManifest } from './manifest.ts';
import { look, Marker } from './mark.ts';
import { readThrough } from './readThrough.ts';

type Tell = (sentence: string) => void;

/**
 * Bytes that must be free on the disk for anything to be written; below this it only reads. Postgres stops if it has no
 * room for its log, which grows by 16 MB at a time.
 */
const leastFree = 64 * 1024 * 1024;

/** Throws StartError if it can't be opened. `tell` gets a sentence for each problem and for what was done about it. */
export async function openEmbeddedStore(dataDir: string, tell: Tell): Promise<EmbeddedStore> {
  const folder = new DataFolder(dataDir);
  folder.prepare();
  await bringOverEarlier(folder, tell);
  const cluster = folder.cluster();
  if (!cluster.files.exists) await makeFirst(folder);
  const keeper = new Keeper(cluster, tell);
  try {
    return await openWith(keeper, folder, tell);
  } catch (error) {
    await keeper.stop();
    throw inWords(error, folder);
  }
}

async function openWith(keeper: Keeper, folder: DataFolder, tell: Tell): Promise<EmbeddedStore> {
  const files = await startChecked(folder, keeper, tell);
  const cluster = folder.cluster();
  const database = new Postgres(cluster.connection('homeplot'), { mayWrite: () => hasRoom(folder.database) });
  try {
    folder.removeUnfinished();
    if (await hasSchema(database)) await checkContents(folder, keeper.client, { files, tell });
    await migrate(database);
    const marker = new Marker(keeper, folder.database, await look(keeper.client));
    const dumps = new Dumps(folder.backups, () => cluster.connection('postgres'), tell);
    if (files === 'unknown') void readThrough(folder, cluster.connection('postgres'), tell);
    return new EmbeddedStore({ database, keeper, dumps, marker, folder: folder.database });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** An error of Postgres during the opening is taken for damage to its files. */
function inWords(error: unknown, folder: DataFolder): unknown {
  if (error instanceof ClusterError) return new StartError(`${error.message} ${folder.howToRestore()}`);
  if (error instanceof DatabaseError) return damagedAs(error.message, folder);
  return error instanceof UnreachableError ? damagedAs(error.reason, folder) : error;
}

interface Parts {
  readonly database: Postgres;
  readonly keeper: Keeper;
  readonly dumps: Dumps;
  readonly marker: Marker;
  readonly folder: string;
}

/** A server's own Postgres, with the parts that look after it. */
export class EmbeddedStore implements Database {
  private readonly database: Postgres;
  private readonly keeper: Keeper;
  private readonly dumps: Dumps;
  private readonly marker: Marker;
  private readonly folder: string;

  constructor({ database, keeper, dumps, marker, folder }: Parts) {
    this.database = database;
    this.keeper = keeper;
    this.dumps = dumps;
    this.marker = marker;
    this.folder = folder;
  }

  own<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.database.own(work);
  }

  as<T>(caller: Caller, work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.database.as(caller, work);
  }

  once<Row extends object>(caller: Caller, text: string, values: readonly string[]): Promise<readonly Row[]> {
    return this.database.once<Row>(caller, text, values);
  }

  isReady(): Promise<boolean> {
    return this.database.isReady();
  }

  /** Writes a dump now, if something has changed since the last one. */
  writeDump(): Promise<void> {
    return this.dumps.write();
  }

  async close(): Promise<void> {
    this.marker.stop();
    const dumped = this.dumps.stop();
    await this.database.close();
    // A dump that is being written ends with Postgres, and is written again after the next start.
    const isInOrder = await this.keeper.stop();
    await dumped;
    if (isInOrder) await writeManifest(this.folder);
  }
}

/** Creates the database under another name and renames it when it is complete, so that half a database is never used. */
async function makeFirst(folder: DataFolder): Promise<void> {
  if (dumpsIn(folder.backups).length > 0) {
    throw new DamagedError(
      `${folder.database} is missing or empty, though there are backups of it. If it is on another disk, mount that. ` +
        folder.howToRestore(),
    );
  }
  const [aside] = globSync('db.{replaced,earlier,damaged}-*', { cwd: folder.path });
  if (aside !== undefined) {
    throw new DamagedError(
      `${folder.database} is missing, though ${aside} is beside it, as after a restore that was interrupted. ` +
        `Rename ${aside} to db to have the earlier database back, or move it elsewhere to begin with an empty one.`,
    );
  }
  folder.cluster(folder.unfinished).make();
  try {
    renameSync(folder.unfinished, folder.database);
  } catch (error) {
    // Another server was quicker and has the directory.
    if (!folder.cluster().files.exists) throw error;
  }
  await syncFolder(folder.path);
}

/** Returns whether the files are known to be unchanged. */
async function startChecked(folder: DataFolder, keeper: Keeper, tell: Tell): Promise<FilesCheck> {
  await keeper.endForsaken();
  const files = await checkFiles(folder);
  await removeManifest(folder.database);
  try {
    await keeper.start();
  } catch (error) {
    // If several servers start at once, the slower ones report which one has the directory.
    await keeper.endForsaken();
    if (!isWrongPassword(error)) throw error;
    tell(`The password in ${folder.database} was damaged; the database has a new one.`);
    folder.cluster().renewPassword();
    await keeper.start();
  }
  return files;
}

/** False in a database in which no migration has been run yet. */
async function hasSchema(database: Postgres): Promise<boolean> {
  const [found] = await database.own((sql) =>
    sql.query<{ isThere: boolean }>(`select to_regclass('homeplot.migrations') is not null as "isThere"`),
  );
  return found?.isThere === true;
}

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= leastFree;
}

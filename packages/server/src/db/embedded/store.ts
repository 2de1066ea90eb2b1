// The embedded database of a data directory: created at the first start, checked at each start, supervised and dumped
// regularly.
import { globSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { type ClientConfig, DatabaseError } from 'pg';
import { BackupHealth, type BackupReport } from '../backupHealth.ts';
import { DamagedError, DiskFullError, UnreachableError } from '../database.ts';
import { dumpsIn } from '../dumpFiles.ts';
import { type Dumps, keepDumps } from '../dumps.ts';
import { isMigrated, isUpToDate, migrate } from '../migrate.ts';
import { Postgres } from '../postgres.ts';
import { hasCode } from '../../kit/errors.ts';
import { StartError, type Warn } from '../startError.ts';
import { syncFolder } from '../../kit/wholeFile.ts';
import type { Role } from './cluster.ts';
import { ClusterError, isCutOff, isWrongPassword } from './clusterError.ts';
import { checkContents, checkFiles, damagedAs, type FilesCheck } from './damage.ts';
import { quoted } from '../../kit/shell.ts';
import { DataFolder } from './dataFolder.ts';
import { fullCheck } from './fullCheck.ts';
import { removeManifest, writeManifest } from './manifest.ts';
import { keepProofs, type Proofs } from './proofs.ts';
import { fullDisk, Room } from './diskRoom.ts';
import { Supervisor } from './supervisor.ts';
import { upgradeFolder } from './upgrade.ts';

/** How often it is proved that the newest dump can be restored. */
export type ProofSetting = 'daily' | 'off';

/** Opens the database, and creates it at the first start. Warns of each problem that it solved. Throws StartError. */
export async function openEmbeddedStore(
  dataDir: string,
  warn: Warn,
  proof: ProofSetting = 'off',
): Promise<EmbeddedStore> {
  const folder = new DataFolder(dataDir);
  folder.prepare();
  await upgradeFolder(folder, warn);
  folder.checkVersion();
  const cluster = folder.cluster();
  if (!cluster.files.exists) await createDatabase(folder);
  const supervisor = new Supervisor(cluster, warn);
  try {
    return await openWith(supervisor, folder, { warn, proof });
  } catch (error) {
    await supervisor.stop();
    throw startErrorOf(error, folder);
  }
}

async function openWith(
  supervisor: Supervisor,
  folder: DataFolder,
  { warn, proof }: { readonly warn: Warn; readonly proof: ProofSetting },
): Promise<EmbeddedStore> {
  const files = await startChecked(folder, supervisor, warn);
  const connection = (role: Role) => folder.cluster().connection(role);
  const store = new EmbeddedStore(connection('homeplot'), supervisor, folder, warn);
  try {
    folder.removeUnfinished();
    const isOurs = await isMigrated(store);
    // A newer server's database isn't damaged.
    const isCurrent = isOurs && (await isUpToDate(store));
    if (isOurs) await checkContents(folder, supervisor.client, { connection: connection('postgres'), warn });
    if (!isCurrent) await migrate(store);
    const health = new BackupHealth(folder.backups, warn);
    store.maintain({
      dumps: keepDumps(folder.backups, () => connection('postgres'), health),
      proofs: proof === 'daily' ? keepProofs(folder, health) : undefined,
      health,
    });
    if (files !== 'unchanged') void fullCheck(folder, connection('postgres'), warn);
    return store;
  } catch (error) {
    await store.disconnect();
    throw error;
  }
}

/** A Postgres error while opening is treated as damage to the files. */
function startErrorOf(error: unknown, folder: DataFolder): unknown {
  if (error instanceof DiskFullError || hasCode(error, 'ENOSPC', '53100') || isNoSpaceLeft(error))
    return fullDisk(folder.database);
  if (error instanceof ClusterError) return new StartError(`${error.message} ${folder.howToRestore()}`);
  if (error instanceof DatabaseError || isCutOff(error)) return damagedAs(error.message, folder);
  return error instanceof UnreachableError || error instanceof DamagedError
    ? damagedAs(error.reason, folder)
    : error;
}

/** What runs in the background while the store is open. */
interface Maintenance {
  readonly dumps: Dumps;
  readonly proofs: Proofs | undefined;
  readonly health: BackupHealth;
}

const isNoSpaceLeft = (error: unknown): boolean =>
  error instanceof ClusterError && error.message.includes('No space left on device');

/** The database of the Postgres that this server runs. */
export class EmbeddedStore extends Postgres {
  private readonly room: Room;
  private readonly supervisor: Supervisor;
  private readonly folder: string;
  readonly connection: ClientConfig;
  private maintenance: Maintenance | undefined;

  constructor(connection: ClientConfig, supervisor: Supervisor, folder: DataFolder, warn: Warn) {
    const room = new Room(folder.database, warn);
    const reported = new Set<string>();
    super(connection, {
      mayWrite: () => room.isThere(),
      onDamage: (reason) => {
        if (!reported.has(reason)) warn(`ATTENTION: ${damagedAs(reason, folder).message}`);
        reported.add(reason);
      },
    });
    this.room = room;
    this.supervisor = supervisor;
    this.folder = folder.database;
    this.connection = connection;
  }

  /** Whether nothing may be written, because the disk is almost full. */
  get isReadOnly(): boolean {
    return !this.room.isThere();
  }

  /** Keeps the dumps and their proofs up to date until the store is closed. */
  maintain(maintenance: Maintenance): void {
    this.maintenance = maintenance;
  }

  backups(): BackupReport | undefined {
    return this.maintenance?.health.report();
  }

  /** Writes a dump now, if something has changed since the last one. */
  async writeDump(): Promise<void> {
    await this.maintenance?.dumps.write();
  }

  /** Closes the connections, and leaves Postgres running. */
  disconnect(): Promise<void> {
    return super.close();
  }

  override async close(): Promise<void> {
    const closed = Promise.all([this.maintenance?.dumps.close(), this.maintenance?.proofs?.close()]);
    await this.disconnect();
    // This interrupts a dump that is being written; it is written again after the next start.
    const isClean = await this.supervisor.stop();
    await closed;
    // If the manifest can't be written, as on a full disk, the next start checks all files in full.
    if (isClean) await writeManifest(this.folder).catch(() => {});
  }
}

/** Creates the database under another name and renames it once it is complete, so that an incomplete one is never used. */
async function createDatabase(folder: DataFolder): Promise<void> {
  if (dumpsIn(folder.backups).length > 0) {
    throw new StartError(
      `${folder.database} is missing or empty, though there are backups of it. If it is on another disk, mount that. ` +
        folder.howToRestore(),
    );
  }
  const [archive] = globSync('db.{replaced,earlier,damaged}-*', { cwd: folder.path });
  if (archive !== undefined) {
    throw new StartError(
      `${folder.database} is missing, though ${archive} is beside it, as after an interrupted restore. ` +
        `Rename ${archive} to db to get the earlier database back, or move it elsewhere to start with an empty one.`,
    );
  }
  const remains = folder.remains();
  if (remains.length > 0) {
    throw new StartError(
      `${folder.database} is missing, though there is data of an installation in ${folder.path} (${remains.join(', ')}). ` +
        'If the database is on another disk, mount that. To restore a backup, type: ' +
        `${folder.command('restore', '<file>')}\nTo begin with an empty database, move the rest elsewhere first: ` +
        `mkdir ${quoted(`${folder.path}.old`)} && mv ${remains.map((name) => quoted(join(folder.path, name))).join(' ')} ${quoted(`${folder.path}.old`)}`,
    );
  }
  folder.cluster(folder.unfinished).create();
  try {
    renameSync(folder.unfinished, folder.database);
  } catch (error) {
    // If another server has created it meanwhile, that one is used.
    if (!folder.cluster().files.exists) throw error;
  }
  await syncFolder(folder.path);
}

async function startChecked(folder: DataFolder, supervisor: Supervisor, warn: Warn): Promise<FilesCheck> {
  await supervisor.stopOrphan();
  const files = await checkFiles(folder);
  const made = folder.cluster().files.makeEmptyFolders();
  if (made.length > 0) {
    warn(
      `The database in ${folder.database} lacked ${made.join(', ')}, which Postgres needs though nothing is kept there. ` +
        'They were made again. If you copied the database, copy empty folders too.',
    );
  }
  await removeManifest(folder.database);
  try {
    await supervisor.start();
  } catch (error) {
    // If several servers start at once, this throws an error that names the one that has the directory.
    await supervisor.stopOrphan();
    if (!isWrongPassword(error)) throw error;
    warn(`The password in ${folder.database} was damaged; the database has a new one.`);
    folder.cluster().resetPassword();
    await supervisor.start();
  }
  return files;
}

// The folders and files of a data directory, and how to restore it.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dumpsFolder, dumpsIn, timeOf } from '../dumpFiles.ts';
import { keysFile } from '../keys.ts';
import { quoted } from '../../kit/shell.ts';
import { StartError } from '../startError.ts';
import { accountForPostgres } from './account.ts';
import { Cluster } from './cluster.ts';
import { findPrograms, oldestMajor } from './programs.ts';

/** Prefix of the folders in which databases are created. */
const unfinished = 'db.unfinished';

export class DataFolder {
  readonly path: string;
  readonly database: string;
  /** The folder in which a database is created, to be renamed to `database` once it is complete. */
  readonly unfinished: string;
  readonly backups: string;

  constructor(path: string) {
    this.path = path;
    this.database = join(path, 'db');
    this.unfinished = join(path, `${unfinished}-${randomBytes(4).toString('hex')}`);
    this.backups = dumpsFolder(path);
  }

  /** Creates the folder, readable only by its owner. Postgres's own account may search it. */
  prepare(): void {
    mkdirSync(this.path, { recursive: true, mode: 0o700 });
    this.checkOwner();
    chmodSync(this.path, accountForPostgres() === null ? 0o700 : 0o711);
  }

  /** Throws StartError if the folder belongs to another account, which couldn't open the files that we would create. */
  checkOwner(): void {
    const own = process.getuid?.();
    if (own === undefined || !existsSync(this.path)) return;
    const { uid } = statSync(this.path);
    if (uid === own) return;
    throw new StartError(`${this.path} belongs to the account ${uid}. Run this command as that account.`);
  }

  /** Removes what an interrupted start or backup left behind. Only the server that holds the lock may call it. */
  removeUnfinished(): void {
    for (const name of globSync([`${unfinished}*`, 'backups/*.unfinished'], { cwd: this.path }))
      rmSync(join(this.path, name), { recursive: true, force: true });
  }

  /** The names of files that show that there was a database: the keys, and the files of plans. */
  remains(): readonly string[] {
    const hasFiles = globSync('files/*/*', { cwd: this.path }).length > 0;
    return [...(existsSync(keysFile(this.path)) ? ['keys.json'] : []), ...(hasFiles ? ['files'] : [])];
  }

  /** The command to type for a restore. */
  command(name: 'restore' | 'restore-files', argument: string): string {
    return `DATA_DIR=${quoted(this.path)} npm run ${name} -- ${argument}`;
  }

  cluster(folder = this.database): Cluster {
    return new Cluster(folder, findPrograms(), accountForPostgres());
  }

  /** Throws StartError if the database was made by another major version of Postgres, so that this one can't open it. */
  checkVersion(): void {
    const file = join(this.database, 'PG_VERSION');
    const madeBy = existsSync(file) ? Number(readFileSync(file, 'utf8')) : Number.NaN;
    const { major } = findPrograms();
    if (!(madeBy >= oldestMajor) || madeBy === major) return;
    throw new StartError(
      `The database in ${this.database} was made by Postgres ${madeBy}, and Postgres ${major} can't open it. ` +
        `Start with the programs of Postgres ${madeBy}, or change POSTGRES_BIN. To move to Postgres ${major}, ` +
        `type npm run backup with those of Postgres ${madeBy}, and restore that with those of Postgres ${major}. ` +
        this.howToRestore(),
    );
  }

  /** The folder to which the present database is moved, with the time in its name. */
  archiveName(why: 'earlier' | 'replaced'): string {
    return `${this.database}.${why}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  }

  /** Says how to go back to the newest dump. */
  howToRestore(): string {
    const [newest] = dumpsIn(this.backups);
    if (newest === undefined) return `There is no backup in ${this.backups}.`;
    return (
      'The newest backup lacks what was saved after it; a restore keeps the present files in another folder. ' +
      `To go back to the backup of ${timeOf(newest)}, type: ${this.command('restore', quoted(join(this.backups, newest)))}`
    );
  }
}

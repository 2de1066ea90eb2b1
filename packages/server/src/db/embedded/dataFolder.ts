// The folders and files of a data directory, and what it says of one that something is wrong with.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dumpsIn, timeOf } from '../dumps.ts';
import { StartError } from '../startError.ts';
import { accountForPostgres } from './account.ts';
import { Cluster } from './cluster.ts';
import { findPrograms } from './programs.ts';

/** Where a database is made; whoever makes one has a folder of its own. */
const unfinished = 'db.unfinished';

export class DataFolder {
  readonly path: string;
  readonly database: string;
  /** Where a database is made; a whole one takes the place of `database`. */
  readonly unfinished: string;
  readonly backups: string;

  constructor(path: string) {
    this.path = path;
    this.database = join(path, 'db');
    this.unfinished = join(path, `${unfinished}-${randomBytes(4).toString('hex')}`);
    this.backups = join(path, 'backups');
  }

  /** Makes the folder, for its owner alone. Where Postgres has an account of its own, that may pass through. */
  prepare(): void {
    mkdirSync(this.path, { recursive: true, mode: 0o700 });
    this.checkOwner();
    chmodSync(this.path, accountForPostgres() === null ? 0o700 : 0o711);
  }

  /** Throws StartError where it belongs to another account: what we make in it, that one could not open any more. */
  checkOwner(): void {
    const own = process.getuid?.();
    if (own === undefined || !existsSync(this.path)) return;
    const { uid } = statSync(this.path);
    if (uid === own) return;
    throw new StartError(`${this.path} belongs to the account ${uid}. Run this command as that account.`);
  }

  /** What an earlier start or backup left that did not come to its end. Only for whoever has the directory. */
  removeUnfinished(): void {
    for (const name of globSync([`${unfinished}*`, 'backups/*.unfinished'], { cwd: this.path }))
      rmSync(join(this.path, name), { recursive: true, force: true });
  }

  cluster(folder = this.database): Cluster {
    return new Cluster(folder, findPrograms(), accountForPostgres());
  }

  /** A name for what is put aside, with the time. */
  aside(why: 'damaged' | 'earlier' | 'replaced'): string {
    return `${this.database}.${why}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  }

  /** What to type to go back to the newest dump. */
  howToRestore(): string {
    const [newest] = dumpsIn(this.backups);
    if (newest === undefined) return `There is no backup in ${this.backups}.`;
    return (
      `To go back to the backup of ${timeOf(newest)}, type: ` +
      `npm run restore -- ${join(this.backups, newest)}`
    );
  }
}

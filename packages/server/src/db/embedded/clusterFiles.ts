// The files that we keep in the folder of a Postgres cluster, and the ownership of the folder.
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  globSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { isPostgres } from './processes.ts';
import { socketNumber } from './settings.ts';

/** The password of both roles. It lies beside the database's files, so that it moves with them. */
const passwordFile = 'homeplot.json';

/** Folders that Postgres keeps empty while it is stopped: for what we don't use, such as replication, or for its run time. */
const emptyFolders = [
  'commit_ts',
  'dynshmem',
  'notify',
  'replslot',
  'serial',
  'snapshots',
  'stat',
  'stat_tmp',
]
  .concat(
    'tblspc',
    'twophase',
    'logical/mappings',
    'logical/snapshots',
    'wal/archive_status',
    'wal/summaries',
  )
  .map((name) => `pg_${name}`);

export class ClusterFiles {
  readonly folder: string;
  private readonly account: Account | null;

  constructor(folder: string, account: Account | null) {
    this.folder = folder;
    this.account = account;
  }

  /** Whether the folder holds a database of any engine, or the remains of one. */
  get exists(): boolean {
    return existsSync(this.folder) && readdirSync(this.folder).length > 0;
  }

  /** Whether the folder holds a database that this version can open. */
  get isOurs(): boolean {
    return existsSync(join(this.folder, passwordFile));
  }

  /** The data directory, which holds the folder. */
  get dataDir(): string {
    return dirname(this.folder);
  }

  /** The process id of the Postgres that uses the folder, or used it last. */
  get pid(): number | undefined {
    return this.readPid('postmaster.pid');
  }

  /**
   * Removes the lock files of a Postgres that has ended. Its process id may belong to another program by now, as often
   * happens in a container, and Postgres would mistake that program for the owner of the folder.
   */
  removeStaleLocks(): void {
    for (const name of ['postmaster.pid', `.s.PGSQL.${socketNumber}.lock`]) {
      const pid = this.readPid(name);
      if (pid === undefined || !isPostgres(pid)) rmSync(join(this.folder, name), { force: true });
    }
  }

  /** An unreadable password is returned as a wrong one, which is then reset. */
  readPassword(): string {
    try {
      const { password } = JSON.parse(this.read(passwordFile)) as Record<string, unknown>;
      return typeof password === 'string' && password !== '' ? password : 'unknown';
    } catch {
      return 'unknown';
    }
  }

  writePassword(): string {
    const password = randomBytes(24).toString('base64url');
    this.write(passwordFile, `${JSON.stringify({ password })}\n`);
    return password;
  }

  /** Makes missing empty folders again, without which Postgres doesn't start. Returns their names. */
  makeEmptyFolders(): readonly string[] {
    if (!existsSync(join(this.folder, 'PG_VERSION'))) return [];
    const missing = emptyFolders.filter(
      (name) => existsSync(dirname(join(this.folder, name))) && !existsSync(join(this.folder, name)),
    );
    for (const name of missing) {
      const path = join(this.folder, name);
      mkdirSync(path, { mode: 0o700 });
      if (this.account !== null) lchownSync(path, this.account.uid, this.account.gid);
    }
    return missing;
  }

  /** Fixes owner and mode, which often change when the folder is copied by hand: Postgres requires a folder of its account. */
  takeOwnership(): void {
    chmodSync(this.folder, 0o700);
    const { account } = this;
    if (account === null || statSync(this.folder).uid === account.uid) return;
    for (const file of [...globSync('**', { cwd: this.folder }), '.'])
      lchownSync(join(this.folder, file), account.uid, account.gid);
  }

  /** Doesn't write if the file has this text already, since the disk may be full. */
  write(name: string, text: string): void {
    const file = join(this.folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
    const temporary = `${file}.${process.pid}`;
    rmSync(temporary, { force: true });
    // With 'wx', so that it never follows a link: the folder may belong to another account.
    writeFileSync(temporary, text, { mode: 0o600, flag: 'wx' });
    if (this.account !== null) lchownSync(temporary, this.account.uid, this.account.gid);
    // Renaming is atomic, as needed because another Postgres may be reading the file.
    renameSync(temporary, file);
  }

  private readPid(name: string): number | undefined {
    try {
      return Number.parseInt(this.read(name)) || undefined;
    } catch {
      return undefined;
    }
  }

  createFolder(): void {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    if (this.account !== null) lchownSync(this.folder, this.account.uid, this.account.gid);
  }

  /** Throws if the file is missing. */
  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }
}

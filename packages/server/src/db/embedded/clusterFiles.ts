// The files of ours in the folder of a Postgres, and whose they are.
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

/** Holds the password of both roles. Beside the database's files, so that it goes wherever they go. */
const passwordFile = 'homeplot.json';

export class ClusterFiles {
  readonly folder: string;
  private readonly account: Account | null;

  constructor(folder: string, account: Account | null) {
    this.folder = folder;
    this.account = account;
  }

  /** True if there is a database of any engine, or the remains of one. */
  get exists(): boolean {
    return existsSync(this.folder) && readdirSync(this.folder).length > 0;
  }

  /** True if there is one that this class made. */
  get isOurs(): boolean {
    return existsSync(join(this.folder, passwordFile));
  }

  /** The data directory, which holds the folder. */
  get dataDir(): string {
    return dirname(this.folder);
  }

  /** The process id in the database's own file; undefined if there is none. */
  get processNumber(): number | undefined {
    return this.numberIn('postmaster.pid');
  }

  /**
   * Removes the lock files of a Postgres that has ended. Its process id may belong to another program by now, as often
   * happens in a container, and Postgres would take that program for the one that has the folder.
   */
  removeStaleLocks(): void {
    for (const name of ['postmaster.pid', `.s.PGSQL.${socketNumber}.lock`]) {
      const number = this.numberIn(name);
      if (number === undefined || !isPostgres(number)) rmSync(join(this.folder, name), { force: true });
    }
  }

  /** A password that can't be read counts as a wrong one, which is then renewed. */
  readPassword(): string {
    try {
      const { password } = JSON.parse(readFileSync(join(this.folder, passwordFile), 'utf8')) as Record<
        string,
        unknown
      >;
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

  /** Postgres refuses a folder of another account, or one that others may read, as a copy made by hand often is. */
  own(): void {
    chmodSync(this.folder, 0o700);
    const { account } = this;
    if (account === null || statSync(this.folder).uid === account.uid) return;
    for (const file of [...globSync('**', { cwd: this.folder }), '.'])
      lchownSync(join(this.folder, file), account.uid, account.gid);
  }

  write(name: string, text: string): void {
    const file = join(this.folder, name);
    const aside = `${file}.${process.pid}`;
    rmSync(aside, { force: true });
    // The folder may belong to another account than ours, so a link that lies there must not be followed.
    writeFileSync(aside, text, { mode: 0o600, flag: 'wx' });
    if (this.account !== null) lchownSync(aside, this.account.uid, this.account.gid);
    // Replaced in one step, because another Postgres may be reading it.
    renameSync(aside, file);
  }

  /** The process id on the first line of a file. */
  private numberIn(name: string): number | undefined {
    try {
      return Number.parseInt(readFileSync(join(this.folder, name), 'utf8')) || undefined;
    } catch {
      return undefined;
    }
  }

  /** Makes the folder, for the account that Postgres runs as. */
  make(): void {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    if (this.account !== null) lchownSync(this.folder, this.account.uid, this.account.gid);
  }

  /** What a file says; an error if it is not there. */
  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }
}

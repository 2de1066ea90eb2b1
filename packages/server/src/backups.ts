// The commands that save and bring back the embedded database, with the settings of the server:
//   npm run backup -- <file>      everything into a new file, also while the server runs
//   npm run restore -- <file>     a backup into a data directory that has no database
import { resolve } from 'node:path';
import { type Environment, readConfig } from './config.ts';
import { BackupError, backUp, restoreBackup } from './db/backups.ts';
import { LockedError } from './db/lock.ts';
import { MigrationError } from './db/migrate.ts';
import { DamagedError } from './db/pglite.ts';
import { DiskFullError } from './db/scripts.ts';

type Command = (dataDir: string, file: string) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  async backup(dataDir, file) {
    const dump = await backUp(dataDir, file, (sentence) => console.error(sentence));
    return `${file} holds the keys and the dump ${dump} of ${dataDir}. Keep it where nobody else can read it.`;
  },
  async restore(dataDir, file) {
    const { accounts, projects } = await restoreBackup(file, dataDir);
    return `${dataDir} has the database of ${file} (accounts: ${accounts}, projects: ${projects}). Start the server.`;
  },
};

/** What is told without a stack. */
const told = [BackupError, LockedError, DamagedError, DiskFullError, MigrationError];

/** Gives back what was done. Throws BackupError, or what the command throws. */
async function run(args: readonly string[], environment: Environment): Promise<string> {
  const [name = '', file] = args;
  const command = commands[name];
  if (command === undefined || file === undefined || args.length > 2) {
    throw new BackupError('Name one file: npm run backup -- <file>, or npm run restore -- <file>.');
  }
  const config = readConfig(environment);
  if ('problems' in config) throw new BackupError(config.problems.join('\n'));
  if (config.databaseUrl !== null) {
    throw new BackupError(
      'DATABASE_URL names a Postgres, which has its own commands: pg_dump and pg_restore, as docs/deployment.md says.',
    );
  }
  return command(config.dataDir, resolve(file));
}

if (import.meta.main) {
  try {
    console.log(await run(process.argv.slice(2), process.env));
  } catch (error) {
    const isTold =
      error instanceof Error && ('syscall' in error || told.some((kind) => error instanceof kind));
    console.error(isTold ? error.message : error);
    process.exitCode = 1;
  }
}

// The commands that save the embedded database and bring it back, with the settings of the server:
//   npm run backup -- <file>      everything into a new file, also while the server runs
//   npm run restore -- <file>     a backup into a data directory that has no database, or over into the Postgres that
//                                 DATABASE_URL names, in which there is nothing yet
import { resolve } from 'node:path';
import { type Config, type Environment, readConfig } from './config.ts';
import { BackupError, backUp, moveToPostgres, restoreBackup } from './db/backups.ts';
import { LockedError } from './db/lock.ts';
import { MigrationError } from './db/migrate.ts';
import { StartError } from './db/open.ts';
import { DamagedError } from './db/pglite.ts';
import { DiskFullError } from './db/scripts.ts';

type Command = (config: Config, file: string) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  async backup({ dataDir, databaseUrl }, file) {
    if (databaseUrl !== null) {
      throw new BackupError(
        'DATABASE_URL names a Postgres, which is backed up by pg_dump, as docs/deployment.md says.',
      );
    }
    const dump = await backUp(dataDir, file, (sentence) => console.error(sentence));
    return `${file} holds the keys and the dump ${dump} of ${dataDir}. Keep it where nobody else can read it.`;
  },
  async restore({ dataDir, databaseUrl }, file) {
    const { accounts, projects } = await (databaseUrl === null
      ? restoreBackup(file, dataDir)
      : moveToPostgres(file, databaseUrl));
    const target = databaseUrl === null ? dataDir : 'The database that DATABASE_URL names';
    return `${target} has what is in ${file} (accounts: ${accounts}, projects: ${projects}). Start the server.`;
  },
};

/** What is told without a stack. */
const told = [BackupError, StartError, LockedError, DamagedError, DiskFullError, MigrationError];

/** Gives back what was done. Throws BackupError, or what the command throws. */
async function run(args: readonly string[], environment: Environment): Promise<string> {
  const [name = '', file] = args;
  const command = commands[name];
  if (command === undefined || file === undefined || args.length > 2) {
    throw new BackupError('Name one file: npm run backup -- <file>, or npm run restore -- <file>.');
  }
  const config = readConfig(environment);
  if ('problems' in config) throw new BackupError(config.problems.join('\n'));
  return command(config, resolve(file));
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

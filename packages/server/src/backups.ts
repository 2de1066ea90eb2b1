// The commands that back up and restore the embedded database, with the settings of the server:
//   npm run backup -- <file>      writes everything into a new file, even while the server runs
//   npm run restore -- <file>     restores a backup, or a dump from `backups/`, and moves the present database to another
//                                 folder. With DATABASE_URL, it restores into that Postgres, which must be empty.
import { resolve } from 'node:path';
import { type Config, type Environment, readConfig } from './config.ts';
import { BackupError, openBackup } from './db/backupFile.ts';
import { backUp } from './db/embedded/backUp.ts';
import { DataFolder } from './db/embedded/dataFolder.ts';
import { restoreInto } from './db/embedded/restoreInto.ts';
import { type Contents, restore } from './db/restore.ts';
import { StartError } from './db/startError.ts';

type Command = (config: Config, file: string) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  async backup({ dataDir, databaseUrl }, file) {
    if (databaseUrl !== null) {
      throw new BackupError(
        'DATABASE_URL is set. Back up that Postgres with pg_dump; see docs/deployment.md.',
      );
    }
    const contents = await backUp(dataDir, file, console.error);
    return `${file} has everything in ${dataDir} ${summaryOf(contents)}. Keep it where nobody else can read it.`;
  },
  async restore({ dataDir, databaseUrl }, file) {
    if (databaseUrl !== null) {
      const contents = await moveToPostgres(databaseUrl, file, dataDir);
      return `Restored ${file} to the database that DATABASE_URL names ${summaryOf(contents)}. Start the server.`;
    }
    const { archive, ...contents } = await restoreInto(new DataFolder(dataDir), file, 'replaced');
    const what = `Restored ${file} to ${dataDir} ${summaryOf(contents)}. Start the server.`;
    return archive === null ? what : `${what}\nThe earlier database is in ${archive}.`;
  },
};

const summaryOf = ({ accounts, projects }: Contents): string =>
  `(accounts: ${accounts}, projects: ${projects})`;

async function moveToPostgres(url: string, file: string, dataDir: string): Promise<Contents> {
  const backup = await openBackup(file, dataDir);
  return restore({ connectionString: url }, backup, 'keys in database').catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${file} can't be restored to the database that DATABASE_URL names: ${reason}`);
  });
}

/** Returns what was done. Throws BackupError, or what the command throws. */
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
    // Our own messages need no stack trace, nor does a file that can't be read or written.
    const isExpected = error instanceof StartError || (error instanceof Error && 'syscall' in error);
    console.error(isExpected ? error.message : error);
    process.exitCode = 1;
  }
}

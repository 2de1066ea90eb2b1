// The commands that save the embedded database and bring it back, with the settings of the server:
//   npm run backup -- <file>      everything into a new file, also while the server runs
//   npm run restore -- <file>     a backup, or a dump of `backups/`, into the data directory; what was there is put
//                                 aside. Where DATABASE_URL names a Postgres, into that, if there is nothing in it yet
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
        'DATABASE_URL names a Postgres, which is backed up by pg_dump, as docs/deployment.md says.',
      );
    }
    const contents = await backUp(dataDir, file, (sentence) => console.error(sentence));
    return `${file} has everything in ${dataDir} ${inWords(contents)}. Keep it where nobody else can read it.`;
  },
  async restore({ dataDir, databaseUrl }, file) {
    if (databaseUrl !== null) {
      const contents = await moveToPostgres(databaseUrl, file, dataDir);
      return `The database that DATABASE_URL names has what is in ${file} ${inWords(contents)}. Start the server.`;
    }
    const { aside, ...contents } = await restoreInto(new DataFolder(dataDir), file, 'replaced');
    const what = `${dataDir} has what is in ${file} ${inWords(contents)}. Start the server.`;
    return aside === null ? what : `${what}\nThe database that was there before is in ${aside}.`;
  },
};

const inWords = ({ accounts, projects }: Contents): string =>
  `(accounts: ${accounts}, projects: ${projects})`;

async function moveToPostgres(url: string, file: string, dataDir: string): Promise<Contents> {
  const backup = await openBackup(file, dataDir);
  return restore({ connectionString: url }, backup, 'keys inside').catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${file} cannot be moved to the database that DATABASE_URL names: ${reason}`);
  });
}

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
    // A sentence of ours needs no stack trace, nor does a file that can't be read or written.
    const isExpected = error instanceof StartError || (error instanceof Error && 'syscall' in error);
    console.error(isExpected ? error.message : error);
    process.exitCode = 1;
  }
}

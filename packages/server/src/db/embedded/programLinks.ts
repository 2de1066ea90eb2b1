// Makes the links between the libraries of Postgres, which an npm package can't hold.
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { StartError } from '../startError.ts';

export function noPostgres(reason: string): StartError {
  return new StartError(
    `Homeplot keeps accounts and projects in Postgres, but ${reason}. ` +
      'Install Postgres 15 or newer and set DATABASE_URL to its address, such as ' +
      'postgres://homeplot:password@127.0.0.1:5432/homeplot.',
  );
}

/** Creates the symbolic links between libraries, which an npm package can't contain; it lists them in a file instead. */
export function makeLinks(root: string): void {
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

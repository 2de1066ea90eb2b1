// A name for the folder of a socket that is short enough to connect to.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { socketNumber } from './settings.ts';

/** Bytes in the path of a socket; systems allow 104 or 108, including the final zero. */
const longestPath = 103;

const links = new Map<string, string>();

/** The folder itself or, if its path is too long, a link to it in the folder for temporary files. */
export function reachableFolder(folder: string): string {
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${socketNumber}`)) <= longestPath) return folder;
  const known = links.get(folder);
  if (known !== undefined) return known;
  const aside = mkdtempSync(join(tmpdir(), 'homeplot-'));
  process.once('exit', () => rmSync(aside, { recursive: true, force: true }));
  const link = join(aside, 'db');
  symlinkSync(folder, link);
  links.set(folder, link);
  return link;
}

// A path to the socket's folder that is short enough to connect to.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { socketNumber } from './settings.ts';

/** Bytes; systems allow 104 or 108, including the final zero. */
const maxPathLength = 103;

const links = new Map<string, string>();

/** The folder itself or, if its path is too long, a symbolic link to it in the system's temporary folder. */
export function shortPathTo(folder: string): string {
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${socketNumber}`)) <= maxPathLength) return folder;
  const known = links.get(folder);
  if (known !== undefined) return known;
  const temporary = mkdtempSync(join(tmpdir(), 'homeplot-'));
  process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
  const link = join(temporary, 'db');
  symlinkSync(folder, link);
  links.set(folder, link);
  return link;
}

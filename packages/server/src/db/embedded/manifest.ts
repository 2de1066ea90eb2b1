// What the files of the database were when it was stopped. Postgres notices by itself when a page has other contents
// than it wrote, but not when a file was cut short, emptied or swapped for an older one.
import { globSync, lstatSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { syncFolder, writeWhole } from '../wholeFile.ts';

const name = 'homeplot.manifest';

/** Of so many bytes in all the contents are compared, those of small files first; of the others only the sizes. */
const mostRead = 256 * 1024 * 1024;

/** Files that every start makes anew, or can do without. */
const notCompared =
  /^(homeplot\.\w+|postmaster\.\w+|postgresql(\.auto)?\.conf|pg_(hba|ident)\.conf|\.s\.PGSQL.*|pg_stat(_tmp)?\/.*|.*pg_internal\.init|base\/pgsql_tmp\/.*)$/;

/** Size and checksum of a file; no checksum where its contents are not compared. */
type Entry = readonly [size: number, checksum: number | null];

interface File {
  readonly path: string;
  readonly size: number;
}

/** To be called when Postgres has ended in good order. */
export async function writeManifest(folder: string): Promise<void> {
  const entries: Record<string, Entry> = {};
  let read = 0;
  for (const { path, size } of filesIn(folder)) {
    read += size;
    entries[path] = [size, read > mostRead ? null : checksumOf(join(folder, path))];
  }
  await writeWhole(join(folder, name), JSON.stringify(entries));
}

/** Nothing is known where Postgres did not end in good order. */
export type Comparison =
  | { readonly result: 'unchanged' | 'unknown' }
  | { readonly result: 'changed'; readonly file: string };

/** Compares the files with what they were. The first that has changed is told in words. */
export async function compareFiles(folder: string): Promise<Comparison> {
  const before = await readManifest(folder);
  if (before === undefined) return { result: 'unknown' };
  const file = findChange(folder, before);
  return file === undefined ? { result: 'unchanged' } : { result: 'changed', file };
}

function findChange(folder: string, before: Readonly<Record<string, Entry>>): string | undefined {
  const now = new Map(filesIn(folder).map(({ path, size }) => [path, size]));
  for (const [path, [size, checksum]] of Object.entries(before)) {
    const found = now.get(path);
    if (found === undefined) return `${path} is missing`;
    if (found !== size) return `${path} has ${found} bytes in place of ${size}`;
    if (checksum !== null && checksumOf(join(folder, path)) !== checksum) return `${path} has other contents`;
  }
  return undefined;
}

/** To be called before Postgres writes again. */
export async function removeManifest(folder: string): Promise<void> {
  rmSync(join(folder, name), { force: true });
  await syncFolder(folder);
}

/** Where the server finds that files have changed, whoever knows better removes this file. */
export const manifestIn = (folder: string): string => join(folder, name);

async function readManifest(folder: string): Promise<Readonly<Record<string, Entry>> | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<string, Entry>;
  } catch {
    return undefined;
  }
}

/** All files that are compared, the smallest first. */
function filesIn(folder: string): readonly File[] {
  return globSync('**', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !notCompared.test(path))
    .flatMap((path) => {
      const found = lstatSync(join(folder, path));
      return found.isFile() ? [{ path, size: found.size }] : [];
    })
    .toSorted((a, b) => a.size - b.size || (a.path < b.path ? -1 : 1));
}

function checksumOf(file: string): number {
  return crc32(readFileSync(file));
}

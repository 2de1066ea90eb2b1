// The manifest: sizes and checksums of the database's files at the last shutdown. Postgres itself notices a damaged page, but
// not a file that was cut short, emptied, or replaced by an older one.
import { lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { syncFolder, writeWhole } from '../../kit/wholeFile.ts';

const name = 'homeplot.manifest';

/** So many bytes get checksums, small files first; of the other files only the sizes are compared. */
const maxChecksummed = 256 * 1024 * 1024;

/** Files that every start rewrites or can do without. */
const ignored =
  /^(homeplot\.\w+|postmaster\.\w+|postgresql(\.auto)?\.conf|pg_(hba|ident)\.conf|\.s\.PGSQL.*|pg_stat(_tmp)?\/.*|.*pg_internal\.init|base\/pgsql_tmp\/.*)$/;

/** The databases template1, template0 and postgres: two thirds of all files, with none of our data. */
const withoutOurData = /^base\/[145]\//;

type Entry = readonly [size: number, checksum: number | null];

interface File {
  readonly path: string;
  readonly size: number;
}

/** The segments of the log that are spare: after a clean shutdown only the oldest is in use, and Postgres overwrites the others. */
function spareLogs(files: readonly File[]): ReadonlySet<string> {
  const segments = files.map(({ path }) => path).filter((path) => /^pg_wal\/[0-9A-F]{24}$/.test(path));
  return new Set(segments.toSorted().slice(1));
}

/** Writes the manifest. Call it after a clean shutdown. checksummed: how many bytes get checksums. */
export async function writeManifest(folder: string, checksummed = maxChecksummed): Promise<void> {
  const entries: Record<string, Entry> = {};
  const files = filesIn(folder);
  const spare = spareLogs(files);
  let bytes = 0;
  for (const { path, size } of files) {
    const isOurs = !spare.has(path) && !withoutOurData.test(path);
    if (isOurs) bytes += size;
    const getsChecksum = isOurs && bytes <= checksummed;
    entries[path] = [size, getsChecksum ? checksumOf(join(folder, path)) : null];
  }
  await writeWhole(join(folder, name), JSON.stringify(entries));
}

/**
 * Compares the files with the manifest. `unknown`: Postgres did not shut down cleanly. `partly`: the files with checksums are
 * unchanged, but some have none. `changed`: names the first changed file, and what has changed.
 */
export async function compareFiles(
  folder: string,
): Promise<'unchanged' | 'partly' | 'unknown' | { readonly changed: string }> {
  const before = await readManifest(folder);
  if (before === undefined) return 'unknown';
  const changed = findChange(folder, before);
  if (changed !== undefined) return { changed };
  const isPartly = Object.entries(before).some(
    ([path, [, checksum]]) => checksum === null && path.startsWith('base/') && !withoutOurData.test(path),
  );
  return isPartly ? 'partly' : 'unchanged';
}

function findChange(folder: string, before: Readonly<Record<string, Entry>>): string | undefined {
  const now = new Map(filesIn(folder).map(({ path, size }) => [path, size]));
  for (const [path, [size, checksum]] of Object.entries(before)) {
    const found = now.get(path);
    if (found === undefined) return `${path} is missing`;
    if (found !== size) return `${path} has ${found} bytes instead of ${size}`;
    if (checksum !== null && checksumOf(join(folder, path)) !== checksum) return `${path} has changed`;
  }
  return undefined;
}

/** Removes the manifest, which must be done before Postgres writes again. */
export async function removeManifest(folder: string): Promise<void> {
  rmSync(join(folder, name), { force: true });
  await syncFolder(folder);
}

export const manifestIn = (folder: string): string => join(folder, name);

async function readManifest(folder: string): Promise<Readonly<Record<string, Entry>> | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<string, Entry>;
  } catch {
    return undefined;
  }
}

/** The files that the manifest lists, the smallest first. */
function filesIn(folder: string): readonly File[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => ({ path: path.replaceAll('\\', '/'), entry: lstatSync(join(folder, path)) }))
    .filter(({ path, entry }) => entry.isFile() && !ignored.test(path))
    .map(({ path, entry }) => ({ path, size: entry.size }))
    .toSorted((a, b) => a.size - b.size || (a.path < b.path ? -1 : 1));
}

function checksumOf(file: string): number {
  return crc32(readFileSync(file));
}

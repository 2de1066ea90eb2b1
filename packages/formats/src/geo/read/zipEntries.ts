// The files of a zip archive, unpacked within limits. Sizes are counted while unpacking, because the stated ones can't be
// trusted.
import { joinBytes } from '../../kit/joinBytes.ts';
import { Unzip, UnzipInflate } from 'fflate';

/** Maximum bytes of all files that are read, unpacked. */
const maxBytes = 192 * 2 ** 20;
const maxEntries = 2000;
/** Bytes that are unpacked at a time. */
const chunk = 2 ** 16;
const passwordFlag = 1;

export type ZipReading =
  | {
      readonly ok: true;
      readonly files: ReadonlyMap<string, Uint8Array>;
      /** Names of files that weren't read. */
      readonly others: readonly string[];
    }
  | { readonly ok: false; readonly problem: string };

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

const damaged = 'This archive is damaged or cut off. Download it again, then choose it here.';

/** Whether an archive ends with its directory, as a complete one does; only a comment may follow. */
function hasDirectory(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 22; at >= 0 && at > bytes.length - 2 ** 16 - 22; at--)
    if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 5 && bytes[at + 3] === 6)
      return true;
  return false;
}

class Refused extends Error {}

/** Reads the files whose names are `wanted`. */
export function zipEntries(bytes: Uint8Array, wanted: RegExp): ZipReading {
  if (((bytes[6] ?? 0) & passwordFlag) !== 0)
    return {
      ok: false,
      problem: 'This archive has a password. Unpack it, and zip its files again without one.',
    };
  if (!hasDirectory(bytes)) return { ok: false, problem: damaged };
  const files = new Map<string, Uint8Array>();
  const others: string[] = [];
  let total = 0;
  let count = 0;
  const unzip = new Unzip((entry) => {
    if (++count > maxEntries)
      throw new Refused(`This archive has more than ${maxEntries} files. Zip only those of the parcels.`);
    if (!isSafe(entry.name) || !wanted.test(entry.name)) {
      if (!entry.name.endsWith('/')) others.push(entry.name);
      return;
    }
    const parts: Uint8Array[] = [];
    entry.ondata = (error, data, final) => {
      if (error) throw error;
      total += data.length;
      if (total > maxBytes)
        throw new Refused(
          `This archive unpacks to more than ${maxBytes / 2 ** 20} MB, which is the limit. Export only the parcels near your site.`,
        );
      parts.push(data);
      if (final) files.set(entry.name, joinBytes(parts));
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += chunk)
      unzip.push(bytes.subarray(at, at + chunk), at + chunk >= bytes.length);
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problem: error.message };
    return { ok: false, problem: damaged };
  }
  return { ok: true, files, others };
}

/** Absolute names and names that lead out of the archive are never read. */
const isSafe = (name: string): boolean =>
  !/^([/\\]|[a-z]:)/i.test(name) && !name.split(/[/\\]/).includes('..') && !name.startsWith('__MACOSX/');

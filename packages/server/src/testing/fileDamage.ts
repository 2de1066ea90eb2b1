// For the tests: what a bad disk, or a hand that slips, does to a file.
import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';

/** Each gives what is left of the bytes of a file. */
const damages = {
  'cut to half': (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2)),
  emptied: () => Buffer.alloc(0),
  zeroed: (bytes: Buffer) => Buffer.alloc(bytes.length),
  scribbled: (bytes: Buffer) => {
    const scribbled = Buffer.from(bytes);
    scribbled.write('damage', Math.floor(bytes.length / 2));
    return scribbled;
  },
} as const;

export type Damage = keyof typeof damages;

export const damageNames = Object.keys(damages) as readonly Damage[];

/** Gives back how to repair it; undefined where the file is as it was, as an empty one that is cut. */
export function damageFile(file: string, name: Damage): (() => void) | undefined {
  const before = readFileSync(file);
  const after = damages[name](before);
  if (after.equals(before)) return undefined;
  writeInto(file, after);
  return () => writeInto(file, before);
}

/** The file keeps its owner and its rights. */
function writeInto(file: string, bytes: Buffer): void {
  if (statSync(file).size > bytes.length) truncateSync(file, bytes.length);
  writeFileSync(file, bytes, { flag: 'r+' });
}

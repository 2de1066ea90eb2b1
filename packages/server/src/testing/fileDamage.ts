// For the tests: damages a file as a bad disk does.
import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';

const damages = {
  'cut to half': (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2)),
  emptied: () => Buffer.alloc(0),
  zeroed: (bytes: Buffer) => Buffer.alloc(bytes.length),
  'overwritten in the middle': (bytes: Buffer) => {
    const overwritten = Buffer.from(bytes);
    overwritten.write('damage', Math.floor(bytes.length / 2));
    return overwritten;
  },
} as const;

export type Damage = keyof typeof damages;

export const damageNames = Object.keys(damages) as readonly Damage[];

/** Returns a function that repairs the file; undefined if nothing has changed, as with an empty file. */
export function damageFile(file: string, name: Damage): (() => void) | undefined {
  const before = readFileSync(file);
  const after = damages[name](before);
  if (after.equals(before)) return undefined;
  writeInto(file, after);
  return () => writeInto(file, before);
}

/** Keeps owner and mode. */
function writeInto(file: string, bytes: Buffer): void {
  if (statSync(file).size > bytes.length) truncateSync(file, bytes.length);
  writeFileSync(file, bytes, { flag: 'r+' });
}

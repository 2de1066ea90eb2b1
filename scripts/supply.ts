// Checks that all third-party packages have exact versions, and integrity digests in the lock file. A linter of lock files
// wouldn't do: lockfile-lint passes a package that has no digest.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isForThisSystem } from './install.mjs';
import { isFetched, type Lock, type LockEntry, packageName, readLock } from './lock.ts';
import { root } from './tool.ts';

type Ranges = { readonly [name: string]: string | Ranges };

export type Manifest = {
  readonly name: string;
  readonly dependencies?: Ranges;
  readonly devDependencies?: Ranges;
  readonly optionalDependencies?: Ranges;
  readonly overrides?: Ranges;
};

const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Messages about versions in a package.json that aren't exact. Our own packages need none. */
export function loosePins(file: string, manifest: Manifest, own: ReadonlySet<string>): string[] {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
  const named = [dependencies, devDependencies, optionalDependencies, overrides].flatMap(ranges);
  return named
    .filter(([name, range]) => !own.has(name) && !exactVersion.test(range))
    .map(([name, range]) => `${file} asks for ${name} "${range}". Name one exact version, such as "1.2.3".`);
}

function ranges(of: Ranges = {}): [string, string][] {
  return Object.entries(of).flatMap(([name, range]) =>
    typeof range === 'string' ? [[name, range]] : ranges(range),
  );
}

/**
 * Messages about the lock file. npm can't record the integrity of an optional package that its registry doesn't have, so packages
 * for other platforms may lack it.
 */
export function lockFaults(
  { packages }: Lock,
  isForUs: (entry: LockEntry) => boolean = isForThisSystem,
): string[] {
  return Object.entries(packages)
    .filter(([path, entry]) => isFetched(path, entry))
    .flatMap(([path, entry]) => entryFaults(path, entry, isForUs));
}

function entryFaults(path: string, entry: LockEntry, isForUs: (entry: LockEntry) => boolean): string[] {
  const { version = '', resolved, integrity, optional } = entry;
  const release = `package-lock.json: ${packageName(path)} ${version}`;
  const faults: string[] = [];
  if (!exactVersion.test(version))
    faults.push(`${release} has no exact version. Depend on a published release.`);
  if (resolved !== undefined) {
    faults.push(
      `${release} names where it was fetched (${resolved}). Run: npm install --omit-lockfile-registry-resolved`,
    );
  }
  if (integrity === undefined ? !optional || isForUs(entry) : !integrity.startsWith('sha512-')) {
    faults.push(`${release} has no sha512 integrity. Run: npm run mend-lock`);
  }
  return faults;
}

/** Prints the problems, and returns true if there are none. */
export function supplyHolds(): boolean {
  const files = globSync('{.,packages/*,e2e,bench}/package.json', { cwd: root }).toSorted();
  const manifests = files.map(
    (file) => [file, JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest] as const,
  );
  const own = new Set(manifests.map(([, { name }]) => name));
  const faults = [
    ...manifests.flatMap(([file, manifest]) => loosePins(file, manifest, own)),
    ...lockFaults(readLock()),
  ];
  for (const message of faults) console.error(message);
  return faults.length === 0;
}

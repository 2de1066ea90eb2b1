// Reads package-lock.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tool.ts';

/** Version ranges by package name. */
type VersionRanges = Readonly<Record<string, string>>;

export type LockEntry = {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly optional?: boolean;
  readonly license?: string;
  readonly os?: string[];
  readonly cpu?: string[];
  readonly libc?: string[];
  readonly dependencies?: VersionRanges;
  readonly optionalDependencies?: VersionRanges;
  readonly peerDependencies?: VersionRanges;
};

export type Lock = { readonly packages: Readonly<Record<string, LockEntry>> };

export const lockFile = join(root, 'package-lock.json');

export const readLock = (): Lock => JSON.parse(readFileSync(lockFile, 'utf8')) as Lock;

const folder = 'node_modules/';

/** The name of the package at a path such as `node_modules/a/node_modules/@b/c`. */
export const packageName = (path: string): string => path.slice(path.lastIndexOf(folder) + folder.length);

/** Whether the package comes from a registry: it is neither a workspace nor bundled in another package. */
export const isFetched = (path: string, { link, inBundle }: LockEntry): boolean =>
  path.includes(folder) && link !== true && inBundle !== true;

// Brings node_modules up to date with the lock file. Plain JavaScript that any Node from 18 on can run, and nothing
// but Node itself is imported.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockEntry */
/** @typedef {{ packages: Record<string, LockEntry> }} Lock */

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The Node that everything of ours runs on. */
export const wantedNode = 24;

const windows = process.platform === 'win32';
const ourNodePackage = `node-${windows ? 'win' : process.platform}-${process.arch}`;

/** Holds the digest of the lock file that was installed. */
const stamp = join(root, 'node_modules/.homeplot');

/** Installs when something is missing or outdated; false when that failed, which npm has told by then. */
export function installIfNeeded() {
  const digest = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return true;
  if (!packagesMatchTheLock()) {
    console.log('Installing the packages. This takes a minute or two, once.');
    if (!installPackages()) return false;
  }
  writeFileSync(stamp, digest);
  return true;
}

/** Where a package of the Node that we want keeps its program. */
export function nodeIn(/** @type {string} */ folder) {
  return join(folder, 'node_modules', ourNodePackage, 'bin', windows ? 'node.exe' : 'node');
}

/** It is there, and the system has what it is linked with. */
export function nodeStarts(/** @type {string} */ program) {
  return existsSync(program) && spawnSync(program, ['--version']).status === 0;
}

/** Compares what npm says that it installed, for us or by hand, with what the lock file wants here. */
function packagesMatchTheLock() {
  const installed = readLock('node_modules/.package-lock.json');
  if (installed === undefined) return false;
  return Object.entries(readLock('package-lock.json') ?? {}).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    return found === undefined ? entry.optional && !isForThisSystem(entry) : found.version === entry.version;
  });
}

/** @returns {Record<string, LockEntry> | undefined} */
function readLock(/** @type {string} */ file) {
  try {
    return /** @type {Lock} */ (JSON.parse(readFileSync(join(root, file), 'utf8'))).packages;
  } catch {
    return undefined;
  }
}

export function isForThisSystem(/** @type {LockEntry} */ { os, cpu, libc }) {
  if (os?.includes(process.platform) === false || cpu?.includes(process.arch) === false) return false;
  // What is for every system is optional for another reason.
  if (os === undefined) return false;
  return libc === undefined || libc.includes(existsSync('/etc/alpine-release') ? 'musl' : 'glibc');
}

/** npm leaves out optional packages that an old Node could not run, so it runs on the Node that will run them. */
function installPackages() {
  const temporary = mkdtempSync(join(tmpdir(), 'homeplot-node-'));
  try {
    const node =
      Number.parseInt(process.versions.node) >= wantedNode ? process.execPath : fetchNode(temporary);
    return npm(node, root, ['ci']) || npm(node, root, ['install']);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The Node that we want, in a folder of its own; the running one where there is none for this system. */
function fetchNode(/** @type {string} */ folder) {
  const version = readLock('package-lock.json')?.[`node_modules/${ourNodePackage}`]?.version;
  if (version === undefined) return process.execPath;
  npm(process.execPath, folder, ['install', '--no-save', '--prefix', folder, `${ourNodePackage}@${version}`]);
  const fetched = nodeIn(folder);
  return nodeStarts(fetched) ? fetched : process.execPath;
}

/** Runs npm on a Node, in a folder. */
function npm(/** @type {string} */ node, /** @type {string} */ cwd, /** @type {string[]} */ command) {
  const options = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  const args = [...command, ...options, '--loglevel=error'];
  // npm names its own file to the scripts that it runs; other package managers name theirs.
  const own = process.env.npm_execpath;
  const known = own !== undefined && basename(own) === 'npm-cli.js' && existsSync(own);
  const [program, first] = known ? [node, [own]] : ['npm', []];
  const { status } = spawnSync(program, [...first, ...args], {
    cwd,
    env: withFirstOnPath(dirname(node)),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: !known && windows,
  });
  return status === 0;
}

/** The environment with a folder first among those where programs are looked for. */
export function withFirstOnPath(/** @type {string} */ folder) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [name]: [folder, process.env[name]].filter(Boolean).join(delimiter) };
}

// Installs the packages if node_modules doesn't match the lock file. Plain JavaScript for Node 18 or newer, without
// dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockEntry */
/** @typedef {{ packages: Record<string, LockEntry> }} Lock */

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The major version that the product needs. */
export const wantedNode = 24;

const windows = process.platform === 'win32';
const ourNodePackage = `node-${windows ? 'win' : process.platform}-${process.arch}`;

/** A file with the digest of the lock file that was installed last. */
const stamp = join(root, 'node_modules/.homeplot');

/** Returns false if the installation failed; npm has printed why. */
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

/** The Node program in a folder into which the npm package of Node was installed. */
export function nodeIn(/** @type {string} */ folder) {
  return join(folder, 'node_modules', ourNodePackage, 'bin', windows ? 'node.exe' : 'node');
}

/** Whether the program exists and starts, which it doesn't without the libraries that it needs. */
export function nodeStarts(/** @type {string} */ program) {
  return existsSync(program) && spawnSync(program, ['--version']).status === 0;
}

/** Compares what npm has installed with the lock file. */
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
  // A package for every system is optional for another reason than its system.
  if (os === undefined) return false;
  return libc === undefined || libc.includes(existsSync('/etc/alpine-release') ? 'musl' : 'glibc');
}

/** npm runs on the Node that we need, because it skips optional packages that don't support its own version. */
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

/** Installs the Node that we need in a temporary folder, and returns its program; the running one if there is none for this system. */
function fetchNode(/** @type {string} */ folder) {
  const version = readLock('package-lock.json')?.[`node_modules/${ourNodePackage}`]?.version;
  if (version === undefined) return process.execPath;
  npm(process.execPath, folder, ['install', '--no-save', '--prefix', folder, `${ourNodePackage}@${version}`]);
  const fetched = nodeIn(folder);
  return nodeStarts(fetched) ? fetched : process.execPath;
}

function npm(/** @type {string} */ node, /** @type {string} */ cwd, /** @type {string[]} */ command) {
  const options = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  const args = [...command, ...options, '--loglevel=error'];
  // npm sets this to its own script, and other package managers to theirs.
  const script = process.env.npm_execpath;
  const isNpm = script !== undefined && basename(script) === 'npm-cli.js' && existsSync(script);
  const [program, first] = isNpm ? [node, [script]] : ['npm', []];
  const { status } = spawnSync(program, [...first, ...args], {
    cwd,
    env: withFirstOnPath(dirname(node)),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: !isNpm && windows,
  });
  return status === 0;
}

/** The environment with a folder at the front of PATH. */
export function withFirstOnPath(/** @type {string} */ folder) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [name]: [folder, process.env[name]].filter(Boolean).join(delimiter) };
}

// Runs one of our TypeScript files: brings the packages up to date first, then hands over to the Node 24 that
// comes with them. Plain JavaScript that any Node from 18 on can run, and nothing but Node itself is imported.
//   node scripts/run.mjs scripts/start.ts [arguments]
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockEntry */
/** @typedef {{ packages: Record<string, LockEntry> }} Lock */

const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = 24;

const [script, ...args] = process.argv.slice(2);
if (script === undefined) fail('Name the file to run, as in: node scripts/run.mjs scripts/start.ts');
if (!packagesMatchTheLock()) installPackages();
handOver(findNode(), [join(root, script), ...args]);

/** Compares what npm says that it installed with what the lock file wants. */
function packagesMatchTheLock() {
  const installed = readLock('node_modules/.package-lock.json');
  if (installed === undefined) return false;
  return Object.entries(readLock('package-lock.json') ?? {}).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    // What is made for other systems than this one is left out here.
    return found === undefined ? entry.optional || entry.devOptional : found.version === entry.version;
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

function installPackages() {
  console.log('Installing the packages. This takes a minute or two, once.');
  if (npm('ci') || npm('install')) return;
  fail(
    'The packages could not be installed. Read what npm said above; most often the network is not reached. Then run the command again.',
  );
}

function npm(/** @type {string} */ command) {
  const options = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  // npm names its own file to the scripts that it runs; other package managers name theirs.
  const own = process.env.npm_execpath;
  const known = own !== undefined && basename(own) === 'npm-cli.js' && existsSync(own);
  const [program, first] = known ? [process.execPath, [own]] : ['npm', []];
  const { status } = spawnSync(program, [...first, command, ...options, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: !known && process.platform === 'win32',
  });
  return status === 0;
}

/** The Node that came with the packages, or this one when it is new enough. */
function findNode() {
  const windows = process.platform === 'win32';
  const folder = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const ours = join(root, 'node_modules', folder, 'bin', windows ? 'node.exe' : 'node');
  // It may be there and still not start, where the system lacks what it is linked with.
  if (existsSync(ours) && spawnSync(ours, ['--version']).status === 0) return ours;
  if (Number.parseInt(process.versions.node) >= wanted) return process.execPath;
  return fail(
    `Homeplot needs Node ${wanted}. None came with the packages for ${process.platform} ${process.arch}, and this one is ${process.version}. Install Node ${wanted} or later and run the command again.`,
  );
}

function handOver(/** @type {string} */ node, /** @type {string[]} */ nodeArgs) {
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [join(root, 'node_modules', '.bin'), process.env[pathName]].filter(Boolean).join(delimiter);
  const child = spawn(node, nodeArgs, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, [pathName]: path },
  });
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  // npm runs us by way of a shell, which ends on a signal without handing it on.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 200).unref();
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`));
  child.on('close', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
}

/** @returns {never} */
function fail(/** @type {string} */ sentence) {
  console.error(sentence);
  process.exit(1);
}

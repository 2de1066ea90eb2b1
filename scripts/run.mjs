// Installs the packages if needed, then runs a TypeScript file on the Node 24 that comes with them. Plain JavaScript for
// Node 18 or newer, without dependencies.
//   node scripts/run.mjs [options of Node] scripts/start.ts [arguments]
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { installIfNeeded, nodeIn, nodeStarts, root, wantedNode, withFirstOnPath } from './install.mjs';

const words = process.argv.slice(2);
const scriptIndex = words.findIndex((word) => !word.startsWith('--'));
const [script, ...args] = scriptIndex < 0 ? [] : words.slice(scriptIndex);
if (script === undefined) fail('Name a file to run: node scripts/run.mjs scripts/start.ts');
if (!installIfNeeded()) {
  fail(
    "The packages couldn't be installed; npm's messages are above. Check your network connection and try again.",
  );
}
handOver(findNode(), [...words.slice(0, scriptIndex), join(root, script), ...args]);

/** The Node in node_modules, or this one if it is new enough. */
function findNode() {
  const ours = nodeIn(root);
  if (nodeStarts(ours)) return ours;
  if (Number.parseInt(process.versions.node) >= wantedNode) return process.execPath;
  return fail(
    `Homeplot needs Node ${wantedNode}. There is no package for ${process.platform} ${process.arch}, and this Node is ${process.version}. Install Node ${wantedNode} or newer and try again.`,
  );
}

function handOver(/** @type {string} */ node, /** @type {string[]} */ nodeArgs) {
  const env = {
    // Saves a third of a second per start.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    ...withFirstOnPath(join(root, 'node_modules/.bin')),
  };
  const child = spawn(node, nodeArgs, { cwd: root, stdio: 'inherit', env });
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  // npm runs us in a shell, which doesn't forward signals.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 200).unref();
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`));
  child.on('close', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
}

/** @returns {never} */
function fail(/** @type {string} */ message) {
  console.error(message);
  process.exit(1);
}

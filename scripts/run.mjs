// Runs one of our TypeScript files: brings the packages up to date first, then hands over to the Node 24 that
// comes with them. Plain JavaScript that any Node from 18 on can run, and nothing but Node itself is imported.
//   node scripts/run.mjs [options of Node] scripts/start.ts [arguments]
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { installIfNeeded, nodeIn, nodeStarts, root, wantedNode, withFirstOnPath } from './install.mjs';

const said = process.argv.slice(2);
const named = said.findIndex((word) => !word.startsWith('--'));
const [script, ...args] = named < 0 ? [] : said.slice(named);
if (script === undefined) fail('Name the file to run, as in: node scripts/run.mjs scripts/start.ts');
if (!installIfNeeded()) {
  fail(
    'The packages could not be installed. Read what npm said above; most often the network is not reached. Then run the command again.',
  );
}
handOver(findNode(), [...said.slice(0, named), join(root, script), ...args]);

/** The Node that came with the packages, or this one when it is new enough. */
function findNode() {
  const ours = nodeIn(root);
  if (nodeStarts(ours)) return ours;
  if (Number.parseInt(process.versions.node) >= wantedNode) return process.execPath;
  return fail(
    `Homeplot needs Node ${wantedNode}. None came with the packages for ${process.platform} ${process.arch}, and this one is ${process.version}. Install Node ${wantedNode} or later and run the command again.`,
  );
}

function handOver(/** @type {string} */ node, /** @type {string[]} */ nodeArgs) {
  const env = {
    // What Node compiled once is read the next time, which saves a third of a second.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    ...withFirstOnPath(join(root, 'node_modules/.bin')),
  };
  const child = spawn(node, nodeArgs, { cwd: root, stdio: 'inherit', env });
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

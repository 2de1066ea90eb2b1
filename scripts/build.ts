// Builds the web app if its build is missing or outdated. A stamp in the build has the digest of the sources; a build
// starts by emptying its folder, so an interrupted one has no stamp.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandFile, root, run, type RunOptions } from './tool.ts';

const dist = join(root, 'packages/web/dist');
const stamp = join(dist, '.stamp');

const packages = ['plan', 'editor', 'formats', 'live', 'web'].map((name) => join(root, 'packages', name));
const otherSources = ['package-lock.json', 'tsconfig.base.json'].map((name) => join(root, name));
const notSource = /[/\\](?:node_modules|dist)[/\\]|\.test\.tsx?$/;

/** Returns false if the build failed; Vite has printed why. */
export async function buildIfNeeded(options: RunOptions = {}): Promise<boolean> {
  const digest = digestOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return true;
  console.log('Building the web app.');
  const code = await run([commandFile('vite', 'vite'), 'build', '--logLevel', 'warn'], {
    ...options,
    folder: 'packages/web',
  });
  if (code !== 0) return false;
  writeFileSync(stamp, digest);
  return true;
}

function digestOfSources(): string {
  const hash = createHash('sha256');
  const files = [...packages.flatMap(filesIn), ...otherSources].filter((file) => !notSource.test(file));
  for (const file of files.toSorted()) hash.update(file.slice(root.length)).update(readFileSync(file));
  // A static build contains its settings.
  for (const name of Object.keys(process.env).toSorted()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}`);
  }
  return hash.digest('hex');
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

if (import.meta.main && !(await buildIfNeeded())) process.exitCode = 1;

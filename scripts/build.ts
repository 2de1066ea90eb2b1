// Builds the web app if its build is missing or outdated. A stamp in the build has the digest of the sources; a build
// starts by emptying its folder, so an interrupted one has no stamp.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandFile, root, run } from './tool.ts';

const dist = join(root, 'packages/web/dist');
const stamp = join(dist, '.stamp');

const sources = ['packages/{plan,editor,formats,web}/**/*', 'package-lock.json', 'tsconfig.base.json'];
const notSources = ['**/node_modules', '**/dist', '**/*.test.{ts,tsx}'];

/** Returns false if the build failed; Vite has printed why. */
export async function buildIfNeeded(): Promise<boolean> {
  const digest = digestOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return true;
  console.log('Building the web app.');
  const code = await run([commandFile('vite', 'vite'), 'build', '--logLevel', 'warn'], {
    folder: 'packages/web',
  });
  if (code !== 0) return false;
  writeFileSync(stamp, digest);
  return true;
}

function digestOfSources(): string {
  const hash = createHash('sha256');
  const found = globSync(sources, { cwd: root, exclude: notSources, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(file.slice(root.length)).update(readFileSync(file));
  // A static build contains its settings.
  for (const name of Object.keys(process.env).toSorted()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}`);
  }
  return hash.digest('hex');
}

if (import.meta.main && !(await buildIfNeeded())) process.exitCode = 1;

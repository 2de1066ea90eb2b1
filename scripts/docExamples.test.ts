import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capture, commandFile, root } from './tool.ts';

/** A code block that says which file of ours it could be. */
const example = /```ts file=(\S+)\n([\s\S]*?)```/g;

interface Example {
  /** The file that it could be, from the root. */
  readonly file: string;
  readonly text: string;
}

const examples: readonly Example[] = globSync('docs/*.md', { cwd: root }).flatMap((page) =>
  Array.from(readFileSync(join(root, page), 'utf8').matchAll(example), ([, file = '', text = '']) => ({
    file,
    text,
  })),
);

let folder: string;

/** Where an example is tried: its imports lead to the files beside the one that it could be. */
const placeOf = ({ file }: Example): string => join(folder, file.replaceAll('/', '-'));

beforeAll(() => {
  mkdirSync(join(root, 'dist'), { recursive: true });
  folder = mkdtempSync(join(root, 'dist/examples-'));
  for (const one of examples) {
    const home = relative(folder, join(root, dirname(one.file)));
    const text = one.text.replaceAll(
      /from '(\.[^']*)'/g,
      (_, target: string) => `from '${join(home, target)}'`,
    );
    writeFileSync(placeOf(one), text);
  }
  const settings = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { lib: ['ES2023'], types: [] },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the examples of the documents compile', async () => {
  expect(examples.map(({ file }) => basename(file))).toEqual(['birdbath.ts', 'birdbath.ts', 'trellis.ts']);
  expect(await capture([commandFile('typescript', 'tsc'), '-p', folder])).toEqual({ code: 0, output: '' });
});

test.each(examples)('the example $file runs', async (one) => {
  const made = (await import(pathToFileURL(placeOf(one)).href)) as Record<string, unknown>;
  const name = basename(one.file, '.ts');
  expect(Object.values(made)).toContainEqual(
    expect.objectContaining(one.file.includes('/tools/') ? { name } : { type: name }),
  );
});

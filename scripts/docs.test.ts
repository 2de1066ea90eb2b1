import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './tool.ts';

/** Links to files, not to the web or within the page. */
const link = /\]\((?!https?:|#)([^)#\s]+)/g;
/** An entry of a walk: the file that is entered. */
const entered = /^\d+\. \[`[^`]+`\]\(([^)]+)\)/gm;

const read = (page: string): string => readFileSync(join(root, page), 'utf8');
const targets = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([, target = '']) => target);

const pages = globSync(['*.md', '{docs,packages,bench,e2e}/**/*.md', '.github/*.md'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
});

test.each(pages)('every link of %s leads to a file', (page) => {
  expect(targets(read(page), link).filter((file) => !existsSync(join(root, dirname(page), file)))).toEqual(
    [],
  );
});

test.each(pages.filter((page) => /^packages\/\w+\/src\//.test(page)))('%s fits on a screen', (page) => {
  expect(read(page).split('\n').length).toBeLessThanOrEqual(40);
});

describe.each(['docs/ARCHITECTURE.md', 'docs/walks.md'])('the walks of %s', (page) => {
  const walks = read(page)
    .split(/^##+ /m)
    .filter((section) => /^A /.test(section))
    .map((section) => [section.split('\n', 1)[0], targets(section, entered)] as const);

  test('are three', () => {
    expect(walks).toHaveLength(3);
  });

  test.each(walks)('%s enters no file twice', (_title, files) => {
    expect(files.length).toBeGreaterThan(10);
    expect(new Set(files).size).toBe(files.length);
  });
});

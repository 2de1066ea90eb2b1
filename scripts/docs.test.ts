import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { numbersAreListed } from './numberList.ts';
import { root } from './tool.ts';

/** Links to files and headings, not to the web. */
const link = /\]\((?!https?:|mailto:)([^)\s]+)/g;
/** An entry of a walk: the file that is entered. */
const entered = /^\d+\. \[`[^`]+`\]\(([^)]+)\)/gm;

const read = (page: string): string => readFileSync(join(root, page), 'utf8');
const targets = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([, target = '']) => target);

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (text: string): readonly string[] =>
  targets(text, /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

/** Whether there is the file of a link, and in it the heading. */
function leadsSomewhere(page: string, target: string): boolean {
  const [file = '', anchor] = target.split('#');
  const there = file === '' ? page : join(dirname(page), file);
  if (!existsSync(join(root, there))) return false;
  return anchor === undefined || !there.endsWith('.md') || anchorsOf(read(there)).includes(anchor);
}

const pages = globSync(['*.md', '{docs,packages,bench,e2e}/**/*.md', '.github/*.md'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
});

const folderPages = pages.filter((page) => /^packages\/\w+\/src\//.test(page));

test.each(pages)('every link of %s leads to a file, and to a heading of it', (page) => {
  expect(targets(read(page), link).filter((target) => !leadsSomewhere(page, target))).toEqual([]);
});

test.each(folderPages)('%s fits on a screen', (page) => {
  expect(read(page).split('\n').length).toBeLessThanOrEqual(40);
});

/** What a name may be of: a file, a folder, or anything in the code. */
const knownWords = new Set(
  globSync('packages/**/*.{ts,tsx,mts,py,sql,css,json}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).flatMap((file) => [...file.split(/[/.]/), ...(read(file).match(/[A-Za-z_$][\w$]*/g) ?? [])]),
);

/** Names in backticks, such as `savePlan`, `store/cloud` or `Editor.edit`, in parts. */
const namesIn = (text: string): readonly string[] =>
  targets(text, /`([\w/.$]+)`/g)
    .flatMap((name) => name.split(/[/.]/))
    .filter((part) => /^[A-Za-z]/.test(part));

test.each(pages.filter((page) => page.startsWith('packages/')))('every name in %s is in the code', (page) => {
  expect(namesIn(read(page)).filter((name) => !knownWords.has(name))).toEqual([]);
});

test('the README of a package leads to those of its folders', () => {
  const led = pages
    .filter((page) => /^packages\/\w+\/README/.test(page))
    .flatMap((page) => targets(read(page), link).map((target) => join(dirname(page), target)));
  expect(folderPages.filter((page) => !led.includes(page))).toEqual([]);
});

describe.each(['docs/ARCHITECTURE.md', 'docs/walks.md'])('the walks of %s', (page) => {
  const walks = read(page)
    .split(/^##+ /m)
    .filter((section) => section.startsWith('A '))
    .map((section) => [section.split('\n', 1)[0], targets(section, entered)] as const);

  test('are three', () => {
    expect(walks).toHaveLength(3);
  });

  test.each(walks)('%s enters no file twice', (_title, files) => {
    expect(files.length).toBeGreaterThan(10);
    expect(new Set(files).size).toBe(files.length);
  });
});

test('docs/packs.md lists the numbers of a pack as npm run format does', () => {
  expect(numbersAreListed()).toBe(true);
});

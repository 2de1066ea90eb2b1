import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './tool.ts';

/** Links to files, not to the web or within the page. */
const link = /\]\((?!https?:|#)([^)#\s]+)/g;

test.each(globSync(['*.md', 'docs/**/*.md', '.github/*.md'], { cwd: root }))(
  'every link of %s leads to a file',
  (page) => {
    const targets = Array.from(
      readFileSync(join(root, page), 'utf8').matchAll(link),
      ([, target = '']) => target,
    );
    expect(targets.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
  },
);

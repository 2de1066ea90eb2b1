import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { leftOut, withoutSlow } from './slowTests.ts';
import { root } from './tool.ts';

const tests = globSync(['packages/*/src/**/*.test.{ts,tsx}', 'e2e/*.spec.ts'], { cwd: root });

test('what is named slow is left out of `npm test`, on the server and in the browser', () => {
  const [glob = ''] = leftOut(withoutSlow);
  const slow = tests.filter((file) => matchesGlob(file, glob));
  expect(slow).toEqual(tests.filter((file) => file.includes('.slow.')));
  expect(slow).toContainEqual(expect.stringMatching(/^packages\/server\//));
  expect(slow).toContainEqual(expect.stringMatching(/^e2e\//));
});

test('a runner that is started alone leaves out none', () => {
  expect(leftOut({})).toEqual([]);
});

test('CI runs the slow tests too', () => {
  const lines = readFileSync(join(root, '.ci/run'), 'utf8').trimEnd().split('\n');
  expect(lines.at(-1)).toBe('exec npm test --silent -- --all');
});

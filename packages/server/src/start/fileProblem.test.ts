import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fileProblem } from './fileProblem.ts';

test.each(['plans', "Ann's plans", "$(touch oops) `;'"])('what to type can be typed for %j', (name) => {
  const parent = mkdtempSync(join(tmpdir(), 'homeplot-problem-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, name);
  mkdirSync(folder);
  let thrown: unknown;
  try {
    readFileSync(folder);
  } catch (error) {
    thrown = Object.assign(error as Error, { path: folder });
  }
  const command = fileProblem(thrown)?.message.split('Move it away: ')[1] ?? '';
  execFileSync('sh', ['-c', command]);
  expect([existsSync(folder), existsSync(`${folder}.old`)]).toEqual([false, true]);
});

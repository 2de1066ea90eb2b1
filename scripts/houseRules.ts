// Rules that our linters don't have: each file starts with a comment, nothing uses `export *`, and no comment disables a
// check.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tool.ts';

const sources = ['packages/*/**/*.{ts,tsx}', 'e2e/**/*.ts', 'bench/**/*.ts', 'scripts/**/*.{ts,mjs}'];
const notSources = ['**/node_modules', '**/dist'];

const switchesOff = /(oxlint|eslint)-disable|biome-ignore|@ts-(ignore|expect-error|nocheck)/;

/** Messages that begin with the name of the file. */
export function houseRulesBroken(file: string, text: string): string[] {
  const isTest = /\.(test|spec)\.tsx?$/.test(file);
  const broken: string[] = [];
  if (!isTest && !/^(\/\/|\/\*\*?) ?\S/.test(text)) {
    broken.push(`${file} does not start with a comment. Describe it in one to three lines.`);
  }
  if (/^export \* /m.test(text)) broken.push(`${file} has "export *". Export by name.`);
  const comment = text
    .split('\n')
    .find((line) => /^\s*(\/\/|\/\*|\*|\{\/\*)|\s\/[/*]\s/.test(line) && switchesOff.test(line));
  if (comment !== undefined)
    broken.push(`${file} disables a check: "${comment.trim()}". Fix what it reports.`);
  return broken;
}

/** Prints the problems, and returns true if there are none. */
export function houseRulesHold(): boolean {
  const files = globSync(sources, { cwd: root, exclude: notSources }).toSorted();
  const broken = files.flatMap((file) => houseRulesBroken(file, readFileSync(join(root, file), 'utf8')));
  for (const message of broken) console.error(message);
  return files.length > 0 && broken.length === 0;
}

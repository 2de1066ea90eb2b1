// Rules of the house that no linter of ours knows: a file says at its top what it is, nothing re-exports all of
// another file, and no comment switches a check off.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tool.ts';

const sources = ['packages/*/**/*.{ts,tsx}', 'e2e/**/*.ts', 'bench/**/*.ts', 'scripts/**/*.{ts,mjs}'];
const notSources = ['**/node_modules', '**/dist'];

const switchesOff = /(oxlint|eslint)-disable|biome-ignore|@ts-(ignore|expect-error|nocheck)/;

/** What is wrong with a file, in sentences that begin with its name. */
export function houseRulesBroken(file: string, text: string): string[] {
  const isTest = /\.(test|spec)\.tsx?$/.test(file);
  const broken: string[] = [];
  if (!isTest && !/^(\/\/|\/\*\*?) ?\S/.test(text)) {
    broken.push(`${file} does not begin with a comment. Say in one to three lines what it is.`);
  }
  if (/^export \* /m.test(text)) broken.push(`${file} has "export *". Name what is exported.`);
  const comment = text
    .split('\n')
    .find((line) => /^\s*(\/\/|\/\*|\*|\{\/\*)|\s\/[/*]\s/.test(line) && switchesOff.test(line));
  if (comment !== undefined)
    broken.push(`${file} switches a check off: "${comment.trim()}". Mend what it finds.`);
  return broken;
}

/** Tells what is wrong; true when nothing is. */
export function houseRulesHold(): boolean {
  const files = globSync(sources, { cwd: root, exclude: notSources }).toSorted();
  const broken = files.flatMap((file) => houseRulesBroken(file, readFileSync(join(root, file), 'utf8')));
  for (const sentence of broken) console.error(sentence);
  return files.length > 0 && broken.length === 0;
}

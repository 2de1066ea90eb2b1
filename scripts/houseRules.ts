// Rules that our linters don't have: each file starts with a comment, nothing uses `export *`, no comment disables a
// check, only kinds compare an object's type, and apostrophes and times of day are written in one way.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allKinds } from '@homeplot/plan/kinds';
import { root } from './tool.ts';

const sources = ['packages/*/**/*.{ts,tsx}', 'e2e/**/*.ts', 'bench/**/*.ts', 'scripts/**/*.{ts,mjs}'];
const notSources = ['**/node_modules', '**/dist'];
/** Straight apostrophes are the rule in the texts of the screens, and in the messages of all packages. */
const oddApostrophe = /[A-Za-z](\u2019|&apos;)/;
/** Formatting of times that follows the reader's locale. */
const writesTime = /\btoLocaleTimeString\b|\btoLocaleString\(\)|\btimeStyle\b|\bhour(12)?: ['"tf]/;

const switchesOff = /(oxlint|eslint)-disable|biome-ignore|@ts-(ignore|expect-error|nocheck)/;

/** Files that must not compare types: those of the packages that handle objects, with tests, except the kinds themselves. */
const mustAskKinds = /^packages\/(plan|editor|formats|live|web)\/(?!src\/kinds\/)/;
const someType = allKinds()
  .map(({ type }) => type)
  .join('|');
/** `type === 'lot'`, `'lot' === object.type`, `object.type === lot.type`, `switch (object.type)`. */
const comparesType = new RegExp(
  [
    `\\btype\\s*[!=]==?\\s*(['"\`](${someType})['"\`]|(${someType}|\\w*[kK]ind)\\.type\\b)`,
    `(['"\`](${someType})['"\`]|\\b(${someType}|\\w*[kK]ind)\\.type)\\s*[!=]==?\\s*[\\w.?]*\\btype\\b`,
    `\\bswitch \\(([\\w.?]+\\.)?type\\)`,
  ].join('|'),
);

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
  const comparison = mustAskKinds.test(file) ? comparesType.exec(text) : null;
  if (comparison)
    broken.push(`${file} compares an object's type: "${comparison[0]}". Ask its kind for a capability.`);
  if (oddApostrophe.test(text))
    broken.push(
      `${file} has a curly or coded apostrophe in a word. Use a straight apostrophe. A test that needs a curly one writes \\u2019.`,
    );
  if (file.startsWith('packages/') && !isTest && writesTime.test(text))
    broken.push(
      `${file} formats a time in the reader's locale. Use kit/formatted in web, and clockText of @homeplot/plan/clock elsewhere.`,
    );
  return broken;
}

/** Prints the problems, and returns true if there are none. */
export function houseRulesHold(): boolean {
  const files = globSync(sources, { cwd: root, exclude: notSources }).toSorted();
  const broken = files.flatMap((file) => houseRulesBroken(file, readFileSync(join(root, file), 'utf8')));
  for (const message of broken) console.error(message);
  return files.length > 0 && broken.length === 0;
}

// Writes and checks the list of a pack's numbers in docs/packs.md, which is made from the table in the code.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPackNumbers, type Quantity } from '../packages/plan/src/packs/packNumbers.ts';
import { root } from './tool.ts';

const page = join(root, 'docs/packs.md');
const listed = /(?<=<!-- numbers -->\n)[^]*(?=<!-- \/numbers -->)/;

const units: Readonly<Record<Quantity, string>> = {
  length: 'feet',
  percent: 'share',
  ratio: 'ratio',
  count: 'count',
  number: 'number',
  angle: 'degrees',
};

function numberList(): string {
  const lines = allPackNumbers.map(({ group, name, quantity, section, label, usual, source }) => {
    const known = usual === undefined ? '' : `${usual}${source === undefined ? '' : ` (${source})`}`;
    return `| \`${group}.${name}\` | ${units[quantity]} | ${section}: ${label} | ${known} |\n`;
  });
  return `| number | unit | in the form | usual in the United States |\n|---|---|---|---|\n${lines.join('')}`;
}

/** Whether the list on the page is up to date. */
export const numbersAreListed = (): boolean => listed.exec(readFileSync(page, 'utf8'))?.[0] === numberList();

export const listNumbers = (): void =>
  writeFileSync(page, readFileSync(page, 'utf8').replace(listed, numberList));

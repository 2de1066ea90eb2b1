// A point of the compass and a number where a line ends: "North 60". A length, or a bearing that is broken over the line.
import { isUsualPoint, type ReadDirection } from '../reading/compass.ts';
import { readBearing } from '../reading/readBearing.ts';
import { readLength } from '../reading/readLength.ts';
import type { Token } from '../reading/words.ts';

/** Whether a line begins at a token, or what a comma or a semicolon parts from the words before; after its number, if any. */
export function beginsStatement(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before || tokens[at]?.newLine || /^[;,)]$/.test(before.text)) return true;
  return before.value !== undefined && (at === 1 || before.newLine);
}

/** "North 60" on a line of its own, or between commas: a length, and no angle of the line that follows. */
export function isBareRun(tokens: readonly Token[], at: number): boolean {
  const length = tokens[at + 1];
  if (!isUsualPoint(tokens[at]?.text) || !beginsStatement(tokens, at)) return false;
  if (length?.value === undefined || length.fraction) return false;
  const after = tokens[at + 2];
  const row = tokens[at - 1]?.value;
  const isNext = after?.value === undefined || (row !== undefined && after.value === row + 1);
  // "N 45, 30 E": more of the angle follows.
  const goesOn = tokens[at + 3]?.value !== undefined && tokens[at + 3]?.newLine !== true;
  return !after || after.text === ';' || (after.text === ',' && !goesOn) || (after.newLine && isNext);
}

/** "N 45" and "E 100 feet" on the next line: one call or two. The bearing that they would be, and why it is not taken. */
export function brokenBearing(tokens: readonly Token[], at: number): ReadDirection | undefined {
  const read = beginsStatement(tokens, at) ? readBearing(tokens, at) : undefined;
  if (!read || 'problem' in read || !tokens[read.next - 1]?.newLine) return undefined;
  const numbers = tokens.slice(at + 1, read.next - 1);
  const hasComma = numbers.some(({ text }) => text === ',');
  const isOne = numbers.length === 1 && readLength(tokens, read.next)?.unit !== undefined;
  const isBare = numbers.every(({ text, value }) => value !== undefined || text === ',');
  if (!isBare || !(isOne || hasComma)) return undefined;
  const said = numbers
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(' ,', ',');
  const problem = `whether '${said}' is a length, or an angle that goes on in the next line, is not clear`;
  return { problem, next: read.next };
}

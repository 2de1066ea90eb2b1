// Bearings of any form: by quadrant, "Due North", "N.W.", or a point of the compass and an angle off it.
import { readAngle } from './angles.ts';
import type { AngleStyle } from './angleProblems.ts';
import { pointNamed } from './lexicon.ts';
import { isNearlyPoint } from './misprints.ts';
import { textAt, type Token } from './tokens.ts';
import { type ReadDirection, misspelled, isAcross } from './direction.ts';
import { readQuadrant, quadrantDirection } from './quadrant.ts';

/** The bearing with an angle that begins at a token; undefined if there is none. */
export function readBearing(
  tokens: readonly Token[],
  at: number,
  style: AngleStyle = 'closed',
): ReadDirection | undefined {
  const first = tokens[at];
  if (!first) return undefined;
  if (first.value !== undefined || first.kind === 'word') {
    const off = readOffPoint(tokens, at);
    if (off) return off;
  }
  const from = pointNamed(first.text);
  if (from) return readQuadrant(tokens, at, from, style);
  if (!isNearlyPoint(first.text)) return undefined;
  // "Nouth 45 E" may be North or South.
  const angle = readAngle(tokens, at + 1, style);
  const isEnd = angle && pointNamed(textAt(tokens, angle.next));
  return isEnd ? { problem: misspelled(first.text), next: angle.next + 1, angle } : undefined;
}

/** "45 degrees west of north". */
function readOffPoint(tokens: readonly Token[], at: number): ReadDirection | undefined {
  const angle = readAngle(tokens, at, 'marked');
  const to = angle && pointNamed(textAt(tokens, angle.next));
  if (!to || textAt(tokens, angle.next + 1) !== 'of') return undefined;
  let last = angle.next + 2;
  while (/^(?:the|due|true)$/.test(textAt(tokens, last))) last += 1;
  const from = pointNamed(textAt(tokens, last));
  return from && isAcross(from, to) ? quadrantDirection(from, to, angle, last + 1) : undefined;
}

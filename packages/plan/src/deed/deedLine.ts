// A straight edge while its clause is read: what of the words after its bearing belongs to it, and the call that it becomes.
import type { Heading } from '../survey/call.ts';
import type { Clause } from './deedClauses.ts';
import { turnOf } from './deedCurveWords.ts';
import type { AngleItem, BearingItem, LengthItem } from './deedItems.ts';
import { isLostAngle, lengthFault, tailFault } from './deedLengthFault.ts';
import type { Context, Said } from './deedSaid.ts';
import {
  adjacent,
  has,
  isDistance,
  isPassed,
  isPlace,
  isTotal,
  returnsToBeginning,
  wordsBetween,
} from './deedWords.ts';
import { formatNumber } from '../survey/formatNumber.ts';
import type { Token } from '../reading/words.ts';

export interface LineDraft {
  readonly kind: 'line';
  readonly first: number;
  next: number;
  readonly bearing?: BearingItem;
  readonly heading?: Heading;
  problem?: string | undefined;
  length?: LengthItem;
  passed?: LengthItem;
  readonly notes: string[];
  readonly tie: boolean;
}

/** "turning 90° to the right": a line by its angle from the edge before; undefined where the angle says too little. */
export function turnedLine(
  tokens: readonly Token[],
  clause: Clause,
  item: AngleItem,
  first: number,
): LineDraft | undefined {
  const around = [
    ...wordsBetween(tokens, clause.first, item.first),
    ...wordsBetween(tokens, item.next, item.next + 5),
  ];
  const side = turnOf(tokens, clause.first, item.next + 6, item);
  const turns = around.some((word) => /^(?:defl|turn)/.test(word)) || tokens[item.first]?.text === 'right';
  if (!turns || side === undefined || has(around, 'interior')) return undefined;
  const heading = { deflection: side === 'right' ? item.degrees : -item.degrees };
  const notes = [`turned ${side} from the direction of the edge before`];
  return { kind: 'line', first, next: item.next, heading, notes, tie: false };
}

/** Whether a bearing after that of the line is none of another edge. */
export function lineKeepsBearing({ bearing, length, problem, notes }: LineDraft, item: BearingItem): boolean {
  if (item.aside) {
    if (!length) notes.push('a second bearing, in parentheses, is not used');
    return true;
  }
  // "Smith Street South", and "N 4S E", after a bearing that could not be read.
  const isUnread = bearing !== undefined && 'problem' in bearing.direction;
  const isBroken = isUnread ? !length : problem !== undefined && !length?.unit;
  return isBroken && item.next - item.first === 1;
}

/** What a length is to the line: its own or nothing to it, or that of one more edge. last: the end of the item before. */
export function lineTakesLength(
  draft: LineDraft,
  item: LengthItem,
  tokens: readonly Token[],
  last: number,
): 'kept' | 'another' {
  const near = draft.bearing !== undefined && adjacent(tokens, draft.bearing.next, item.first);
  if (isLostAngle(draft, item, tokens)) {
    draft.problem ??= 'whether its number is an angle or a length is not clear';
    if (!draft.length) draft.next = item.next;
    return 'kept';
  }
  draft.problem ??= lengthFault(draft, item, tokens, near);
  const after = tokens[item.next];
  const runsOn = after?.text === ')' || (after?.value !== undefined && !after.newLine);
  if (!item.unit && (!near || runsOn)) return 'kept';
  const total = isTotal(tokens, last, item);
  if (!near && (item.aside || !(total || isDistance(tokens, item)))) return 'kept';
  // "West, 90 feet north of the road, 50 feet", "to a road running North, 30 feet wide"
  if (!total && (isPlace(tokens, item) || after?.text === 'wide')) return 'kept';
  if (draft.length && !total) return 'another';
  if (!total && isPassed(tokens, last, item)) draft.passed = item;
  else {
    draft.problem ??= tailFault(item, tokens);
    draft.length = item;
    draft.next = item.next;
  }
  return 'kept';
}

export function lineTakesAngle(draft: LineDraft, item: AngleItem, tokens: readonly Token[]): void {
  const { bearing, length, notes } = draft;
  if (length || item.aside) return;
  // "South 5° East at right angles to Oak Street": the bearing has said it already.
  if (tokens[item.first]?.text !== 'right')
    draft.problem = 'an angle follows its bearing, and is not understood';
  else if (bearing && tokens.slice(bearing.first, bearing.next).every(({ value }) => value === undefined))
    notes.push('its right angle is not used, only its point of the compass');
}

/** Whether a length before the bearing is its own: "100 feet on a course of due south", but not "100 feet to a road running north". */
const leadsTo = (lead: LengthItem, bearing: BearingItem | undefined, tokens: readonly Token[]): boolean =>
  bearing !== undefined &&
  lead.next <= bearing.first &&
  !has(wordsBetween(tokens, lead.next, bearing.first), 'to');

/** lead: a length that was said before the bearing. */
export function lineSaid(draft: LineDraft, lead: LengthItem | undefined, context: Context): Said {
  const { tokens, clause, manner } = context;
  const { bearing, first } = draft;
  const length = draft.length ?? (lead && leadsTo(lead, bearing, tokens) ? lead : undefined);
  const next = Math.max(draft.next, length?.next ?? 0);
  const unread = (reason: string): Said => ({ first, next, what: { unread: reason } });
  const direction = bearing?.direction;
  if (direction && 'problem' in direction) return unread(direction.problem);
  if (draft.problem) return unread(draft.problem);
  const heading = draft.heading ?? (direction ? { azimuth: direction.azimuth } : undefined);
  if (!heading) return unread('it has no bearing');
  if (!length) return withoutLength(draft, context);
  if (length.problem) return unread(length.problem);
  if (length.feet <= 0) return unread('its length is nothing');
  const notes = [...draft.notes, ...length.notes];
  if (lead && lead !== length)
    notes.push(`${formatNumber(lead.feet)} ft, said before the bearing, is not used`);
  if (!length.unit && manner.otherUnits)
    return unread(`no unit is said for ${formatNumber(length.feet)}, and the deed has other units than feet`);
  if (!length.unit) notes.push('no unit is said; read as feet');
  const after = tokens[next]?.text ?? '';
  const vague = [...wordsBetween(tokens, bearing?.next ?? length.first, length.first), after].find((word) =>
    /^(?:about|approximately|approx|±)$/.test(word),
  );
  if (vague) notes.push(`its length is given as '${vague}' that`);
  if (wordsBetween(tokens, clause.first, length.first).some((word) => word.startsWith('meander')))
    notes.push('only the general course of what meanders is known');
  const tie = draft.tie || (clause.preamble && ['from', 'of', 'off'].includes(after));
  return { first, next, what: { call: { kind: 'line', heading, length: length.feet }, notes, tie } };
}

function withoutLength(
  { first, next, passed, bearing }: LineDraft,
  { tokens, clause, manner }: Context,
): Said {
  if (returnsToBeginning(tokens, next, clause.next)) {
    if (tokens.slice(next, next + 4).some(({ value }) => value !== undefined))
      return { first, next, what: { unread: 'its distance is not understood' } };
    const notes = ['the distance is not said; the edge goes back to the beginning'];
    const said = bearing && 'azimuth' in bearing.direction ? { azimuth: bearing.direction.azimuth } : {};
    return { first, next, what: { call: { kind: 'closing', ...said }, notes, tie: false } };
  }
  if (clause.preamble && !manner.isList) return { first, next, what: { aside: 'it has no distance' } };
  if (!passed) return { first, next, what: { unread: 'it has no distance' } };
  const reason = `its only distance, ${formatNumber(passed.feet)} ft, is to something on the way`;
  return { first, next: passed.next, what: { unread: reason } };
}

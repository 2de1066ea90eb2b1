// One more length after a whole edge: a further edge in the same direction ("… and continuing 20 feet"), a course whose
// bearing is lost, or no edge at all ("to a road 30 feet wide").
import { isGeneralWord } from '../reading/compass.ts';
import type { LengthItem } from './deedItems.ts';
import type { LineDraft } from './deedLine.ts';
import type { Manner } from './deedSaid.ts';
import {
  adjacent,
  has,
  isDistance,
  isPassed,
  returnsToBeginning,
  saysOfWhole,
  saysSource,
  wordsBetween,
} from './deedWords.ts';
import { formatNumber } from '../survey/formatNumber.ts';
import type { Token } from '../reading/words.ts';

export interface FurtherLength {
  readonly as: 'onward' | 'lost';
  /** Where its words begin. */
  readonly first: number;
}

const onward = ['continuing', 'continue', 'further', 'additional'];

/** from: the end of the edge; last: that of the item before the length. */
export function furtherLength(
  tokens: readonly Token[],
  from: number,
  last: number,
  item: LengthItem,
  manner: Manner,
): FurtherLength | undefined {
  if (!item.unit || isPassed(tokens, last, item)) return undefined;
  // "to the beginning, the lot running back 200 feet"
  if (returnsToBeginning(tokens, from, item.first)) return undefined;
  const lost = item.aside ? undefined : lostFrom(tokens, from, item, manner);
  if (lost !== undefined && !has(wordsBetween(tokens, lost, item.first), ...onward))
    return { as: 'lost', first: lost };
  const at = tokens.findIndex(({ text }, i) => i >= from && i < item.first && onward.includes(text));
  return at < 0 ? undefined : { as: 'onward', first: at };
}

/** A length that is none of another edge: "100 feet and 50 feet to a point" says two lengths for one. */
export function takeUnused(draft: LineDraft, item: LengthItem, tokens: readonly Token[]): void {
  const { length } = draft;
  const isOther = item.unit !== undefined && !item.aside && isDistance(tokens, item);
  if (!length || !isOther || Math.abs(length.feet - item.feet) < 1e-3 * length.feet) return;
  if (isPassed(tokens, draft.next, item) || saysOfWhole(tokens, draft.next, item.first)) return;
  const said = `${formatNumber(item.feet)} ft`;
  let before = item.first - 1;
  while (before > draft.next && adjacent(tokens, before, before + 1) && tokens[before]?.text !== ',')
    before -= 1;
  // "100 feet (measured), 101 feet (deed)" is one length by two sources.
  const isSameEdge = saysSource(tokens, length.next) && saysSource(tokens, item.next);
  if (!isSameEdge && /^(?:,|and|&|plus|or)$/.test(tokens[before]?.text ?? ''))
    draft.problem ??= `two lengths are said for it, ${formatNumber(length.feet)} ft and ${said}`;
  else draft.notes.push(`${said}, said behind it, is not used`);
}

/** Where a course begins whose bearing is not said: at "turn right and go", ", easterly", and in a list at its line. */
function lostFrom(
  tokens: readonly Token[],
  from: number,
  item: LengthItem,
  manner: Manner,
): number | undefined {
  const goes = goesAt(tokens, from, item.first) ?? generalAt(tokens, from, item.first);
  if (goes !== undefined) return goes;
  if (tokens[item.first - 1]?.text === ';') return item.first;
  if (!manner.isList) return undefined;
  let first = item.first;
  while (first > from && !tokens[first]?.newLine && tokens[first - 1]?.text !== ';') first -= 1;
  return first > from || tokens[first]?.newLine ? first : undefined;
}

/** ", easterly a distance of": a general direction right before a length. */
function generalAt(tokens: readonly Token[], from: number, until: number): number | undefined {
  let at = until - 1;
  while (at >= from && !isGeneralWord(tokens[at]?.text ?? '')) at -= 1;
  const begins = /^(?:[,;]|and|then)$/.test(tokens[at - 1]?.text ?? '');
  return at >= from && begins && adjacent(tokens, at + 1, until) ? at : undefined;
}

const goingOn = new Set('turn turning go going proceed proceeding run running deflecting then th'.split(' '));

/** Where words between two tokens say that somebody goes on: "then", "turning right", "at right angles". */
export function goesAt(tokens: readonly Token[], from: number, until: number): number | undefined {
  const at = tokens
    .slice(from, until)
    .findIndex(
      ({ text }, i, words) =>
        goingOn.has(text) || (text === 'right' && /^angles?$/.test(words[i + 1]?.text ?? '')),
    );
  return at < 0 ? undefined : from + at;
}

// Finds numbers that are written differently from all others in a deed. Only this reveals a lost decimal point, or one that
// replaced a dash or a degree sign.
import type { Token } from '../reading/tokens.ts';
import type { Phrase, BearingPhrase, LengthPhrase } from './phrase.ts';
import { inDoubt, type Said } from './said.ts';

/** The results, with doubtful calls marked. all: in the order of the text, without overlaps. */
export function withStyleDoubts(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  all: readonly Said[],
): Said[] {
  const written = writtenIn(tokens, phrases, all);
  const read = written.filter((_, i) => 'call' in (all[i]?.what ?? {}));
  const bearings = read.flatMap((call) => call.bearings).filter(({ exact }) => exact);
  const lengths = read.flatMap((call) => call.lengths);
  const finest = Math.max(0, ...bearings.filter(({ decimals }) => !decimals).map(({ parts }) => parts));
  const areDecimal = lengths.filter((text) => /\.\d\d$/.test(text)).length * 2 > lengths.length;
  return all.map((said, i) => {
    const call = written[i];
    if (!call || !('call' in said.what)) return said;
    const isCoarse = call.bearings.some(({ decimals, parts }) => decimals && parts < finest);
    const isLong = areDecimal && call.lengths.some(isPointLost);
    if (!isCoarse && !isLong) return said;
    const reason = isCoarse
      ? 'its bearing has a decimal point where the others have minutes or seconds'
      : 'its length is large and has no decimal point, unlike the others';
    return { ...said, what: inDoubt(said.what.call, reason) };
  });
}

/** A sixteenth of a mile: the lengths of section lines are multiples of it. */
const sectionPart = 330;

const isPointLost = (text: string): boolean => /^\d{4,}$/.test(text) && Number(text) % sectionPart !== 0;

/** The style of the numbers in one call. */
interface Written {
  readonly bearings: readonly BearingPhrase[];
  /** The first numbers of its lengths. */
  readonly lengths: readonly string[];
}

function writtenIn(tokens: readonly Token[], phrases: readonly Phrase[], all: readonly Said[]): Written[] {
  let at = 0;
  return all.map(({ first, next }) => {
    while ((phrases[at]?.first ?? next) < first) at += 1;
    const own: Phrase[] = [];
    for (let phrase = phrases[at]; phrase && phrase.next <= next; phrase = phrases[at]) {
      own.push(phrase);
      at += 1;
    }
    const lengths = own.filter((phrase): phrase is LengthPhrase => phrase.kind === 'length');
    return {
      bearings: own.filter((phrase): phrase is BearingPhrase => phrase.kind === 'bearing'),
      lengths: lengths.map((phrase) => tokens[phrase.first]?.text ?? ''),
    };
  });
}

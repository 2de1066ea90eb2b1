// Numbers that are written otherwise than all others of their deed: a decimal point that was lost, or that took the place
// of a dash or a degree sign, is seen by nothing else.
import type { Token } from '../reading/tokens.ts';
import type { BearingPhrase, LengthPhrase, Phrase } from './phrases.ts';
import type { Said } from './said.ts';

/** The calls, those in doubt marked. */
export function withStyleDoubts(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  all: readonly Said[],
): Said[] {
  const within = <T extends Phrase>({ first, next }: Said, kind: T['kind']): T[] =>
    phrases.filter(
      (phrase): phrase is T => phrase.kind === kind && phrase.first >= first && phrase.next <= next,
    );
  const read = all.filter(({ what }) => 'call' in what);
  const bearings = read
    .flatMap((said) => within<BearingPhrase>(said, 'bearing'))
    .filter(({ exact }) => exact);
  const lengths = read
    .flatMap((said) => within<LengthPhrase>(said, 'length'))
    .map(({ first }) => tokens[first]?.text ?? '');
  const finest = Math.max(0, ...bearings.filter(({ decimals }) => !decimals).map(({ parts }) => parts));
  const areDecimal = lengths.filter((text) => /\.\d\d$/.test(text)).length * 2 > lengths.length;
  return all.map((said) => {
    if (!('call' in said.what)) return said;
    const reason =
      (within<BearingPhrase>(said, 'bearing').some(({ decimals, parts }) => decimals && parts < finest)
        ? 'its bearing has a decimal point where the others have minutes or seconds'
        : undefined) ??
      (areDecimal &&
      within<LengthPhrase>(said, 'length').some(({ first }) => isPointLost(tokens[first]?.text ?? ''))
        ? 'its length is long and has no decimal point, and the others have one'
        : undefined);
    return reason ? { ...said, what: { unread: reason } } : said;
  });
}

/** A sixteenth of a mile: lengths of the lines of sections are multiples of it. */
const sectionPart = 330;

const isPointLost = (text: string): boolean => /^\d{4,}$/.test(text) && Number(text) % sectionPart !== 0;

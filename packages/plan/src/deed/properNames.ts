// Names of roads, streams and places: their words mean nothing else. "Bear Road" holds no bearing, "Radius Drive" no curve,
// "Beginning Lane" isn't where the lot begins, and "Seven Mile Creek" has no length.
import { azimuthNamed, generalAzimuth } from '../reading/lexicon.ts';
import { ofWholeText, textAt, type Token } from '../reading/tokens.ts';
import { setOf } from '../reading/lexicon.ts';

/** What is named: the last word of its name. */
const namedThings = setOf(
  'road rd street st avenue ave lane ln drive dr boulevard blvd highway hwy court ct circle cir trail terrace parkway pkwy pike turnpike alley loop cove run crossing square creek crk river brook branch fork prong hollow lake pond spring springs bayou slough canal ditch swamp mountain ridge hill hills valley church school cemetery bridge mill park subdivision addition estates heights farm farms ranch township county village way',
);

/** Words that can't be in a name, but stand before one. */
const outside = setOf(
  'a an the of to along with by on in at from near and or & said its which that this through across crossing over under into thence then northerly leaving following is being feet foot ft chains poles rods links line side edge corner margin bank due by intersection centerline center between',
);

/** Names of things in which a word would otherwise mean something. */
const meaningful =
  /^(?:bears?|bearing|witness|magnetic|radius|radial|curve|curved|arc|chord|delta|tangent|beginning|commencement|commencing|starting|reference|referenced|record|recorded|called|basis|true|deed|whence|except|exception|excepting|turning|turn|continuing|passing|pass|crossing|cross|containing|said|right|left|declination|assumed|line|total|whole|then|arrow|point|being|having|same|witnessed|rod|pole|chain|mile|acre|more|less|general|survey|parallel|less|reserving|subject|together|including|seconds?|minutes?|degrees?)$/;

/** Maximum number of words in a name before what is named. */
const maxWords = 4;

/** Whether a text writes its names with capitals, and other words without. */
export const usesCapitals = ofWholeText((tokens) => {
  const words = tokens.filter(({ kind }) => kind === 'word');
  return words.filter(({ capital }) => capital).length < words.length / 2;
});

/** The tokens, with an underscore after words in names that would otherwise mean something. */
export function withNamesSet(tokens: readonly Token[]): readonly Token[] {
  const inNames = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    if (!namedThings.has(token.text) || !isNamePart(tokens, at)) continue;
    const first = firstOfName(tokens, at);
    for (let i = first; i < at; i += 1) if (meaningful.test(textAt(tokens, i))) inNames.add(i);
  }
  return inNames.size === 0
    ? tokens
    : tokens.map((token, i) => (inNames.has(i) ? { ...token, text: `${token.text}_` } : token));
}

/** The first token of the name that ends at a token. */
function firstOfName(tokens: readonly Token[], at: number): number {
  let first = at;
  while (first > at - maxWords && belongs(tokens, first - 1)) first -= 1;
  return first;
}

const belongs = (tokens: readonly Token[], at: number): boolean => {
  const { kind, text } = tokens[at] ?? { kind: 'line', text: '' };
  if (kind !== 'word' || outside.has(text)) return false;
  return azimuthNamed(text) === undefined && generalAzimuth(text) === undefined && isNamePart(tokens, at);
};

const isNamePart = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.capital === true || !usesCapitals(tokens);

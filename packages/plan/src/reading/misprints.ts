// Words with one wrong letter. If it can only be a certain numeral, unit or word of deeds, it is read as that, with a
// note. Compass points are never corrected: "Nouth" may be North or South.
import { unitNamed } from '../measure/lengthUnits.ts';
import { azimuthNamed, degreeMarks, isNumeral, minuteMarks, secondMarks, setOf } from './lexicon.ts';

const numerals =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand';
const units = 'feet foot chains chain links link rods poles perches varas yards meters metres inches';
const marks = 'degrees degree minutes minute seconds second';
const points = 'north south east west northeast southeast southwest northwest';
const others =
  'thence beginning commencing excepting continuing passing crossing azimuth azimuths radius tangent central containing';

const known = setOf(numerals, units, marks, points, others);
const numeralWords = numerals.split(' ');
const unitWords = units.split(' ');
const pointWords = points.split(' ');

/** Shorter words are too similar to others: "eight" to "right", "links" to "lines". */
const minLetters = 6;
const mendable = [...known].filter((word) => word.length >= minLetters && !pointWords.includes(word));

/** Real words that differ from one of the words above by one letter. */
const ownWords = setOf(
  'hence whence decree decrees chairs porches perched radios thirsty weighty masterly continuous continues continued minuted seconded contains begin begins chainage commenting',
);
/** Real words and names that differ from a compass point, a unit or a numeral by one letter. */
const realWords = setOf(
  'worth forth mouth ninth sixth smith norton past last least cast fast rest best test went waste easter easton weston western eastern northern southern',
  'road roads rows row root roots fort food feat lines line lot lots hole holes poses lanes porch rode mods cards meets ranches port ford foot rock',
  'fine pine wine mine vine time then than them when on ore tin ton tree sit fix for far fore hour your tour eight light night even seven ever often',
  'the to a an of at in by and or is it as be said with along land lands corner',
);

/** Whether two words differ by one letter that is wrong, missing, added, or swapped with the next. */
export function oneApart(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1 || word === other) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  const [rest, otherRest] = [word.slice(at), other.slice(at)];
  const isSwapped = rest.length > 1 && rest[0] === otherRest[1] && rest[1] === otherRest[0];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (isSwapped && rest.slice(2) === otherRest.slice(2))
  );
}

const isNear = (word: string, words: readonly string[]): boolean =>
  word.length > 2 && !realWords.has(word) && words.some((one) => one.length > 2 && oneApart(word, one));

/** Words that are common in deeds, so that a word one letter away is probably a misprint. */
const deedWords = [
  ...pointWords,
  ...unitWords,
  ...numeralWords,
  ...marks.split(' '),
  ...others.split(' '),
  ...'ft left right chord curve distance furlong hundredths along due and concave survey radius beginning northeasterly southeasterly southwesterly northwesterly northerly southerly easterly westerly northeast southeast southwest northwest'.split(
    ' ',
  ),
];

/** The words of deeds that a word may be a misprint of. */
export const wordsNear = (word: string): readonly string[] =>
  known.has(word) || deedWords.includes(word) || ownWords.has(word) || realWords.has(word)
    ? []
    : deedWords.filter((one) => (word.length > 2 || one.length === 2) && oneApart(word, one));

/** Whether a word is most likely a misprinted compass point. */
export const isNearlyPoint = (word: string): boolean =>
  azimuthNamed(word) === undefined && isNear(word, pointWords);

/** Whether a word is most likely a misprinted numeral. */
export const isNearlyNumeral = (word: string): boolean => !isNumeral(word) && isNear(word, numeralWords);

/** Whether a word is most likely a misprinted unit of length. */
export const isNearlyUnit = (word: string): boolean =>
  unitNamed(word) === undefined && isNear(word, unitWords);

/** The only word that a misprint can mean; undefined if it is a real word, or may mean several. */
export function mended(word: string): string | undefined {
  // A letter may be missing.
  if (word.length < minLetters - 1 || known.has(word) || ownWords.has(word)) return undefined;
  // "fifteenth", "hundredths"; "distances", "chained"
  if (/ths?$/.test(word) || (word.endsWith('s') && known.has(word.slice(0, -1)))) return undefined;
  const near = mendable.filter((one) => oneApart(word, one)).toSorted((a, b) => a.length - b.length);
  const [first] = near;
  // "degres" is "degree" or "degrees".
  return first !== undefined && near.every((one) => one.startsWith(first)) ? near.at(-1) : undefined;
}

const isWhole = (word: string): boolean =>
  known.has(word) || ownWords.has(word) || realWords.has(word) || unitNamed(word) !== undefined;

/** "ei ghty": the word that two pieces form, of which at least one isn't a word itself. */
export function joined(one: string, two: string): string | undefined {
  const word = one + two;
  if (word.length < 4 || !known.has(word) || (isWhole(one) && isWhole(two))) return undefined;
  return azimuthNamed(one) !== undefined || azimuthNamed(two) !== undefined ? undefined : word;
}

/** "begin;ing": the word that two pieces with a sign between them form. */
export const joinedOverSign = (one: string, two: string): string | undefined =>
  joined(one, two) ?? mended(one + two);

const beginsWithNumeral = new RegExp(`^(?:${numeralWords.join('|')})`);

/** "fortyfive", "fivechains": the place where one word of a number ends and the next begins. */
export function splitAt(word: string): number | undefined {
  if (word.length < minLetters || !beginsWithNumeral.test(word) || known.has(word)) return undefined;
  const isCounted = (text: string): boolean =>
    isNumeral(text) ||
    (text.length > 2 && [degreeMarks, minuteMarks, secondMarks].some((list) => list.has(text))) ||
    unitWords.includes(text);
  for (let at = 3; at <= word.length - 3; at += 1) {
    if (isNumeral(word.slice(0, at)) && isCounted(word.slice(at))) return at;
  }
  return undefined;
}

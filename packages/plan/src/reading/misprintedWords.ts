// Words of deeds with one letter wrong, with a blank inside them, or run into the next word: read as the word that they
// can only be, and told of. A point of the compass with a letter wrong is never read, as North and South are as near.
import { oneApart } from './misspelt.ts';

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly newLine: boolean;
  readonly glued: boolean;
  readonly misprint?: string;
}

const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand';
const units =
  'feet foot chain chains link links rods pole poles perch perches vara varas yards inches degree degrees minute minutes second seconds';
const points = 'north south east west';
const general = points
  .split(' ')
  .flatMap((point) => ['erly', 'ward', 'wards', 'wardly'].map((end) => `${point}${end}`))
  .join(' ');
const others =
  'thence beginning commencing excepting continuing passing crossing azimuth azimuths radius tangent central distance containing point';

const setOf = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '));
const words = setOf(numbers, units, points, general, others);
/** Shorter words are too near to many others: "eight" to "right", "links" to "lines". */
const leastLetters = 6;
const longWords = [...words].filter((word) => word.length >= leastLetters);
const figures = setOf(numbers);
const counted = setOf(numbers, units);
/** What is a word as well, alone or beside one of these: "continues", "the decree", "runs on E", "S even with". */
const ownWords = setOf(
  'hence whence decree decrees chairs porches perched radios thirsty weighty masterly continuous continues continued minuted seconded contains begin begins a an the and of to in on at by as or for from with so no nor even ward wards yard n s e w per pol min deg sec ft ch rd rod pole',
);

/** The only word that a misprint can be; undefined where it is one itself, or none. */
function meant(word: string): string | undefined {
  if (word.length < leastLetters - 1 || words.has(word) || ownWords.has(word)) return undefined;
  // "fifteenth", "hundredths", "distances"
  if (/ths?$/.test(word)) return undefined;
  if (word.endsWith('s') && !word.endsWith('ss') && words.has(word.slice(0, -1))) return undefined;
  const near = longWords.filter((one) => oneApart(word, one));
  // "degres" is "degree" or "degrees".
  return near.length === 1 || near.every((one) => one.startsWith(near[0] ?? '')) ? near.at(-1) : undefined;
}

const isWord = (token: Word | undefined): boolean => /^\p{L}+$/u.test(token?.text ?? '');

/** "de grees", "ei ghty": two pieces of which at least one is no word. */
function joined(one: Word, two: Word | undefined): string | undefined {
  if (!two || !isWord(two) || two.newLine || two.glued) return undefined;
  const word = one.text + two.text;
  const areWords = [one.text, two.text].every((text) => words.has(text) || ownWords.has(text));
  return word.length > 3 && words.has(word) && !areWords ? word : undefined;
}

/** "fivechains", "fortyfive": the place where a number ends, or a point of the compass before a number. */
function splitAt(word: string): number | undefined {
  if (words.has(word)) return undefined;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [one, two] = [word.slice(0, at), word.slice(at)];
    if (figures.has(one) ? counted.has(two) : figures.has(two) && words.has(one)) return at;
  }
  return undefined;
}

/** The tokens with such words as they were meant; each keeps what stands in the text. */
export function withMisprintsRead<T extends Word>(raw: readonly T[]): T[] {
  const tokens: T[] = [];
  const known = new Map<string, string | undefined>();
  for (let i = 0; i < raw.length; i += 1) {
    const token = raw[i];
    if (!token) break;
    const next = raw[i + 1];
    const whole = isWord(token) ? joined(token, next) : undefined;
    if (whole && next) {
      tokens.push({ ...token, text: whole, end: next.end, misprint: `${token.text} ${next.text}` });
      i += 1;
      continue;
    }
    const { text, start } = token;
    const at = isWord(token) ? splitAt(text) : undefined;
    if (at !== undefined) {
      const middle = start + at;
      tokens.push({ ...token, text: text.slice(0, at), end: middle });
      tokens.push({ ...token, text: text.slice(at), start: middle, newLine: false, glued: true });
      continue;
    }
    if (!known.has(text)) known.set(text, isWord(token) ? meant(text) : undefined);
    const word = known.get(text);
    tokens.push(word ? { ...token, text: word, misprint: text } : token);
  }
  return tokens;
}

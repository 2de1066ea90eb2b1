// The words of a deed: what people wrote becomes tokens that know where in the text they came from. Spelled-out
// numbers, fractions and decimals become numbers; every kind of quote, dash and degree sign becomes one of its kind.
import { withMisprintsRead } from './misprintedWords.ts';
import { spelledNumber, tensWords } from './spelledNumbers.ts';

export interface Token {
  /** Lower case; one sign for each of its family: ° ' " - */
  readonly text: string;
  /** Numbers only. */
  readonly value?: number;
  /** A fraction below one, which may follow a whole number. */
  readonly fraction?: boolean;
  readonly start: number;
  readonly end: number;
  /** Whether a line ended before it. */
  readonly newLine: boolean;
  /** Whether no space parts it from what stands before it. */
  readonly glued: boolean;
  /** What stands in the text, where it was a misprint of this word. */
  readonly misprint?: string;
}

const vulgar: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

const signs: readonly (readonly [RegExp, string])[] = [
  [/^[°º˚]$/, '°'],
  [/^(?:["″“”‟]|['′’‘`´]{2})$/, '"'],
  [/^['′’‘`´]$/, "'"],
  [/^[-‐‑‒–—−]$/, '-'],
  [/^[Δ∆δ]$/, 'delta'],
];

const decimal = String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|(?<![\p{L}\d.])\.\d+)`;
const pattern = new RegExp(
  [
    String.raw`(?<mixed>\d+(?:\s+|\s*-\s*)(?=\d+\s?\/))?(?<over>\d{1,4})\s?\/\s?(?<under>\d{1,4})(?:ths?)?(?![\d/])`,
    String.raw`(?<none>no|00|xx)\s?\/\s?100(?!\d)`,
    String.raw`(?<whole>\d+)?[ -]?(?<vulgar>[½¼¾⅓⅔⅛⅜⅝⅞])`,
    `(?<decimal>${decimal})`,
    // A word may be broken at the end of a line.
    String.raw`(?<word>[a-zà-öø-ÿ]+(?:[-¬]\r?\n[ \t]*[a-zà-öø-ÿ]+)*)`,
    // Degrees of drawing programs, "45%%d", "45*", "45^", and signs that were lost in copying: "45?30'".
    String.raw`(?<degree>%%d|(?<=\d)[*^\uFFFD]|(?<=\d)\?(?=\s?\d))`,
    String.raw`(?<sign>['′’‘${'`'}´]{2}|[^\s.])`,
  ].join('|'),
  'giu',
);

/** More of a text is not read: the longest deeds have some ten thousand letters. */
const longest = 200_000;

/** The tokens of a text, in their order; full stops are left out. */
export function tokensOf(text: string): Token[] {
  const raw: Token[] = [];
  let last = 0;
  for (const match of text.slice(0, longest).matchAll(pattern)) {
    const start = match.index;
    const space = text.slice(last, start);
    const newLine = space.includes('\n');
    const glued = last > 0 && !/\s/.test(space);
    for (const [i, token] of tokensAt(match, start, glued ? raw : []).entries())
      raw.push({ ...token, newLine: newLine && i === 0, glued: glued || i > 0 });
    last = start + match[0].length;
  }
  return withSpelledNumbers(withMisprintsRead(raw));
}

type Bare = Omit<Token, 'newLine' | 'glued'>;

/** before: the tokens that run into it. */
function tokensAt(match: RegExpMatchArray, start: number, before: readonly Bare[]): Bare[] {
  const [whole] = match;
  const end = start + whole.length;
  const groups = match.groups ?? {};
  const text = whole.toLowerCase();
  if (groups['over'] && groups['under']) {
    const value = Number(groups['over']) / Number(groups['under']);
    const mixed = Number.parseInt(groups['mixed'] ?? '0', 10);
    return [{ text, value: mixed + value, fraction: mixed === 0 && value < 1, start, end }];
  }
  if (groups['none']) return [{ text, value: 0, fraction: true, start, end }];
  if (groups['vulgar']) {
    const value = Number(groups['whole'] ?? 0) + (vulgar[groups['vulgar']] ?? 0);
    return [{ text, value, fraction: groups['whole'] === undefined, start, end }];
  }
  if (groups['decimal']) return [{ text, value: Number(text.replaceAll(',', '')), start, end }];
  if (groups['word']) return partedMark(text, start, before) ?? wordTokens(text, start);
  if (groups['degree']) return [{ text: '°', start, end }];
  return [{ text: signs.find(([is]) => is.test(whole))?.[1] ?? text, start, end }];
}

/** "45d30m15sE", "45degE": the letters of degrees, minutes or seconds, and the point of the compass that they run into. */
function partedMark(text: string, start: number, before: readonly Bare[]): Bare[] | undefined {
  if (before.at(-1)?.value === undefined) return undefined;
  const parts = /^(d|deg|m|min|s|sec)([nsew])$/.exec(text);
  const [, mark = '', point = ''] = parts ?? [];
  // "5SE" is the southeast, and "45degs" are degrees; after minutes come seconds.
  const isWord = mark === 's' ? !/^(?:m|min|['-])$/.test(before.at(-2)?.text ?? '') : point === 's';
  if (!parts || isWord) return undefined;
  const middle = start + mark.length;
  return [
    { text: mark, start, end: middle },
    { text: point, start: middle, end: start + text.length },
  ];
}

/** A word that was broken at a line's end is one again, but for "forty-five"; one that has run into "thence" is two. */
function wordTokens(text: string, start: number): Bare[] {
  const end = start + text.length;
  const middle = start + 'thence'.length;
  if (/^thence(?!forth|forward)\p{L}/u.test(text))
    return [{ text: 'thence', start, end: middle }, ...wordTokens(text.slice(middle - start), middle)];
  const parts = text.split(/[-¬]\s+/);
  const [first = '', second] = parts;
  if (second === undefined || !tensWords.has(first)) return [{ text: parts.join(''), start, end }];
  return [
    { text: first, start, end: start + first.length },
    { text: second, start: end - second.length, end },
  ];
}

/** With each spelled-out number as one token: "one hundred twenty and five tenths" is 120.5. */
function withSpelledNumbers(raw: readonly Token[]): Token[] {
  const tokens: Token[] = [];
  let i = 0;
  while (i < raw.length) {
    const first = raw[i];
    if (!first) break;
    const spelled = spelledNumber(raw, i);
    const last = spelled && raw[spelled.next - 1];
    if (spelled && last) {
      const words = raw.slice(i, spelled.next);
      const text = words.map((token) => token.text).join(' ');
      const misprint = words.find((token) => token.misprint)?.misprint;
      tokens.push({
        ...first,
        text,
        value: spelled.value,
        end: last.end,
        ...(misprint ? { misprint } : {}),
      });
    } else tokens.push(first);
    i = spelled?.next ?? i + 1;
  }
  return tokens;
}

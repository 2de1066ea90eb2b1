// The tokens of a text, each with its place in it. All kinds of quotes, dashes and degree signs become the same sign; the
// end of a line is a token, a period isn't. What a token means is up to the grammars.
import { firstOf } from './alternatives.ts';
import { tens } from './lexicon.ts';
import { joined, joinedOverSign, mended, splitAt } from './misprints.ts';

export interface Token {
  readonly kind: 'number' | 'fraction' | 'word' | 'sign' | 'line';
  /** In lowercase; for quotes, dashes and degree signs one of: ° ' " - */
  readonly text: string;
  readonly value?: number;
  readonly start: number;
  readonly end: number;
  /** Whether nothing separates it from the previous token. */
  readonly glued: boolean;
  /** Whether only a period separates it from the previous token. */
  readonly dotted?: true;
  /** Whether it begins with a capital letter. */
  readonly capital?: true;
  /** The word in the text, if it is a misprint of this one. */
  readonly misprint?: string;
}

const vulgarFractions: Readonly<Record<string, number>> = {
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
  [/^(?:["″“”‟]|['′’‘`´]{2})$/, '"'],
  [/^['′’‘`´]$/, "'"],
  [/^[-‐‑‒–—−]$/, '-'],
];

/** Characters that scanning puts in place of a letter. */
const blots = '~|*_^+§#@¬•?¢¦';

export const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

export const isGluedAt = (tokens: readonly Token[], at: number): boolean => tokens[at]?.glued === true;

export const isWordAt = (tokens: readonly Token[], at: number): boolean => tokens[at]?.kind === 'word';

/** Whether a token is a number or a fraction in digits. */
export const isValueAt = (tokens: readonly Token[], at: number): boolean => tokens[at]?.value !== undefined;

/** A function that computes a fact about a whole text only once. */
export function ofWholeText<Fact>(
  find: (tokens: readonly Token[]) => Fact,
): (tokens: readonly Token[]) => Fact {
  const found = new WeakMap<readonly Token[], { readonly fact: Fact }>();
  return (tokens) => {
    const known = found.get(tokens) ?? { fact: find(tokens) };
    found.set(tokens, known);
    return known.fact;
  };
}

type Bare = Omit<Token, 'glued'>;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    const glued = last > 0 && match.index === last && tokens.at(-1)?.kind !== 'line';
    const dotted = match.index === last + 1 && text[last] === '.';
    for (const [i, token] of bareTokens(match, glued ? tokens : []).entries())
      tokens.push({ ...token, glued: glued || i > 0, ...(dotted && i === 0 ? { dotted } : {}) });
    last = match.index + match[0].length;
  }
  return withMisprintsMended(tokens);
}

type Unplaced = Pick<Token, 'kind' | 'text' | 'value' | 'misprint'>;

const fraction = (text: string, value: number): Unplaced => ({ kind: 'fraction', text, value });

/** A pattern, and how text that matches it becomes a token. Without a function, the text becomes one word or several. */
type Shape = readonly [pattern: string, read?: (text: string, written: string) => Unplaced];

const shapes: readonly Shape[] = [
  [String.raw`(?<!\p{L})(?:[nN][oO]|[xX]{2})\s?\/\s?100(?!\d)`, (text) => fraction(text, 0)],
  [
    String.raw`(?<![\d./])\d{1,4}\/\d{1,4}(?:[tT][hH][sS]?)?(?!\d|[./]\d)`,
    (text) => {
      const [over = 0, under = 1] = text.split('/').map((figures) => Number.parseInt(figures, 10));
      return fraction(text, over / under);
    },
  ],
  // The fast path: most words stand alone.
  [String.raw`[^\P{L}º]{2,}(?=[ ,;)])`],
  // "1'234.50 feet": thousands as written in Switzerland. It can't be feet and inches, since inches never have three figures.
  [
    String.raw`(?<![\d.,°'’"]|['’]\s)\d{1,2}(?:['’]\d{3})+(?:\.\d+)?(?=\s*(?:feet|foot|ft|fts|met(?:er|re)s?|m)(?!\p{L}))`,
    (written) => {
      const text = written.replaceAll(/['’]/g, '');
      return { kind: 'number', text, value: Number(text), misprint: written };
    },
  ],
  [`[${Object.keys(vulgarFractions).join('')}]`, (text) => fraction(text, vulgarFractions[text] ?? 0)],
  [
    String.raw`\d{1,3}(?:,\d{3})+(?!\d|,\d)(?:\.\d+)?|\d+(?:\.\d+)?|(?<![\p{L}\d.])\.\d+`,
    (text) => ({ kind: 'number', text, value: Number(text.replaceAll(',', '')) }),
  ],
  // Degree signs of drawing programs, "45%%d", "45*", "45^", and those lost in copying: "45?30'".
  [
    String.raw`%%[dD]|[°º˚]|(?<=\d)[*^\uFFFD]|(?<=\d)\?(?=\s?\d)|(?<=\d)[oO](?=\s?\d)`,
    (_, written) => (written === 'O' ? { kind: 'word', text: 'o' } : { kind: 'sign', text: '°' }),
  ],
  // "Smith's", "N'ly", "P.O.B.", and a word broken at the end of a line.
  [
    String.raw`(?:\p{L}\.){2,}\p{L}?(?!\p{L})|\p{L}{2,}['’][sS](?!\p{L})|[nsewNSEW]{1,2}['’](?:ly|LY)|\p{L}+[${blots}]\p{L}+|\p{L}+(?:[-¬]\r?\n[ \t]*\p{Ll}+|[-¬]\r?\n[ \t]*(?!THENCE)\p{Lu}{2,})*`,
  ],
  [String.raw`\r?\n`, () => ({ kind: 'line', text: '\n' })],
  // "104..5", "N.. 10": a sign was lost. A longer row of dots is a leader in a table.
  [String.raw`(?<!\.)\.\.(?!\.)`, () => ({ kind: 'sign', text: '..' })],
  // ".W. 10 rods"
  [String.raw`(?<=\s)\.(?=\p{L}\.)`, () => ({ kind: 'sign', text: '.' })],
  [
    String.raw`['′’‘${'`'}´]{2}|[^\s.]`,
    (text, written) => ({ kind: 'sign', text: signs.find(([is]) => is.test(written))?.[1] ?? text }),
  ],
];

const pattern = new RegExp(shapes.map(([shape]) => `(${shape})`).join('|'), 'gu');

function bareTokens(match: RegExpExecArray, before: readonly Token[]): Bare[] {
  const [written] = match;
  const start = match.index;
  const read = shapes[match.indexOf(written, 1) - 1]?.[1];
  if (!read) return wordTokens(written, start, before);
  return [{ ...read(written.toLowerCase(), written), start, end: start + written.length }];
}

interface Word {
  readonly written: string;
  /** In lowercase. */
  readonly text: string;
  readonly start: number;
  /** The tokens right before it, without a separator. */
  readonly before: readonly Token[];
}

const wordTokens = (written: string, start: number, before: readonly Token[]): Bare[] => {
  const word = { written, text: written.toLowerCase().replaceAll('’', "'"), start, before };
  return takenApart(word) ?? [tokenOf(word, word.text.replaceAll('.', ''))];
};

const tokenOf = ({ written, start }: Word, text: string, at = 0, end = written.length): Bare => ({
  kind: 'word',
  text,
  start: start + at,
  end: start + end,
  ...(/^\p{Lu}/u.test(written) ? { capital: true as const } : {}),
});

/** The tokens of the rest of a word. */
const restOf = ({ written, start }: Word, at: number): Bare[] =>
  wordTokens(written.slice(at), start + at, []);

/** "thirty#five", "fe~t": a misprinted word, or two words and a sign. */
function blotted(word: Word): Bare[] | undefined {
  const { written, text, start, before } = word;
  const blot = text.search(/[^\p{L}.'\s¬-]|¬(?!\s)/u);
  if (blot <= 0) return undefined;
  const meant = mended(text);
  if (meant) return [{ ...tokenOf(word, meant), misprint: text }];
  const sign = { kind: 'sign', text: text.charAt(blot), start: start + blot, end: start + blot + 1 } as const;
  return [...wordTokens(written.slice(0, blot), start, before), sign, ...restOf(word, blot + 1)];
}

/** The letters of degrees, minutes or seconds that run into the compass point after them: "45degE", "15sE". */
function markAndPoint(word: Word): Bare[] | undefined {
  const { text, before } = word;
  const [, mark, point] = /^(d|deg|m|min|s|sec)([nsew])$/.exec(text) ?? [];
  if (!mark || !point || before.at(-1)?.kind !== 'number') return undefined;
  // The SE of "5SE" is southeast; an S for seconds comes after minutes.
  const isMark = mark === 's' ? /^(?:m|min|['-])$/.test(before.at(-2)?.text ?? '') : point !== 's';
  return isMark ? [tokenOf(word, mark, 0, mark.length), tokenOf(word, point, mark.length)] : undefined;
}

/** "thenceN45", "THN", "Beginningat": a word with which another one is run together. */
function runTogether(word: Word): Bare[] | undefined {
  const [first] =
    /^(?:thence(?!forth|forward)(?=\p{L})|th(?=[nsw]$)|(?:beginning|commencing)(?=(?:at|on|from|for)$))/u.exec(
      word.text,
    ) ?? [];
  return first ? [tokenOf(word, first, 0, first.length), ...restOf(word, first.length)] : undefined;
}

/** "FORTY-\nFIVE", "MIN-\nUTES": a word that is hyphenated at the end of a line. */
function brokenOverLine(word: Word): Bare[] | undefined {
  const { text, written } = word;
  const [first = '', second] = text.split(/[-¬]\s+/);
  if (second === undefined) return undefined;
  return tens.has(first)
    ? [tokenOf(word, first, 0, first.length), tokenOf(word, second, written.length - second.length)]
    : [tokenOf(word, text.replaceAll(/[-¬]\s+/g, ''))];
}

const takenApart = firstOf([blotted, markAndPoint, runTogether, brokenOverLine]);

function withMisprintsMended(raw: readonly Token[]): Token[] {
  const tokens: Token[] = [];
  const known = new Map<string, string | undefined>();
  for (let i = 0; i < raw.length; ) {
    const token = raw[i];
    if (!token) break;
    const whole = token.kind === 'word' ? joinedAt(raw, i, token) : undefined;
    tokens.push(...(whole ? [whole.token] : mendedAlone(token, known)));
    i = whole?.next ?? i + 1;
  }
  return tokens;
}

/** "ei ghty", "begin)ning": the word that two pieces form. */
function joinedAt(
  tokens: readonly Token[],
  at: number,
  first: Token,
): { readonly token: Token; readonly next: number } | undefined {
  const sign = tokens[at + 1];
  const isBlotted = sign?.kind === 'sign' && sign.glued && isGluedAt(tokens, at + 2);
  const next = isBlotted ? at + 2 : at + 1;
  const second = tokens[next];
  if (second?.kind !== 'word' || (second.glued && !isBlotted)) return undefined;
  // "the.ce"
  const text = (isBlotted || second.dotted ? joinedOverSign : joined)(first.text, second.text);
  if (!text) return undefined;
  const between = isBlotted ? sign.text : second.dotted ? '.' : ' ';
  const misprint = `${first.text}${between}${second.text}`;
  return { token: { ...first, text, end: second.end, misprint }, next: next + 1 };
}

/** The intended word, or two if they are run together. known: the misprints of the text. */
function mendedAlone(token: Token, known: Map<string, string | undefined>): Token[] {
  const { kind, text, start } = token;
  if (kind !== 'word') return [token];
  const at = splitAt(text);
  if (at !== undefined)
    return [
      { ...token, text: text.slice(0, at), end: start + at },
      { ...token, text: text.slice(at), start: start + at, glued: false },
    ];
  if (!known.has(text)) known.set(text, mended(text));
  const meant = known.get(text);
  return [meant ? { ...token, text: meant, misprint: text } : token];
}

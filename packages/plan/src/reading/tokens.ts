// The tokens of a text, each with its place in it. Every kind of quote, dash and degree sign becomes one of its kind,
// the end of a line is a token, full stops are none. What a token means is left to the grammars.
import { tens } from './lexicon.ts';
import { joined, joinedOverSign, mended, splitAt } from './misprints.ts';

export interface Token {
  readonly kind: 'number' | 'fraction' | 'word' | 'sign' | 'line';
  /** Lower case; one sign for each of its family: ° ' " - */
  readonly text: string;
  /** Of numbers and fractions. */
  readonly value?: number;
  readonly start: number;
  readonly end: number;
  /** Whether nothing parts it from the token before. */
  readonly glued: boolean;
  /** Whether only a full stop parts it from the token before. */
  readonly dotted?: true;
  /** Whether it begins with a capital letter. */
  readonly capital?: true;
  /** What stands in the text, where it is a misprint of this word. */
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
  [/^(?:["″“”‟]|['′’‘`´]{2})$/, '"'],
  [/^['′’‘`´]$/, "'"],
  [/^[-‐‑‒–—−]$/, '-'],
];

/** What a scanner puts in the place of a letter. */
const blots = '~|*_^+§#@¬•?¢¦';

const pattern = new RegExp(
  [
    String.raw`(?<none>(?<!\p{L})(?:[nN][oO]|[xX]{2})\s?\/\s?100(?!\d))`,
    String.raw`(?<![\d./])(?<over>\d{1,4})\/(?<under>\d{1,4})(?:[tT][hH][sS]?)?(?!\d|[./]\d)`,
    // A word by itself, as most are.
    String.raw`(?<plain>\p{L}{2,}(?=[ ,;)]))`,
    `(?<vulgar>[${Object.keys(vulgar).join('')}])`,
    String.raw`(?<figures>\d{1,3}(?:,\d{3})+(?!\d|,\d)(?:\.\d+)?|\d+(?:\.\d+)?|(?<![\p{L}\d.])\.\d+)`,
    // Degrees of drawing programs, "45%%d", "45*", "45^", and signs that were lost in copying: "45?30'".
    String.raw`(?<degree>%%[dD]|[°º˚]|(?<=\d)[*^\uFFFD]|(?<=\d)\?(?=\s?\d)|(?<=\d)[oO](?=\s?\d))`,
    // "Smith's", "N'ly", "P.O.B.", and a word broken at the end of a line.
    String.raw`(?<word>(?:\p{L}\.){2,}\p{L}?(?!\p{L})|\p{L}{2,}['’][sS](?!\p{L})|[nsewNSEW]{1,2}['’](?:ly|LY)|\p{L}+[${blots}]\p{L}+|\p{L}+(?:[-¬]\r?\n[ \t]*\p{Ll}+|[-¬]\r?\n[ \t]*(?!THENCE)\p{Lu}{2,})*)`,
    String.raw`(?<line>\r?\n)`,
    String.raw`(?<sign>['′’‘${'`'}´]{2}|[^\s.])`,
  ].join('|'),
  'gu',
);

/** The letters of degrees, minutes or seconds, run into the point of the compass behind them: "45degE", "15sE". */
const markAndPoint = /^(d|deg|m|min|s|sec)([nsew])$/;

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

function bareTokens(match: RegExpMatchArray, before: readonly Token[]): Bare[] {
  const [whole] = match;
  const start = match.index ?? 0;
  const end = start + whole.length;
  const text = whole.toLowerCase();
  const { over, under, none, vulgar: sign, figures, plain, word, degree, line } = match.groups ?? {};
  if (over && under) return [{ kind: 'fraction', text, value: Number(over) / Number(under), start, end }];
  if (none) return [{ kind: 'fraction', text, value: 0, start, end }];
  if (sign) return [{ kind: 'fraction', text, value: vulgar[sign] ?? 0, start, end }];
  if (figures) return [{ kind: 'number', text, value: Number(text.replaceAll(',', '')), start, end }];
  if (plain ?? word) return wordTokens(whole, start, before);
  if (degree === 'O') return [{ kind: 'word', text: 'o', start, end }];
  if (degree) return [{ kind: 'sign', text: '°', start, end }];
  if (line) return [{ kind: 'line', text: '\n', start, end }];
  return [{ kind: 'sign', text: signs.find(([is]) => is.test(whole))?.[1] ?? text, start, end }];
}

function wordTokens(written: string, start: number, before: readonly Token[]): Bare[] {
  const word = (text: string, at: number, end: number): Bare => ({
    kind: 'word',
    text,
    start: start + at,
    end: start + end,
    ...(/^\p{Lu}/u.test(written) ? { capital: true as const } : {}),
  });
  const text = written.toLowerCase().replaceAll('’', "'");
  const { length } = written;
  const blot = text.search(/[^\p{L}.'\s¬-]|¬(?!\s)/u);
  if (blot > 0) {
    const meant = mended(text);
    if (meant) return [{ ...word(meant, 0, length), misprint: text }];
    const sign = {
      kind: 'sign',
      text: text.charAt(blot),
      start: start + blot,
      end: start + blot + 1,
    } as const;
    return [...wordTokens(written.slice(0, blot), start, before), sign, ...rest(written, start, blot + 1)];
  }
  const [, mark, point] = (before.at(-1)?.kind === 'number' && markAndPoint.exec(text)) || [];
  // "5SE" is the southeast; seconds follow minutes.
  const afterMinutes = /^(?:m|min|['-])$/.test(before.at(-2)?.text ?? '');
  if (mark && point && (mark === 's' ? afterMinutes : point !== 's'))
    return [word(mark, 0, mark.length), word(point, mark.length, length)];
  if (/^thence(?!forth|forward)\p{L}/u.test(text)) return [word('thence', 0, 6), ...rest(written, start, 6)];
  const [first = '', second] = text.split(/[-¬]\s+/);
  if (second === undefined) return [word(text.replaceAll('.', ''), 0, length)];
  if (tens.has(first)) return [word(first, 0, first.length), word(second, length - second.length, length)];
  return [word(text.replaceAll(/[-¬]\s+/g, ''), 0, length)];
}

/** "thenceN45": the word that "thence" ran into. */
const rest = (written: string, start: number, at: number): Bare[] =>
  wordTokens(written.slice(at), start + at, []);

function withMisprintsMended(raw: readonly Token[]): Token[] {
  const tokens: Token[] = [];
  const known = new Map<string, string | undefined>();
  for (let i = 0; i < raw.length; i += 1) {
    const token = raw[i];
    if (!token) break;
    const next = raw[i + 1];
    if (token.kind !== 'word') {
      tokens.push(token);
      continue;
    }
    const { text, start } = token;
    // "ei ghty", "begin)ning"
    const isParted = next?.kind === 'sign' && next.glued && raw[i + 2]?.glued === true;
    const other = isParted ? raw[i + 2] : next;
    const both =
      other?.kind === 'word' && (isParted || !other.glued)
        ? (isParted ? joinedOverSign : joined)(text, other.text)
        : undefined;
    if (both && other) {
      const misprint = `${text}${isParted ? (next?.text ?? '') : ' '}${other.text}`;
      tokens.push({ ...token, text: both, end: other.end, misprint });
      i += isParted ? 2 : 1;
      continue;
    }
    const at = splitAt(text);
    if (at !== undefined) {
      tokens.push({ ...token, text: text.slice(0, at), end: start + at });
      tokens.push({ ...token, text: text.slice(at), start: start + at, glued: false });
      continue;
    }
    if (!known.has(text)) known.set(text, mended(text));
    const meant = known.get(text);
    tokens.push(meant ? { ...token, text: meant, misprint: text } : token);
  }
  return tokens;
}

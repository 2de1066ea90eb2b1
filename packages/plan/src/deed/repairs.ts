// Proposes what a misprinted call may have said: its text with one thing put right, each with the reason, likeliest first.
import { quoted } from '../measure/quoted.ts';
import { capitalized } from '../measure/letterCase.ts';
import { wordsNear } from '../reading/misprints.ts';

export interface Repair {
  readonly text: string;
  /** Such as "letter O for zero". */
  readonly reason: string;
}

type Rule = (text: string) => readonly Repair[];

/** Letters and signs that scanning or typing puts in place of a figure. */
const figures: Readonly<Record<string, readonly [figure: string, name: string]>> = {
  O: ['0', 'letter O for zero'],
  o: ['0', 'letter o for zero'],
  Q: ['0', 'letter Q for zero'],
  D: ['0', 'letter D for zero'],
  l: ['1', 'letter l for one'],
  I: ['1', 'letter I for one'],
  i: ['1', 'letter i for one'],
  '|': ['1', 'a stroke for one'],
  '!': ['1', '"!" for one'],
  Z: ['2', 'letter Z for two'],
  z: ['2', 'letter z for two'],
  A: ['4', 'letter A for four'],
  S: ['5', 'letter S for five'],
  s: ['5', 'letter s for five'],
  G: ['6', 'letter G for six'],
  b: ['6', 'letter b for six'],
  T: ['7', 'letter T for seven'],
  B: ['8', 'letter B for eight'],
  g: ['9', 'letter g for nine'],
  q: ['9', 'letter q for nine'],
};

/** What comes after a figure: another one, a mark, a unit or the end. */
const afterFigure =
  /(?=[\d.,°'"’”OolI|]|\s*(?:°|'|"|feet|ft|foot|deg|min|sec|poles|chains|links|rods|varas|perches|m\b|FEET|FT|FOOT|DEG|MIN|SEC|D\b|M\b|S\b|-|[NSEW]\b)|[;,]|$)/u;

const looksLikeFigure = new RegExp(
  String.raw`(?<=\d[.,]?)[${Object.keys(figures).join('')}]${afterFigure.source}|(?<![\p{L}\d])[OolI|!ZzSBGbgq](?=[.,]?[OolI]{0,3}\d)`,
  'gu',
);

const figuresForLetters: Rule = (text) => {
  const names = new Set<string>();
  let mended = text;
  // A letter is recognized by a figure beside it, so each replacement can reveal another.
  for (let before = ''; before !== mended; ) {
    before = mended;
    mended = mended.replaceAll(looksLikeFigure, (letter, at: number) => {
      const [figure, name] = (isPointAt(before, at) ? undefined : figures[letter]) ?? [letter, ''];
      if (name) names.add(name);
      return figure;
    });
  }
  return names.size === 0 ? [] : [{ text: mended, reason: [...names].join(', ') }];
};

/** "S 5 E", "S5E": a letter before an angle is a point of the compass. */
const isPointAt = (text: string, at: number): boolean =>
  /[SsEeWwNn]/.test(text.charAt(at)) &&
  !/\d[.,]?$/.test(text.slice(0, at)) &&
  /^.[^;A-Z]{1,14}[A-Z]?[^;A-Z]{0,8}[EW]/.test(text.slice(at));

/** Replaces a word that isn't used in deeds but is one letter away from one that is. */
const misspelled: Rule = (text) =>
  [...text.matchAll(/[^\s\d\p{L}(),.°'"-]?\p{L}(?:[^\s\d(),°"-]{0,12}\p{L})?/gu)].flatMap(
    ({ 0: word, index }) =>
      wordsNear(word.toLowerCase()).map((meant) => ({
        text: `${text.slice(0, index)} ${meant}${text.slice(index + word.length)}`,
        reason: `${quoted(word)} for ${/^\P{L}?\p{Lu}/u.test(word) ? capitalized(meant) : meant}`,
      })),
  );

/** "N 45'30\" E": the two letters of a bearing, and what is between them. */
const quadrant =
  /(?<![\p{L}\d])(N|S|North|South|NORTH|SOUTH|[A-Z])([.\s]*)(\d[^A-Za-z;]{0,22}?|\d[^;]{0,44}?)\s*(?:\b|(?<=[\d°'".\s]))(E|W|East|West|EAST|WEST|[A-Z])(?![\p{L}\d])/u;

const letterOfPoint: Rule = (text) => {
  const found = quadrant.exec(text);
  if (!found) return [];
  const [all, from = '', gap = '', angle = '', to = ''] = found;
  const froms = /^[NS]/i.test(from) ? [from] : ['N', 'S'];
  // F and B look like E.
  const tos = /^[EW]/i.test(to) ? [to] : to === 'F' || to === 'B' ? ['E', 'W'] : ['W', 'E'];
  if (froms[0] === from && tos[0] === to) return [];
  return froms.flatMap((one) =>
    tos.map((other) => ({
      text: text.replace(all, `${one}${gap}${angle} ${other}`),
      reason: [
        ...(one === from ? [] : [`${quoted(from)} for ${one}`]),
        ...(other === to ? [] : [`${quoted(to)} for ${other}`]),
      ].join(', '),
    })),
  );
};

/** Writes the marks of degrees, minutes and seconds anew in a bearing whose figures can be read. */
const marks: Rule = (text) => {
  const found = quadrant.exec(text);
  if (!found) return [];
  const [all, from = '', , angle = '', to = ''] = found;
  const groups = angle.match(/\d+/g) ?? [];
  const parted = groups.flatMap(pairsOf);
  const [degrees, minutes, seconds] = parted;
  if (degrees === undefined || parted.length > 3) return [];
  return withinRange([degrees, minutes, seconds]).map(([d, m, s]) => {
    const written = `${d}°${m === undefined ? '' : `${m}'`}${s === undefined ? '' : `${s}"`}`;
    const wrong = [
      m === minutes ? '' : `${minutes} for ${m} minutes`,
      s === seconds ? '' : `${seconds} for ${s} seconds`,
      d === degrees ? '' : `${degrees} for ${d} degrees`,
    ];
    const reason = wrong.filter(Boolean).join(', ') || `${quoted(angle)} for ${written}`;
    return { text: text.replace(all, `${from} ${written} ${to}`), reason };
  });
};

/** "4530" is 45 and 30. */
const pairsOf = (group: string): readonly string[] =>
  group.length === 4 || group.length === 6 ? (group.match(/\d\d/g) ?? []) : [group];

/** "120 30' 00\"", "77030'00\"": a degree sign that was read as a zero. */
function degreeSignsFor(
  degrees: string,
  minutes: string | undefined,
  seconds: string | undefined,
): readonly Parts[] {
  const [, before = '', after = ''] = /^(\d\d?)0([0-5]\d)?$/.exec(degrees) ?? [];
  if (!before || Number(before) > 90 || (after && seconds !== undefined)) return [];
  return [after ? [before, after, minutes] : [before, minutes, seconds]];
}

type Parts = readonly [string, string | undefined, string | undefined];

/** Figures that look like each figure. */
const similar: Readonly<Record<string, string>> = { 6: '5048', 7: '1245', 8: '3056', 9: '8043' };

/** "95": 85. "144": 44 or 14, with a figure too many. */
const likeDegrees = (degrees: string): readonly string[] =>
  [
    ...Array.from(similar[degrees.charAt(0)] ?? '', (figure) => figure + degrees.slice(1)),
    ...Array.from(degrees, (_, at) => degrees.slice(0, at) + degrees.slice(at + 1)),
  ].filter((own, i, all) => own.length > 1 && Number(own) <= 90 && all.indexOf(own) === i);

/** The parts of an angle, with the first figure of one that is out of range put right. */
function withinRange([degrees, minutes, seconds]: Parts): readonly Parts[] {
  if (Number(degrees) > 90)
    return [
      ...degreeSignsFor(degrees, minutes, seconds),
      ...likeDegrees(degrees).map((own): Parts => [own, minutes, seconds]),
    ];
  const fix = (part: string): string[] =>
    (part.length > 2
      ? Array.from(part, (_, at) => part.slice(0, at) + part.slice(at + 1))
      : Array.from(similar[part.charAt(0)] ?? '', (figure) => figure + part.slice(1))
    ).filter((one) => Number(one) < 60);
  if (minutes !== undefined && Number(minutes) >= 60)
    return fix(minutes).map((one): Parts => [degrees, one, seconds]);
  if (seconds !== undefined && Number(seconds) >= 60)
    return fix(seconds).map((one): Parts => [degrees, minutes, one]);
  return [[degrees, minutes, seconds]];
}

/** A rule that replaces every match of a pattern. */
const replaced =
  (pattern: RegExp, by: string, reason: string): Rule =>
  (text) => {
    const mended = text.replaceAll(pattern, by);
    return mended === text ? [] : [{ text: mended, reason }];
  };

const blots = /[~|*_^+§#@¬•?¢¦\\<>{}]/g;

const signs: readonly Rule[] = [
  replaced(
    new RegExp(`(?<=\\d)${blots.source}(?=\\d\\d(?!\\d))`, 'g'),
    '.',
    'a smudge read as a decimal point',
  ),
  replaced(/(?<=\d)[.,]\s+(?=\d\d?(?!\d|\s*[°'"]))/g, '.', 'a space inside a number'),
  replaced(/(?<=\d)\s+\.(?=\d)/g, '.', 'a space inside a number'),
  replaced(/(?<=\d)\s+(?=\d*\.\d)/g, '', 'a space inside a number'),
  replaced(/(?<=\d)\s+(?=\d+\s*(?:feet|ft|foot|poles|chains|rods|'))/g, '', 'a space inside a number'),
  replaced(/(?<=\d)\s*[,;:·](?=\s*\d\d(?!\d))/g, '.', 'another mark read as a decimal point'),
  replaced(/(?<=\d)['"](?=\d\d?\s*(?:feet|ft|foot)\b)/g, '.', 'a mark read as a decimal point'),
  replaced(
    /(?<=\d)\s?[;:]\s(?=(?:feet|ft|foot|poles|chains|rods|perches|links|varas)\b)/g,
    ' ',
    'a mark before its unit ignored',
  ),
  replaced(/\.{2,}|\.,|,\./g, '.', 'two marks read as a decimal point'),
  replaced(/(?<=\d)[-‐–—](?=\d\d?\s*(?:feet|ft|foot|'))/g, '.', 'a dash read as a decimal point'),
  replaced(new RegExp(`(?<=\\d)${blots.source}(?=\\d)`, 'g'), '.', 'a smudge read as a decimal point'),
  replaced(blots, ' ', 'a smudge read as a space'),
  replaced(/(?<=\p{L})[^\p{L}\d\s](?=\p{L})/gu, '', 'an extra character removed'),
];

/** "SS 5 E", "60°°": a sign written twice. */
const doubled: Rule = (text) =>
  [...text.matchAll(/(?<!\p{L})(\p{L})\1(?!\p{L})|([^\d\s\p{L}])\2/gu)].map(({ index }) => ({
    text: text.slice(0, index) + text.slice(index + 1),
    reason: `${quoted(text.charAt(index))} written twice`,
  }));

/** "5 E 9 feet", "S 19° 212 varas": a bearing without one of its points. */
const lostPoint: Rule = (text) => {
  const isHeadless = /^[^\p{L}\d]*\d{1,2}(?:[\s°'"-]+\d{1,2}){0,2}[\s°'"]*[EW]\b/u.test(text);
  if (isHeadless)
    return ['N', 'S'].map((one) => ({ text: `${one} ${text}`, reason: `${one} added before the angle` }));
  const found =
    /\b(?:N|S|North|South)\.?\s*\d{1,2}(?:\s?°|\s?'|\s?"|[ -]\d{1,2}(?=[\s°'"-])|\d{1,2}(?=['"]))*(?=[\s,]+\d|[\s,]+[^\p{L}\d\s])/u.exec(
      text,
    );
  if (!found) return [];
  const end = found.index + found[0].length;
  return ['E', 'W'].map((one) => ({
    text: `${text.slice(0, end)} ${one}${text.slice(end).replace(/^[\s,]*[^\p{L}\d\s]?/u, ' ')}`,
    reason: `${one} added after the angle`,
  }));
};

/** "45°3~'15\"": a blot that takes the place of a figure. */
const figuresForBlots: Rule = (text) => {
  const found =
    /(?<=\d)[~|*_^+§#@¬•?¢¦](?=[\d.°'"]|\s?(?:feet|ft|foot|poles|chains|rods|perches|[EW]\b))|(?<![\d\p{L}°'"])[~|*_^+§#@¬•?¢¦:'.](?=[\d°])|(?<=[\d.])[~|*_^+§#@¬•?¢¦'"](?=\d?\s(?:feet|ft)\b)/u.exec(
      text,
    );
  if (!found) return [];
  return Array.from('0123456789', (figure) => ({
    text: text.slice(0, found.index) + figure + text.slice(found.index + 1),
    reason: `${quoted(found[0])} for ${figure}`,
  }));
};

/** "100 or 102 feet": keeps one of two lengths. */
const either: Rule = (text) =>
  [1, 3].flatMap((which) => {
    const mended = text.replace(
      /(\d[\d.]*)((?: ?(?:feet|ft|poles|chains))?(?: ?,)? (?:or|and|to) )(\d[\d.]*)/,
      (_, one: string, __: string, other: string) => (which === 1 ? one : other),
    );
    return mended === text
      ? []
      : [{ text: mended, reason: `the ${which === 1 ? 'first' : 'second'} of two lengths` }];
  });

const hedge = replaced(
  /\b(?:not less than|at least|at most|up to|nearly|not more than|no less than|a minimum of|a maximum of|some)\s+/gi,
  '',
  'words such as “at least” ignored',
);

/** Leaves out words in parentheses, or a number without a unit, that may belong to something else. */
const leftOut: Rule = (text) => [
  ...[...text.matchAll(/\s*\([^()]{1,60}\)/g)].map(({ 0: words, index }) => ({
    text: text.slice(0, index) + text.slice(index + words.length),
    reason: `without ${quoted(words)}`,
  })),
  ...[
    ...text.matchAll(/(?<![\d.,°'"-])\s\d[\d.,/-]*(?![\d.,°'"/-])(?!\s*(?:°|'|"|feet|ft|foot|deg|[EW]\b))/g),
  ].map(({ 0: number, index }) => ({
    text: text.slice(0, index) + text.slice(index + number.length),
    reason: `without ${quoted(number)}`,
  })),
];

/** "N0rth", "f1ve": a figure inside a word. */
const lettersForFigures: Rule = (text) => {
  const letters: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 5: 's', 6: 'b', 8: 'B', 9: 'g' };
  const mended = text.replaceAll(/(?<=\p{L})[015689](?=\p{L}{2})/gu, (figure) => letters[figure] ?? figure);
  return mended === text ? [] : [{ text: mended, reason: 'a figure for a letter' }];
};

const rules: readonly Rule[] = [
  figuresForLetters,
  lettersForFigures,
  replaced(/(?<=(?<![\p{L}\d])[NS]\p{L}*\.?\s?\d) (?=\d(?!\d))/gu, '', 'a space inside a number'),
  replaced(/(?<=(?:°|-|')\d) (?=\d\s?(?:°|'|"|deg|min|[EW]\b))/g, '', 'a space inside a number'),
  misspelled,
  doubled,
  marks,
  ...signs,
  figuresForBlots,
  replaced(blots, '', 'a smudge removed'),
  letterOfPoint,
  lostPoint,
  either,
  hedge,
  leftOut,
];

export const repairsOf = (text: string): Repair[] => rules.flatMap((rule) => rule(text));

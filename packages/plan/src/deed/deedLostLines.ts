// Lines of a list, and what semicolons part, that were to be edges and of which nothing was read: "South 60, 20", "East
// property line: 120 feet", "easterly 50 feet".
import { azimuthNamed, isUsualPoint } from '../reading/compass.ts';
import type { Clause } from './deedClauses.ts';
import type { Manner, Said } from './deedSaid.ts';
import { isDistance } from './deedWords.ts';
import { readAngle } from '../reading/readAngle.ts';
import { readLength } from '../reading/readLength.ts';
import type { Token } from '../reading/words.ts';

const edgeNames =
  /^(?:front|frontage|rear|back|side|left|right|street|line|edge|boundary|(?:north|south|east|west)+(?:ern|erly|wards?|wardly))$/;

/** The lines in which nothing of what is said stands. */
export function lostLines(
  tokens: readonly Token[],
  clause: Clause,
  said: readonly Said[],
  { isList }: Manner,
): Said[] {
  return linesOf(tokens, clause, isList).flatMap(({ first, next }): Said[] => {
    if (said.some((one) => one.first < next && one.next > first)) return [];
    const lost = lostIn(tokens, first, next) ?? (isList ? brokenLine(tokens, first, next) : undefined);
    return lost ? [lost] : [];
  });
}

interface Line {
  readonly first: number;
  readonly next: number;
}

/** What begins at a semicolon, and in a list at each end of a line. */
function linesOf(tokens: readonly Token[], { first, next }: Clause, isList: boolean): Line[] {
  const isStart = (at: number): boolean =>
    tokens[at - 1]?.text === ';' || (isList && tokens[at]?.newLine === true);
  const all = Array.from({ length: next - first }, (_, i) => first + i);
  const starts = all.filter((at) => at === first || isStart(at));
  return starts.map((start, i) => ({ first: start, next: starts[i + 1] ?? next }));
}

function lostIn(tokens: readonly Token[], from: number, until: number): Said | undefined {
  const first = nameIn(tokens, from);
  const name = tokens[first]?.text ?? '';
  const isPoint = azimuthNamed(name) !== undefined;
  if (!isPoint && !edgeNames.test(name)) return undefined;
  if (isPoint && tokens[first + 1]?.value !== undefined && isNumbers(tokens, first + 1, until))
    return { first, next: until, what: { unread: 'what its numbers are is not clear' } };
  const next = lengthIn(tokens, first + 1, until);
  const unread = 'it names an edge, and does not say in which direction the edge runs';
  return next === undefined ? undefined : { first, next, what: { unread } };
}

const ofLand = /^(?:lots?|block|section|township|range|page|book|parcel|acres?|record)$/;

/** "X 45°30' E 100 feet", "N45-30-15F 120.50": a line of a list with the figures of an edge, of which nothing was read. */
function brokenLine(tokens: readonly Token[], first: number, next: number): Said | undefined {
  const line = tokens.slice(first, next);
  const numbers = line.filter(({ value, fraction }) => value !== undefined && !fraction);
  const hasDirection = line.some(
    ({ text }, i) => text === '°' || isUsualPoint(text) || isMarked(tokens, first + i),
  );
  const goesOn = /^(?:the|to|of|along|with|and|said|at|by)$/.test(tokens[first - 1]?.text ?? '');
  if (goesOn || numbers.length < 2 || !hasDirection || line.some(({ text }) => ofLand.test(text)))
    return undefined;
  return { first, next, what: { unread: 'it has the figures of an edge, and is not understood' } };
}

const isMarked = (tokens: readonly Token[], at: number): boolean =>
  readAngle(tokens, at, 'marked') !== undefined;

/** Where the name of an edge begins on a line, after "4.", "5)", "-" or "The". */
function nameIn(tokens: readonly Token[], from: number): number {
  const numbered = tokens[from]?.value === undefined ? from : from + 1;
  const marked = /^[)\]:•*-]$/.test(tokens[numbered]?.text ?? '') ? numbered + 1 : numbered;
  return tokens[marked]?.text === 'the' ? marked + 1 : marked;
}

const isNumbers = (tokens: readonly Token[], first: number, next: number): boolean =>
  tokens.slice(first, next).every(({ text, value }) => value !== undefined || text === ',' || text === ';');

/** The end of the length of a line: one with a unit, or after a colon or an equals sign. */
function lengthIn(tokens: readonly Token[], first: number, until: number): number | undefined {
  for (let at = first; at < until; at += 1) {
    if (tokens[at]?.text === '(') return undefined;
    const read = readLength(tokens, at);
    if (!read) continue;
    const { feet, unit, notes, next } = read;
    const isNamed = /^[:=]$/.test(tokens[at - 1]?.text ?? '');
    const isLength =
      unit && isDistance(tokens, { kind: 'length', feet, unit, notes, first: at, next, aside: false });
    if (isNamed || isLength) return next;
  }
  return undefined;
}

// What a clause of a deed holds that may belong to a call: bearings, lengths, angles, and words that tell of a curve.
import { isCurveRow } from './deedTable.ts';
import type { LengthUnit } from './lengthUnits.ts';
import type { Clause } from './deedClauses.ts';
import { withinTurn } from './angle.ts';
import { type Direction, readAngle, readBearing, readMisspeltPoint, readPoint } from './readBearing.ts';
import { readLength } from './readLength.ts';
import type { Token } from './words.ts';

interface Span {
  readonly first: number;
  readonly next: number;
  /** Whether it stands in parentheses. */
  readonly aside: boolean;
}

export interface BearingItem extends Span {
  readonly kind: 'bearing';
  readonly direction: Direction;
  readonly note?: string;
}

export interface LengthItem extends Span {
  readonly kind: 'length';
  readonly feet: number;
  /** undefined: a number that may be a length, or anything else. */
  readonly unit: LengthUnit | undefined;
  readonly notes: readonly string[];
  readonly problem?: string;
  /** Whether it is that of the direction which follows: "50 feet east". */
  readonly leads?: true;
}

export interface AngleItem extends Span {
  readonly kind: 'angle';
  readonly degrees: number;
  readonly problem?: string;
}

interface CurveItem extends Span {
  readonly kind: 'curve';
}

export type Item = BearingItem | LengthItem | AngleItem | CurveItem;

const curveWords = new Set(['curve', 'curved', 'curving', 'curves', 'arc', 'radius']);
const courseWords = new Set(
  'thence thenee thance thense thenc then th running run runs go goes going continuing continue bearing course'.split(
    ' ',
  ),
);
/** A point of the compass before one of these names a thing. */
const things = new Set(
  'line lines side half quarter corner corners boundary edge bank margin part portion end right property lot of by and or fraction avenue street road'.split(
    ' ',
  ),
);
const minutesInDegree = 60;
const plainPoints = /^(?:n|s|e|w|north|south|east|west|ne|nw|se|sw|northeast|northwest|southeast|southwest)$/;

export function itemsOf(tokens: readonly Token[], { first, next }: Clause): Item[] {
  const items: Item[] = [];
  let depth = 0;
  for (let at = first; at < next; ) {
    const text = tokens[at]?.text;
    if (text === '(' || text === '[') depth += 1;
    if (text === ')' || text === ']') depth = Math.max(0, depth - 1);
    const item = itemAt(tokens, at, depth > 0);
    if (item && item.next <= next) {
      items.push(item);
      at = item.next;
    } else at += 1;
  }
  return items;
}

function itemAt(tokens: readonly Token[], at: number, aside: boolean): Item | undefined {
  const text = tokens[at]?.text ?? '';
  if (curveWords.has(text) || isCurveMark(tokens, at))
    return { kind: 'curve', first: at, next: at + 1, aside };
  if (text === 'right' && /^angles?$/.test(tokens[at + 1]?.text ?? ''))
    return { kind: 'angle', degrees: 90, first: at, next: at + 2, aside };
  return bearingAt(tokens, at, aside) ?? angleAt(tokens, at, aside) ?? lengthAt(tokens, at, aside);
}

/** "R = 50", "Δ = 90°", "CB = N 45° E": a curve in a list, which is not called so. */
function isCurveMark(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (isCurveRow(tokens, at)) return true;
  if (!/^(?:r|rad|delta|cb|ch|chb|chd|chord)$/.test(text)) return false;
  const after = tokens[at + 1]?.text ?? '';
  return text === 'delta' || text === 'chord' || after === '=' || after === ':';
}

function bearingAt(tokens: readonly Token[], at: number, aside: boolean): BearingItem | undefined {
  const isBare = isBareRun(tokens, at);
  const read = (isBare ? undefined : readBearing(tokens, at)) ?? pointAt(tokens, at);
  if (!read) return undefined;
  const { next, ...direction } = read;
  const words = tokens.slice(tokens[at]?.text === 'due' ? at + 1 : at, next);
  if (tokens[at]?.text === 'due' && isGeneral(tokens, next)) return undefined;
  const degrees = 'azimuth' in read ? read.azimuth : 0;
  const halfway = degrees % 90 === 45 && words.every(({ value }) => value === undefined);
  const named = `'${words.map(({ text }) => text).join(' ')}' is read as ${degrees > 90 && degrees < 270 ? 'S' : 'N'} 45° ${degrees < 180 ? 'E' : 'W'}`;
  return {
    kind: 'bearing',
    direction,
    first: at,
    next,
    aside,
    ...(isBare ? { note: `'${tokens[next]?.text}' is read as a length, not as an angle` } : {}),
    ...(halfway ? { note: named } : {}),
  };
}

/** A bare point of the compass, where it can only be a course: after "thence", or before a length. */
function pointAt(tokens: readonly Token[], at: number): ReturnType<typeof readPoint> {
  const text = tokens[at]?.text ?? '';
  const before = tokens[at - 1]?.text ?? '';
  if (!plainPoints.test(text)) return misspeltAt(tokens, at);
  const point = readPoint(tokens, at);
  if (point && isGeneral(tokens, point.next)) return undefined;
  if (isLed(tokens, at)) return point;
  const after = tokens[point?.next ?? at + 1];
  if (!point || things.has(after?.text ?? '') || before === 'the' || before === 'said') return undefined;
  // "North (magnetic) 45 degrees East": the end of a bearing that was not understood; but not that of "N 150' E 50'".
  const isFeet = before === "'" && (tokens[at - 2]?.value ?? 0) >= minutesInDegree;
  if (/^(?:degrees?|deg|minutes?|min|seconds?|sec|[°'"])$/.test(before) && !isFeet) return undefined;
  if (courseWords.has(before) && after?.fraction !== true) return point;
  if (isBareRun(tokens, at)) return point;
  // "50 feet north 20 feet" goes nowhere in particular.
  const free = tokens[at - 1]?.value === undefined || tokens[at]?.newLine === true;
  return free && isRun(tokens, point.next) ? point : undefined;
}

/** Whether the length before a point is its own. */
function isLed(tokens: readonly Token[], at: number): boolean {
  for (let first = at - 1; first >= Math.max(0, at - 6); first -= 1) {
    const read = tokens[first]?.value === undefined ? undefined : readLength(tokens, first);
    if (read?.unit && read.next === at && leadsOn(tokens, first, at)) return true;
  }
  return false;
}

/** "North easterly", "North-eastwardly": about northeast, and by no means due north. */
function isGeneral(tokens: readonly Token[], next: number): boolean {
  const joined = /^(?:-|and)$/.test(tokens[next]?.text ?? '') ? next + 1 : next;
  return /^(?:(?:north|south|east|west)+(?:erly|wards?|wardly)|[nsew]ly)$/.test(tokens[joined]?.text ?? '');
}

/** "North 60" on a line of its own, or between commas: a length, and no angle of the line that follows. */
function isBareRun(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 2];
  const row = tokens[at - 1]?.value;
  const isNext = after?.value === undefined || (row !== undefined && after.value === row + 1);
  // "N 45, 30 E": more of the angle follows.
  const goesOn = tokens[at + 3]?.value !== undefined && tokens[at + 3]?.newLine !== true;
  const ends = !after || after.text === ';' || (after.text === ',' && !goesOn) || (after.newLine && isNext);
  return (
    plainPoints.test(tokens[at]?.text ?? '') &&
    beginsStatement(tokens, at) &&
    tokens[at + 1]?.value !== undefined &&
    tokens[at + 1]?.fraction !== true &&
    ends
  );
}

/** Whether a line begins at a token, or what a comma or a semicolon parts from the words before; after its number, if any. */
function beginsStatement(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before || tokens[at]?.newLine || /^[;,)]$/.test(before.text)) return true;
  return before.value !== undefined && (at === 1 || before.newLine);
}

/** Whether a length with its unit begins at a token, after small words. */
function isRun(tokens: readonly Token[], at: number): boolean {
  const from = [',', 'a', 'distance', 'of', 'for'].reduce(
    (i, filler) => (tokens[i]?.text === filler ? i + 1 : i),
    at,
  );
  const length = readLength(tokens, from);
  return length?.unit !== undefined && tokens[length.next]?.text !== 'of';
}

/** "Nouth 100 feet", where a course can begin: it is told of, and never read. */
function misspeltAt(tokens: readonly Token[], at: number): ReturnType<typeof readPoint> {
  const before = tokens[at - 1]?.text ?? ';';
  const begins =
    /^[;:,)]$/.test(before) || before === 'due' || courseWords.has(before) || tokens[at]?.newLine;
  return begins && isRun(tokens, at + 1) ? readMisspeltPoint(tokens, at) : undefined;
}

function angleAt(tokens: readonly Token[], at: number, aside: boolean): BearingItem | AngleItem | undefined {
  const read = readAngle(tokens, at, 'marked');
  if (!read) return undefined;
  const { degrees, next, problem } = read;
  const span = { first: at, next, aside };
  const before = tokens.slice(Math.max(0, at - 4), at).map(({ text }) => text);
  if (!before.some((text) => text === 'azimuth' || text === 'az'))
    return { kind: 'angle', degrees, ...span, ...(problem ? { problem } : {}) };
  if (problem) return { kind: 'bearing', direction: { problem }, ...span };
  if (degrees > 360)
    return { kind: 'bearing', direction: { problem: 'an azimuth has at most 360 degrees' }, ...span };
  const south = fromSouth(tokens);
  const direction = { azimuth: withinTurn(degrees + (south ? 180 : 0)) };
  return {
    kind: 'bearing',
    direction,
    ...span,
    ...(south ? { note: 'the azimuth is turned from the south' } : {}),
  };
}

/** Whether a deed turns its azimuths from the south, as those of Hawaii do. */
const fromSouth = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, i) =>
      text === 'south' &&
      (tokens[i - 1]?.text === 'from' || (tokens[i - 1]?.text === 'true' && tokens[i - 2]?.text === 'from')),
  );

function lengthAt(tokens: readonly Token[], at: number, aside: boolean): LengthItem | undefined {
  const read = readLength(tokens, at);
  if (!read) return undefined;
  const { feet, unit, notes, next, problem } = read;
  const leads = unit !== undefined && leadsOn(tokens, at, next);
  return {
    kind: 'length',
    feet,
    unit,
    notes,
    first: at,
    next,
    aside,
    ...(problem ? { problem } : {}),
    ...(leads ? { leads } : {}),
  };
}

/** "50 feet east", by itself between commas or on a line: the length of what follows it. */
function leadsOn(tokens: readonly Token[], at: number, next: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  if (!beginsStatement(tokens, at) && !courseWords.has(before)) return false;
  const isPoint = plainPoints.test(tokens[next]?.text ?? '') && tokens[next]?.newLine !== true;
  const direction = readBearing(tokens, next) ?? (isPoint ? readPoint(tokens, next) : undefined);
  if (!direction || tokens[next]?.newLine) return false;
  const after = tokens[direction.next];
  return !after || after.newLine || /^(?:[;,]|to|then|thence|and)$/.test(after.text);
}

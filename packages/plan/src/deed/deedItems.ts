// What a clause of a deed holds that may belong to a call: bearings, lengths, angles, and words that tell of a curve.
import { isCurveRow } from './deedTable.ts';
import { type LengthUnit, unitNamed } from '../reading/lengthUnits.ts';
import type { Clause } from './deedClauses.ts';
import { withinTurn } from '../survey/angle.ts';
import { type Direction } from '../reading/compass.ts';
import { beginsStatement, brokenBearing, isBareRun } from './deedBareRun.ts';
import { isGeneral, isOfThing, leadsOn, pointAt } from './deedPoints.ts';
import { readAngle } from '../reading/readAngle.ts';
import { readBearing } from '../reading/readBearing.ts';
import { readLength } from '../reading/readLength.ts';
import type { Token } from '../reading/words.ts';

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

export function itemsOf(tokens: readonly Token[], { first, next }: Clause): Item[] {
  const items: Item[] = [];
  let depth = 0;
  // What opens and is never closed is a misprint, and what follows it as good as ever.
  const lastClose = tokens.slice(first, next).findLastIndex(({ text }) => /^[)\]]$/.test(text)) + first;
  for (let at = first; at < next; ) {
    const text = tokens[at]?.text;
    if ((text === '(' || text === '[') && at < lastClose) depth += 1;
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

const halfways: ReadonlyMap<number, string> = new Map([
  [45, 'N 45° E'],
  [135, 'S 45° E'],
  [225, 'S 45° W'],
  [315, 'N 45° W'],
]);

/** "N4S-30-15E", "45 secon~s West", "U.S. 31 East": a letter in the midst of something else. */
function isMisprint(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!tokens[at]?.glued) return false;
  if (before?.text === 'u') return true;
  if (!before?.glued) return false;
  return before.value !== undefined || /^[^\p{L}\d;:,()[\]°'"=-]$/u.test(before.text);
}

function bearingAt(tokens: readonly Token[], at: number, aside: boolean): BearingItem | undefined {
  if (isMisprint(tokens, at)) return undefined;
  const broken = brokenBearing(tokens, at);
  const isBare = !broken && isBareRun(tokens, at);
  const read = broken ?? (isBare ? undefined : readBearing(tokens, at)) ?? pointAt(tokens, at);
  if (!read) return undefined;
  const { next, ...direction } = read;
  const isDue = tokens[at]?.text === 'due';
  if (isDue && isGeneral(tokens, next)) return undefined;
  const item = { kind: 'bearing', direction, first: at, next, aside } as const;
  const words = tokens.slice(isDue ? at + 1 : at, next);
  const isNamed = words.every(({ value }) => value === undefined);
  const halfway = 'azimuth' in read && isNamed ? halfways.get(read.azimuth) : undefined;
  const name = words.map(({ text }) => text).join(' ');
  if (halfway) return { ...item, note: `'${name}' is read as ${halfway}` };
  return isBare ? { ...item, note: `'${tokens[next]?.text}' is read as a length, not as an angle` } : item;
}

function angleAt(tokens: readonly Token[], at: number, aside: boolean): BearingItem | AngleItem | undefined {
  const read = readAngle(tokens, at, 'marked');
  if (!read) return undefined;
  const { degrees, next, problem } = read;
  const span = { first: at, next, aside };
  const unit = tokens[next]?.text ?? '';
  // "50*feet"
  if (unit.length > 1 && unitNamed(unit))
    return { kind: 'angle', degrees, ...span, problem: `degrees and '${unit}' for one number` };
  if (!isAzimuth(tokens, at)) return { kind: 'angle', degrees, ...span, ...(problem ? { problem } : {}) };
  if (problem) return { kind: 'bearing', direction: { problem }, ...span };
  if (degrees > 360)
    return { kind: 'bearing', direction: { problem: 'an azimuth has at most 360 degrees' }, ...span };
  const from = azimuthsFrom(tokens);
  if (!from)
    return {
      kind: 'bearing',
      direction: { problem: 'from where its azimuth is turned is not understood' },
      ...span,
    };
  const direction = { azimuth: withinTurn(degrees + (from === 'south' ? 180 : 0)) };
  return {
    kind: 'bearing',
    direction,
    ...span,
    ...(from === 'south' ? { note: 'the azimuth is turned from the south' } : {}),
  };
}

/** Whether an angle is called an azimuth, or begins a course where azimuths were announced. */
function isAzimuth(tokens: readonly Token[], at: number): boolean {
  if (tokens.slice(Math.max(0, at - 4), at).some(({ text }) => text === 'azimuth' || text === 'az'))
    return true;
  const isRow = tokens[at - 1]?.value !== undefined || tokens[at - 1]?.text === ':';
  return (isRow || beginsStatement(tokens, at)) && areAnnounced(tokens, at);
}

/** "by azimuths …:" before a token, in its clause. */
function areAnnounced(tokens: readonly Token[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && !/^(?:azimuths|thence)$/.test(tokens[before]?.text ?? '')) before -= 1;
  return tokens[before]?.text === 'azimuths';
}

/**
 * From where a deed turns its azimuths: those of Hawaii do so from the south. undefined where it says from where, and that
 * is not understood: "measured clockwise from Ture South".
 */
function azimuthsFrom(tokens: readonly Token[]): 'north' | 'south' | undefined {
  const clockwise = tokens.findIndex(({ text }) => text === 'clockwise');
  if (clockwise >= 0) {
    const said = tokens.slice(clockwise + 1, clockwise + 5).map(({ text }) => text);
    const [, from] = /^from (?:the )?(?:true |grid )?(north|south)\b/.exec(said.join(' ')) ?? [];
    return from === 'north' || from === 'south' ? from : undefined;
  }
  return tokens.some((_, at) => isTurnedFromSouth(tokens, at)) ? 'south' : 'north';
}

/** At most so many words stand between azimuths and where they are turned from: "azimuths herein are measured". */
const mostWords = 12;

/** "azimuths are measured from the south", "azimuth 90° from True South": said of azimuths, and not of a street or a line. */
function isTurnedFromSouth(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== 'south' || isOfThing(tokens, at + 1)) return false;
  let from = at - 1;
  while (/^(?:the|true|grid)$/.test(tokens[from]?.text ?? '')) from -= 1;
  if (tokens[from]?.text !== 'from') return false;
  // No street is called "True South".
  if (/^(?:true|grid)$/.test(tokens[at - 1]?.text ?? '')) return true;
  const said = tokens.slice(Math.max(0, from - mostWords), from);
  const azimuth = said.findLastIndex(({ text }) => /^(?:azimuths?|az)$/.test(text));
  if (azimuth < 0) return false;
  // "azimuth 90° 00', 100 feet to a pin 10 feet from South Main Street"
  const number = said.findIndex(({ value }, i) => i > azimuth && value !== undefined);
  const angle = number < 0 ? undefined : readAngle(said, number, 'marked');
  return said.slice(angle?.next ?? azimuth).every(({ value }) => value === undefined);
}

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

// A curve while its clause is read: what of the words after it belongs to it, and the call that it becomes.
import { arcDisagreements, arcSize } from '../survey/arcSize.ts';
import type { ArcCall } from '../survey/call.ts';
import type { Direction } from '../reading/compass.ts';
import type { Clause } from './deedClauses.ts';
import {
  arcLabel,
  bearingRole,
  beforeCurve,
  concavity,
  type Curve,
  figuresOf,
  startOf,
  turnOf,
} from './deedCurveWords.ts';
import type { AngleItem, BearingItem, LengthItem } from './deedItems.ts';
import { isBrokenLength } from './deedLengthFault.ts';
import type { Said } from './deedSaid.ts';
import { endsAngle, mostParts } from './deedLostAngle.ts';
import { has, wordsBetween } from './deedWords.ts';
import { formatNumber } from '../survey/formatNumber.ts';
import { splitNumber } from '../reading/readLength.ts';
import type { Token } from '../reading/words.ts';

export interface CurveDraft {
  readonly kind: 'curve';
  readonly first: number;
  next: number;
  readonly curve: Curve;
  /** Only announced; it is run in the clause that follows. */
  readonly announced: boolean;
}

/** "N 45 E along a curve", "N 45 E chord": what the bearing before a curve says of it. */
export function takeBearingBefore(curve: Curve, direction: Direction, isChord: boolean): void {
  if ('problem' in direction) curve.problem = direction.problem;
  else if (isChord) curve.starts = { chord: direction.azimuth };
  else curve.unclear = true;
}

/** Whether a bearing belongs to the curve. last: the end of the item before. */
export function curveTakesBearing(
  draft: CurveDraft,
  item: BearingItem,
  tokens: readonly Token[],
  last: number,
): boolean {
  const { curve } = draft;
  const role = bearingRole(tokens, last, item, curve);
  if (role === 'course') return false;
  const isBare = item.next - item.first === 1;
  if ('problem' in item.direction) curve.problem = item.direction.problem;
  else if (isBare && endsAngle(tokens, item.next, item.next + mostParts))
    curve.problem = 'the angle of its chord is not understood';
  else if (role === 'unclear') curve.notes.push('the bearing of a radial line is not used');
  else curve.starts = startOf(role, item.direction.azimuth);
  draft.next = item.next;
  return true;
}

/** By how much a length may be rounded where it is given in another unit as well. */
const sameLength = 1e-3;
/** Degrees by which an angle may be rounded where it is given again. */
const sameAngle = 0.01;

/** last: the end of the item before. */
export function curveTakesLength(
  draft: CurveDraft,
  item: LengthItem,
  tokens: readonly Token[],
  last: number,
): void {
  const { curve } = draft;
  const label = arcLabel(tokens, last, item, curve);
  if (item.problem && isBrokenLength(item, tokens)) curve.problem ??= item.problem;
  if (label === undefined) return;
  const problem = item.problem ?? (item.unit ? undefined : splitNumber(tokens, item.first));
  if (problem) curve.problem = problem;
  draft.next = item.next;
  if (label === 'ignored') return;
  const known = curve[label];
  if (known === undefined) {
    curve[label] = item.feet;
    curve.notes.push(...item.notes);
    if (!item.unit) curve.notes.push(`no unit is said for ${formatNumber(item.feet)}; read as feet`);
    return;
  }
  if (Math.abs(item.feet - known) <= sameLength * known) return;
  // "a radius of 100 feet …, then a radius of 50 feet"
  if (wordsBetween(tokens, last, item.first).includes(label))
    curve.problem = `its ${label} is given twice, as ${formatNumber(known)} ft and as ${formatNumber(item.feet)} ft`;
  // "R=40 … R=100": another curve has run into this one.
  if (/^[=:]$/.test(tokens[item.first - 1]?.text ?? ''))
    curve.notes.push(`its ${label} is given again, as ${formatNumber(item.feet)} ft; that is not used`);
}

/** last: the end of the item before. */
export function curveTakesAngle(
  draft: CurveDraft,
  item: AngleItem,
  tokens: readonly Token[],
  last: number,
): void {
  const { curve } = draft;
  if (item.problem) curve.problem = item.problem;
  if (has(wordsBetween(tokens, last, item.first), 'degree'))
    curve.notes.push('the degree of curve is not used');
  else if (curve.central === undefined) curve.central = item.degrees;
  else if (Math.abs(item.degrees - curve.central) > sameAngle)
    curve.notes.push(`one more angle, ${formatNumber(item.degrees)}°, is not used`);
  draft.next = item.next;
}

/** So many of its figures tell the size of a curve. */
const wholeSize = 2;

/** A curve that is named after an edge, as what the edge comes to: the next clause runs along it. */
export function isOnlyAnnounced(
  { curve, announced }: CurveDraft,
  { preamble }: Clause,
  afterEdge: boolean,
): boolean {
  if (announced) return true;
  return preamble ? figuresOf(curve) === 0 && !curve.starts : afterEdge && figuresOf(curve) < wholeSize;
}

/** What is to be said of an announced curve that the next clause does not run along, where it was to be an edge. */
export const leftOut = ({ curve, first, next }: CurveDraft): Said | undefined =>
  figuresOf(curve) < wholeSize
    ? undefined
    : { first, next, what: { unread: 'it is a curve, and the next edge does not run along it' } };

/** The curve with what the words around its figures say of it. end: that of its clause. */
export function withWords({ curve, first, next }: CurveDraft, tokens: readonly Token[], end: number): Curve {
  const turn = curve.turn ?? turnOf(tokens, first, Math.min(end, next + 12));
  const concave = curve.concave ?? concavity(tokens, first, Math.min(end, next + 12));
  const words = wordsBetween(tokens, beforeCurve(tokens, first), Math.min(end, next + 8));
  const says = has(words, 'nontangent', 'non') ? 'no' : has(words, 'tangent') ? 'yes' : undefined;
  const tangent = says ?? curve.tangent;
  return {
    ...curve,
    ...(turn ? { turn } : {}),
    ...(concave === undefined ? {} : { concave }),
    ...(tangent ? { tangent } : {}),
  };
}

export function curveSaid(draft: CurveDraft, tokens: readonly Token[], end: number): Said {
  const { first, next } = draft;
  const unread = (reason: string): Said => ({ first, next, what: { unread: reason } });
  const curve = withWords(draft, tokens, end);
  const { notes, problem, tangent, unclear, concave: _, from: __, ...data } = curve;
  if (problem) return unread(problem);
  const turn = curve.turn ?? concaveTurn(curve);
  if (!turn) return unread('it is a curve, and whether it goes to the right or to the left is not said');
  const call: ArcCall = { ...data, kind: 'arc', turn };
  const size = arcSize(call);
  if ('problem' in size) return unread(`it is a curve: ${size.problem}`);
  if (!call.starts && unclear)
    return unread(
      'it is a curve, and whether its bearing is that of the chord or of the tangent is not said',
    );
  if (!call.starts && tangent === 'no')
    return unread('it is a curve that is not tangent, and its chord bearing is not said');
  const assumed =
    call.starts || tangent === 'yes'
      ? []
      : ['no chord bearing is said; read as going on from the edge before without a kink'];
  const all = [...notes, ...arcDisagreements(call, size), ...assumed];
  return { first, next, what: { call, notes: all, tie: false } };
}

/** Left or right, from where the curve is concave to and where it heads; one that is tangent, as the edge before it. */
function concaveTurn({ concave, starts, tangent, from }: Curve): 'left' | 'right' | undefined {
  const setsOut = tangent === 'no' ? undefined : from;
  const heading = !starts
    ? setsOut
    : 'chord' in starts
      ? starts.chord
      : 'tangent' in starts
        ? starts.tangent
        : undefined;
  if (concave === undefined || heading === undefined) return undefined;
  const side = Math.sin(((concave - heading) * Math.PI) / 180);
  if (Math.abs(side) < 0.1) return undefined;
  return side > 0 ? 'right' : 'left';
}

// A curve while its statement is read: each of its figures belongs to a label, before it or behind it, and what has none
// marks it.
import { azimuthNamed, generalAzimuth } from '../reading/lexicon.ts';
import type { Token } from '../reading/tokens.ts';
import { arcSize } from '../survey/arcSize.ts';
import type { ArcCall, ArcStart } from '../survey/call.ts';
import { formatNumber } from '../survey/formatNumber.ts';
import type { AnglePhrase, BearingPhrase, LengthPhrase } from './phrases.ts';
import { fillers } from './deedLexicon.ts';
import { isOfOther } from './roles.ts';
import { textsOf } from './said.ts';

type Figure = 'radius' | 'arc' | 'chord' | 'central';

/** What is known of a curve. Feet and degrees. */
export interface Curve {
  readonly kind: 'curve';
  readonly first: number;
  next: number;
  figures: { [K in Figure]?: number };
  turn?: ArcCall['turn'] | undefined;
  starts?: ArcStart | undefined;
  tangent?: 'yes' | 'no' | undefined;
  concave?: number | undefined;
  /** The azimuth of the edge that comes to it. */
  from?: number | undefined;
  problem?: string | undefined;
  /** Only announced: the next statement runs along it. */
  announced: boolean;
  closed?: boolean;
  readonly notes: string[];
}

export const figuresOf = ({ figures }: Curve): number => Object.keys(figures).length;

type Label = Figure | 'ignored';

const labels: ReadonlyMap<string, Label> = new Map(
  (
    [
      ['radius', 'radius radii rad'],
      ['arc', 'arc'],
      ['chord', 'chord ch chd lc cl cd'],
      ['central', 'central delta δ ∆ angle da'],
      ['ignored', 'tangent tan external mid degree'],
    ] as const
  ).flatMap(([label, words]) => words.split(' ').map((word) => [word, label] as const)),
);
/** Letters that are labels only before an equals sign, a colon or their number. */
const letters: ReadonlyMap<string, Label> = new Map([
  ['r', 'radius'],
  ['l', 'arc'],
  ['a', 'arc'],
  ['c', 'chord'],
  ['d', 'central'],
  ['i', 'central'],
  ['t', 'ignored'],
]);

function labelAt(tokens: readonly Token[], at: number): Label | undefined {
  const text = tokens[at]?.text ?? '';
  const named = labels.get(text);
  if (named) return named;
  const after = tokens[at + 1];
  const isNamed =
    /^[=:]$/.test(after?.text ?? '') || (after?.value !== undefined && !after.glued && /^[rlct]$/.test(text));
  return isNamed ? letters.get(text) : undefined;
}

/** The label of a figure; undefined where none is near. last: the end of the figure before. */
function labelOf(tokens: readonly Token[], last: number, first: number, next: number): Label | undefined {
  // "a chord distance of 51.76 feet along the arc": its own label stands right before it.
  const nearest = [4, 3, 2, 1].map((back) =>
    first - back >= last ? labelAt(tokens, first - back) : undefined,
  );
  const own = nearest.findLast((label) => label !== undefined);
  if (own && tokens[first - 1]?.text === 'of') return own;
  const after = tokens[next]?.text ?? '';
  const isNext = /^[=:]$/.test(tokens[next + 1]?.text ?? '') || /^[=:]$/.test(tokens[first - 1]?.text ?? '');
  if (!isNext) {
    if (after === 'radius' || (after === '-' && tokens[next + 1]?.text === 'radius')) return 'radius';
    if (after === 'chord') return 'chord';
    const along =
      /^(?:along|on|of|upon)$/.test(after) &&
      textsOf(tokens, next, next + 6).some((word) => /^(?:arc|curve)$/.test(word));
    if (along) return 'arc';
  }
  for (let at = first - 1; at >= last; at -= 1) {
    const label = labelAt(tokens, at);
    if (label === undefined) continue;
    // "the chord of said arc", "the length of the arc"
    const isOf =
      label === 'arc' &&
      /^(?:of|said|which)$/.test(tokens[at - 1]?.text ?? '') &&
      textsOf(tokens, last, at).some((word) => labels.get(word) === 'chord');
    return isOf ? 'chord' : label;
  }
  return undefined;
}

/** By how much a figure may be rounded where it is given again: lengths a part of them, angles in degrees. */
const rounding = { length: 1e-3, angle: 0.01 };

export function takeFigure(
  curve: Curve,
  phrase: LengthPhrase | AnglePhrase,
  tokens: readonly Token[],
  last: number,
): void {
  const { first, next, problem } = phrase;
  if (curve.closed) return;
  const label = labelOf(tokens, last, first, next);
  const isAngle = phrase.kind === 'angle';
  const value = isAngle ? phrase.degrees : phrase.feet;
  if (isAngle && tokens[first]?.text === 'right') return;
  if (!isAngle && phrase.unit === undefined && label === undefined) {
    curve.problem ??= `what ${formatNumber(value)} is isn't clear`;
    return;
  }
  if (problem) curve.problem ??= problem;
  if (label === 'ignored') {
    curve.next = next;
    return;
  }
  const figure = label ?? unlabeled(curve, phrase, tokens, last);
  if (figure === undefined) return;
  if (figure === 'central' ? !isAngle : isAngle) {
    curve.problem ??= `what ${formatNumber(value)}${isAngle ? '°' : ' ft'} is of the curve isn't clear`;
    return;
  }
  curve.next = next;
  const known = curve.figures[figure];
  if (known === undefined) {
    curve.figures[figure] = value;
    if (!isAngle && phrase.unit?.note) curve.notes.push(phrase.unit.note);
    if (!isAngle && !phrase.unit)
      curve.notes.push(`no unit is given for ${formatNumber(value)}; read as feet`);
    return;
  }
  const isSame = Math.abs(value - known) <= (isAngle ? rounding.angle : rounding.length * known);
  if (!isSame)
    curve.problem ??= `its ${figure === 'central' ? 'central angle' : figure} is given twice, as ${formatNumber(known)} and as ${formatNumber(value)}`;
}

/** "for a distance of 119.87 feet" along a curve; a length right behind the bearing of the chord or the radius. */
function unlabeled(
  curve: Curve,
  phrase: LengthPhrase | AnglePhrase,
  tokens: readonly Token[],
  last: number,
): Figure | undefined {
  const { first, next } = phrase;
  if (phrase.kind === 'angle') {
    curve.problem ??= `what ${formatNumber(phrase.degrees)}° is of the curve isn't clear`;
    return undefined;
  }
  const after = tokens[next]?.text ?? '';
  if (
    /^(?:wide|from|easement|road|alley|right|in|diameter|off)$/.test(after) ||
    tokens[next - 1]?.text === 'foot'
  )
    return undefined;
  if (phrase.unit?.name === 'inches') return undefined;
  const isBehind = textsOf(tokens, last, first).every((word) => word === 'and' || fillers.has(word));
  if (curve.starts && 'center' in curve.starts && isBehind) return 'radius';
  if (curve.starts && 'chord' in curve.starts && isBehind && curve.figures.chord === undefined)
    return 'chord';
  if (curve.figures.arc === undefined) return 'arc';
  if (Math.abs(curve.figures.arc - phrase.feet) > rounding.length * phrase.feet)
    curve.problem ??= `what ${formatNumber(phrase.feet)} ft is of the curve isn't clear`;
  return undefined;
}

/** What a bearing says of the curve; course where it begins the next call. */
export function takeBearing(
  curve: Curve,
  phrase: BearingPhrase,
  tokens: readonly Token[],
  last: number,
): 'kept' | 'course' {
  const words = textsOf(tokens, last, phrase.first);
  const said = words.join(' ');
  const isChord = words.some((word) => /^(?:chord|ch|cb|chd|lc|chb|cl|cbrg|subtended)$/.test(word));
  const role = isChord
    ? 'chord'
    : /\b(?:center|centre|radius point)\b/.test(said)
      ? 'center'
      : /\bradial/.test(said)
        ? 'radial'
        : /(?<!non |non - )\btangent\b/.test(said) && !/tangent (?:to|curve)/.test(said)
          ? 'tangent'
          : undefined;
  if (!role) {
    if (isOfOther(words)) {
      if (!curve.closed)
        curve.problem ??= 'whether its bearing is that of the chord or of the tangent is not given';
      return 'kept';
    }
    if (curve.problem) return 'kept';
    if (curve.announced || !('problem' in arcSize({ ...curve.figures, kind: 'arc', turn: 'right' })))
      return 'course';
    curve.problem = 'whether its bearing is that of the chord or of the tangent is not given';
    return 'kept';
  }
  curve.next = phrase.next;
  const { direction } = phrase;
  if ('problem' in direction) curve.problem ??= direction.problem;
  else if (role === 'radial') curve.notes.push("the bearing of a radial line isn't used");
  else if (curve.starts && role in curve.starts)
    curve.problem ??= `the bearing of its ${role} is given twice`;
  else if (!curve.starts || role === 'chord')
    curve.starts =
      role === 'chord'
        ? { chord: direction.azimuth }
        : role === 'tangent'
          ? { tangent: direction.azimuth }
          : { center: direction.azimuth };
  return 'kept';
}

/** What a word says of the curve: which way it turns, where it is concave, whether it is tangent. */
export function takeWord(curve: Curve, tokens: readonly Token[], at: number): void {
  const text = tokens[at]?.text ?? '';
  const after = tokens[at + 1]?.text ?? '';
  const turn = /^(?:left|lt)$/.test(text)
    ? 'left'
    : /^(?:right|rt)$/.test(text) &&
        !/^(?:-|angles?)$/.test(after) &&
        !(after === 'of' && tokens[at + 2]?.text === 'way')
      ? 'right'
      : undefined;
  if (turn && curve.turn && curve.turn !== turn && !curve.closed)
    curve.problem ??= 'it turns to the right and to the left';
  if (turn && !curve.closed) curve.turn ??= turn;
  if (/^(?:spiral|spirals|clothoid)$/.test(text)) curve.problem ??= "it is a spiral, and spirals aren't read";
  if (text === 'nontangent' || (text === 'tangent' && /^(?:-|non|not)$/.test(tokens[at - 1]?.text ?? '')))
    curve.tangent = 'no';
  else if (text === 'tangent' && /^(?:curve|-|circular|reverse|compound|arc)$/.test(after))
    curve.tangent ??= 'yes';
  if (text === 'concave') curve.concave ??= concavity(tokens, at + 1);
}

function concavity(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from; at < from + 5; at += 1) {
    const text = tokens[at]?.text ?? '';
    const azimuth = generalAzimuth(text) ?? azimuthNamed(text);
    if (azimuth !== undefined) return azimuth;
  }
  return undefined;
}

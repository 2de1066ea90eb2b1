// The numbers of a curve: each belongs to a label before or after it. A number without a label makes the curve doubtful.
import { firstOf } from '../reading/alternatives.ts';
import { inches } from '../measure/lengthUnits.ts';
import { isGluedAt, isValueAt, textAt, type Token } from '../reading/tokens.ts';
import { formatNumber } from '../measure/units.ts';
import type { Curve, Figure } from './curve.ts';
import { fillers, sources } from './deedLexicon.ts';
import type { AnglePhrase, LengthPhrase } from './phrase.ts';
import { textsOf } from './said.ts';

type Label = Figure | 'tangent' | 'ignored';

const labels: ReadonlyMap<string, Label> = new Map(
  (
    [
      ['radius', 'radius radii rad'],
      ['arc', 'arc'],
      ['chord', 'chord ch chd lc cl cd'],
      ['central', 'central cent delta δ ∆ angle ang da'],
      ['tangent', 'tangent tan'],
      ['ignored', 'external mid degree'],
    ] as const
  ).flatMap(([label, words]) => words.split(' ').map((word) => [word, label] as const)),
);
/** Letters that are labels only if an equals sign, a colon or a number follows. */
const letters: ReadonlyMap<string, Label> = new Map([
  ['r', 'radius'],
  ['l', 'arc'],
  ['a', 'arc'],
  ['c', 'chord'],
  ['d', 'central'],
  ['i', 'central'],
  ['t', 'tangent'],
]);

function labelAt(tokens: readonly Token[], at: number): Label | undefined {
  const text = textAt(tokens, at);
  const isBeforeNumber = /^[rlct]$/.test(text) && isValueAt(tokens, at + 1) && !isGluedAt(tokens, at + 1);
  const isNamed = isBeforeNumber || /^[=:]$/.test(textAt(tokens, at + 1));
  return labels.get(text) ?? (isNamed ? letters.get(text) : undefined);
}

/** last: the end of the previous number; first, next: the range of this one. */
type Labeling = (tokens: readonly Token[], last: number, first: number, next: number) => Label | undefined;

/** "a chord distance of 51.76 feet along the arc": its own label comes right before it. */
const labelRightBefore: Labeling = (tokens, last, first) => {
  if (textAt(tokens, first - 1) !== 'of') return undefined;
  const near = [1, 2, 3, 4].map((back) => (first - back >= last ? labelAt(tokens, first - back) : undefined));
  return near.find((label) => label !== undefined);
};

/** "a 20 foot radius", "52.36 feet along the arc" */
const labelBehind: Labeling = (tokens, _, first, next) => {
  if ([next + 1, first - 1].some((at) => /^[=:]$/.test(textAt(tokens, at)))) return undefined;
  const after = textAt(tokens, next);
  if (after === 'chord') return 'chord';
  if (after === 'radius' || (after === '-' && textAt(tokens, next + 1) === 'radius')) return 'radius';
  const isAlong = /^(?:along|on|of|upon)$/.test(after);
  return isAlong && textsOf(tokens, next, next + 6).some((word) => /^(?:arc|curve)$/.test(word))
    ? 'arc'
    : undefined;
};

const labelBefore: Labeling = (tokens, last, first) => {
  for (let at = first - 1; at >= last; at -= 1) {
    const label = labelAt(tokens, at);
    if (label === undefined) continue;
    // "the chord of said arc"
    const isOf = label === 'arc' && /^(?:of|said|which)$/.test(textAt(tokens, at - 1));
    return isOf && textsOf(tokens, last, at).some((word) => labels.get(word) === 'chord') ? 'chord' : label;
  }
  return undefined;
};

const labelOf = firstOf([labelRightBefore, labelBehind, labelBefore]);

type FigurePhrase = LengthPhrase | AnglePhrase;

/** "a long chord of 35.36 feet bearing N 33 W": whether a length is the chord's, by the words before it. */
export const namesChord = (tokens: readonly Token[], last: number, { first, next }: LengthPhrase): boolean =>
  labelOf(tokens, last, first, next) === 'chord';

const valueOf = (phrase: FigurePhrase): number => (phrase.kind === 'angle' ? phrase.degrees : phrase.feet);

/** By how much a number may differ when it is given again, because of rounding: a fraction of a length; degrees. */
const rounding = { length: 1e-3, angle: 0.01 };

export function takeFigure(curve: Curve, phrase: FigurePhrase, tokens: readonly Token[], last: number): void {
  const { first, next } = phrase;
  // "at right angles" isn't one of its numbers.
  if (curve.closed || (phrase.kind === 'angle' && textAt(tokens, first) === 'right')) return;
  if (isFromOther(phrase, tokens, last)) return;
  curve.problem ??= phrase.problem;
  const figure = labelOf(tokens, last, first, next) ?? unlabeled(curve, phrase, tokens, last);
  if (figure === 'tangent' && phrase.kind === 'length') curve.tangentLength ??= phrase.feet;
  if (figure === 'tangent' || figure === 'ignored') curve.next = next;
  else if (figure === 'unclear' || (figure !== 'other' && !suitsPhrase(figure, phrase)))
    curve.problem ??= `it isn't clear what ${writtenAs(phrase)} is of the curve`;
  else if (figure !== 'other') storeFigure(curve, figure, phrase);
}

/** "(described as 10°53' in last said deed)": a figure in parentheses from another source. A single letter is a label. */
function isFromOther({ aside, first, next }: FigurePhrase, tokens: readonly Token[], last: number): boolean {
  if (!aside) return false;
  const words = textsOf(tokens, last, first);
  const behind = textsOf(tokens, next, next + 12);
  const near = [...words.slice(words.lastIndexOf('(') + 1), ...behind.slice(0, endOfAside(behind))];
  return near.some((word) => word.length > 1 && sources.has(word));
}

/** The number of words before the end of the parentheses, or before a comma or semicolon in them. */
const endOfAside = (words: readonly string[]): number =>
  Math.max(
    0,
    words.findIndex((word) => /^[),;\]]$/.test(word)),
  );

const suitsPhrase = (figure: Figure, { kind }: FigurePhrase): boolean =>
  (figure === 'central') === (kind === 'angle');

const writtenAs = (phrase: FigurePhrase): string =>
  `${formatNumber(valueOf(phrase))}${phrase.kind === 'angle' ? '°' : phrase.unit ? ' ft' : ''}`;

function storeFigure(curve: Curve, figure: Figure, phrase: FigurePhrase): void {
  curve.next = phrase.next;
  curve.lastFigure = figure;
  const known = curve.figures[figure];
  const value = valueOf(phrase);
  if (known === undefined) {
    curve.figures[figure] = value;
    if (phrase.kind === 'length') noteUnit(curve, phrase);
    return;
  }
  const maxDifference = phrase.kind === 'angle' ? rounding.angle : rounding.length * known;
  if (Math.abs(value - known) > maxDifference)
    curve.problem ??= `its ${figure === 'central' ? 'central angle' : figure} is given twice, as ${formatNumber(known)} and as ${formatNumber(value)}`;
}

function noteUnit({ notes }: Curve, { unit, feet }: LengthPhrase): void {
  if (!unit) notes.push(`no unit is given for ${formatNumber(feet)}; read as feet`);
  else if (unit.note) notes.push(unit.note);
}

/**
 * The figure of a number without a label: "for a distance of 119.87 feet" along a curve, or a length right after the bearing
 * of the chord or the radius. other: the number doesn't belong to the curve, or is given again.
 */
function unlabeled(
  { figures, starts }: Curve,
  phrase: FigurePhrase,
  tokens: readonly Token[],
  last: number,
): Figure | 'other' | 'unclear' {
  if (phrase.kind === 'angle' || !phrase.unit) return 'unclear';
  if (isOfThing(tokens, phrase)) return 'other';
  const isBehind = textsOf(tokens, last, phrase.first).every(
    (word) => word === 'and' || word === 'with' || fillers.has(word),
  );
  if (starts && 'center' in starts && isBehind) return 'radius';
  if (starts && 'chord' in starts && isBehind && figures.chord === undefined) return 'chord';
  if (figures.arc === undefined) return 'arc';
  const isSame = Math.abs(figures.arc - phrase.feet) <= rounding.length * phrase.feet;
  return isSame ? 'other' : 'unclear';
}

/** "a 20 foot alley", "10 feet wide" */
const isOfThing = (tokens: readonly Token[], { next, unit }: LengthPhrase): boolean =>
  unit === inches ||
  textAt(tokens, next - 1) === 'foot' ||
  /^(?:wide|from|easement|road|alley|right|in|diameter|off)$/.test(textAt(tokens, next));

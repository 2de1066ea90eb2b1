// What a bearing or a word says about a curve: its initial direction, the side to which it turns or is concave.
import { azimuthNamed, generalAzimuth } from '../reading/lexicon.ts';
import { isGluedAt, isValueAt, textAt, type Token } from '../reading/tokens.ts';
import { arcSize } from '../survey/arcSize.ts';
import type { ArcCall, ArcStart } from '../survey/call.ts';
import type { Curve } from './curve.ts';
import type { BearingPhrase } from './phrase.ts';
import { isOfOther } from './roles.ts';
import { textsOf } from './said.ts';

type BearingRole = 'chord' | 'center' | 'radial' | 'end' | 'tangent';

/** The role of a bearing in a curve, by the words before it. */
const bearingRoles: readonly (readonly [BearingRole, RegExp])[] = [
  ['chord', /(?<!\S|' )(?:chord|ch|cb|chd|lc|chb|cl|cbrg|subtended)(?!\S)/],
  [
    'end',
    /\b(?:tangent|radial)\b.*\b(?:end|terminus|terminal|conclusion)\b|\b(?:end|terminal|final|forward) tangent\b/,
  ],
  ['center', /\b(?:center|centre|radius point)\b/],
  ['radial', /\bradial|\b(?:whose|the|its|said) radius (?:line )?(?:bears|bearing)\b/],
  ['tangent', /^(?!.*tangent (?:to|curve)).*(?<!non |non - )\btangent\b/s],
  [
    'tangent',
    /\b(?:the|whose|its|a|initial|local|back) tangent\b(?! (?:curve|-|arc|circular)).*\b(?:bears?|bearing|is|being)$/s,
  ],
];

const unknownRole = "it doesn't say whether its bearing is that of the chord or of the tangent";

/** What a bearing says about the curve; 'course' if it begins the next call. */
export function takeCurveBearing(
  curve: Curve,
  phrase: BearingPhrase,
  tokens: readonly Token[],
  last: number,
): 'kept' | 'course' {
  const words = textsOf(tokens, last, phrase.first);
  const preceding = words.join(' ');
  const role = roleIn(curve, preceding);
  if (!role) return takeOtherBearing(curve, words);
  curve.next = phrase.next;
  const { direction } = phrase;
  if (role === 'tangent' && isAtUnknownPlace(words)) curve.problem ??= unknownRole;
  if ('problem' in direction) curve.problem ??= direction.problem;
  else if (role === 'center' && !phrase.exact && !/\b(?:bears|bearing|due)$/.test(preceding))
    // "whose center lies to the southeast": only roughly in that direction.
    curve.concave ??= direction.azimuth;
  else if (role === 'radial' || role === 'end') takeRadial(curve, role, direction.azimuth, preceding);
  else takeStart(curve, role, direction.azimuth);
  return 'kept';
}

/** Whether a radial line goes to the beginning of a curve: the curve is only announced so far, or words say so. */
const isAtBeginning = (curve: Curve, preceding: string): boolean =>
  curve.announced || /\b(?:beginning|begin|start|said point|initial|said end|whose radius)\b/.test(preceding);

/** Words between a tangent at the beginning of a curve and its bearing. */
const besideTangent =
  /^(?:tangent|which|that|whose|of|is|at|to|its|the|a|an|said|this|point|begin|beginning|start|curve|initial|on|there|thereat|line|same|being|bears?|bearing|,|having|direction|and|-|due|commencement|from)$/;

/** "the tangent at its endd bearing" */
const isAtUnknownPlace = (words: readonly string[]): boolean =>
  words.slice(words.lastIndexOf('tangent')).some((word) => !besideTangent.test(word));

/** A radial line "to said end" of a curve that is only announced goes to where the edge begins. */
function roleIn({ announced, lastFigure }: Curve, preceding: string): BearingRole | undefined {
  if (
    lastFigure === 'chord' &&
    /^(?:, )?(?:and )?(?:which |that |with an? |having an? |on an? )?(?:bears|bearing|bearing of)$/.test(
      preceding,
    )
  )
    return 'chord';
  const role = bearingRoles.find(([, is]) => is.test(preceding))?.[0];
  return role === 'end' && announced ? (/\bradial/.test(preceding) ? 'radial' : 'tangent') : role;
}

/** Takes the bearing of a radial line, or of a line at the end of a curve. */
function takeRadial(curve: Curve, role: 'radial' | 'end', azimuth: number, preceding: string): void {
  if (role === 'radial' && isAtBeginning(curve, preceding)) curve.radial ??= azimuth;
  else curve.notes.push(`the bearing of a ${role === 'end' ? 'line at its end' : 'radial line'} isn't used`);
}

function takeStart(curve: Curve, role: Exclude<BearingRole, 'radial' | 'end'>, azimuth: number): void {
  if (curve.starts && role in curve.starts) curve.problem ??= `the bearing of its ${role} is given twice`;
  else if (!curve.starts || role === 'chord') curve.starts = startsBy[role](azimuth);
}

const startsBy: Readonly<Record<Exclude<BearingRole, 'radial' | 'end'>, (azimuth: number) => ArcStart>> = {
  chord: (chord) => ({ chord }),
  tangent: (tangent) => ({ tangent }),
  center: (center) => ({ center }),
};

/** A bearing without words that assign it to the curve. */
function takeOtherBearing(curve: Curve, words: readonly string[]): 'kept' | 'course' {
  const isOfCurve = curve.announced && /^(?:bears|bearing)$/.test(words.at(-1) ?? '');
  if (isOfOther(words) || isOfCurve) {
    if (!curve.closed) curve.problem ??= unknownRole;
    return 'kept';
  }
  if (curve.problem) return 'kept';
  const isWhole = !('problem' in arcSize({ ...curve.figures, kind: 'arc', turn: 'right' }));
  if (curve.announced || isWhole) return 'course';
  curve.problem = unknownRole;
  return 'kept';
}

/** What a word says about the curve: the side to which it turns or is concave, or whether it is tangent. */
export function takeCurveWord(curve: Curve, tokens: readonly Token[], at: number): void {
  const turn = curve.closed ? undefined : turnAt(tokens, at);
  if (turn && curve.turn && curve.turn !== turn) curve.problem ??= 'it turns to the right and to the left';
  curve.turn ??= turn;
  const text = textAt(tokens, at);
  if (/^(?:spiral|spirals|clothoid)$/.test(text)) curve.problem ??= "it is a spiral, and spirals aren't read";
  const tangent = tangencyAt(tokens, at);
  curve.tangent = tangent === 'no' ? tangent : (curve.tangent ?? tangent);
  if (text === 'concave' || isCenterAside(tokens, at)) curve.concave ??= concavity(tokens, at + 1);
}

function turnAt(tokens: readonly Token[], at: number): ArcCall['turn'] | undefined {
  const text = textAt(tokens, at);
  if (/^(?:left|lt|counterclockwise|anticlockwise)$/.test(text)) return 'left';
  if (text === 'clockwise') return /^(?:counter|anti)?-?$/.test(textAt(tokens, at - 1)) ? 'left' : 'right';
  const side = letterSides[text];
  if (side) return isSideLetter(tokens, at) ? side : undefined;
  const after = textsOf(tokens, at + 1, at + 3).join(' ');
  return /^(?:right|rt)$/.test(text) && !/^(?:-|angles?|of way)(?!\S)/.test(after) ? 'right' : undefined;
}

const letterSides: Readonly<Record<string, ArcCall['turn']>> = { l: 'left', r: 'right' };

/** "CURVE TO L", "CRV TO THE R", "CURVE R": a letter for left or right, and not for the length or the radius. */
const isSideLetter = (tokens: readonly Token[], at: number): boolean =>
  /(?:^| )(?:to|to the|curve|crv)$/.test(textsOf(tokens, at - 2, at).join(' ')) &&
  !/^[=:-]$/.test(textAt(tokens, at + 1)) &&
  !isValueAt(tokens, at + 1) &&
  !isGluedAt(tokens, at);

function tangencyAt(tokens: readonly Token[], at: number): Curve['tangent'] {
  const text = textAt(tokens, at);
  if (text === 'nontangent') return 'no';
  if (text !== 'tangent') return undefined;
  if (/^(?:-|non|not)$/.test(textAt(tokens, at - 1))) return 'no';
  return /^(?:curve|-|circular|reverse|compound|arc)$/.test(textAt(tokens, at + 1)) ? 'yes' : undefined;
}

/** "whose center lies to the southeast" */
const isCenterAside = (tokens: readonly Token[], at: number): boolean =>
  /^cent(?:er|re) (?:of which )?(?:lies|lying|is|being|located|situated) (?:to|on|toward)(?!\S)/.test(
    textsOf(tokens, at, at + 6).join(' '),
  );

function concavity(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from; at < from + 6; at += 1) {
    const text = textAt(tokens, at);
    const azimuth = generalAzimuth(text) ?? azimuthNamed(text);
    if (azimuth !== undefined) return azimuth;
  }
  return undefined;
}

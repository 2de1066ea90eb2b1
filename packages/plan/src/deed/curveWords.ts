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
  ['chord', /(?<!\S)(?:chord|ch|cb|chd|lc|chb|cl|cbrg|subtended)(?!\S)/],
  [
    'end',
    /\b(?:tangent|radial)\b.*\b(?:end|terminus|terminal|conclusion)\b|\b(?:end|terminal|final|forward) tangent\b/,
  ],
  ['center', /\b(?:center|centre|radius point)\b/],
  ['radial', /\bradial/],
  ['tangent', /^(?!.*tangent (?:to|curve)).*(?<!non |non - )\btangent\b/s],
  [
    'tangent',
    /\b(?:the|whose|its|a|initial|local|back) tangent\b(?! (?:curve|-|arc|circular)).*\b(?:bears?|bearing|is|being)$/s,
  ],
];

const unknownRole = "it doesn't say whether its bearing is that of the chord or of the tangent";

/** What a bearing says about the curve; 'course' if it begins the next call. */
export function takeBearing(
  curve: Curve,
  phrase: BearingPhrase,
  tokens: readonly Token[],
  last: number,
): 'kept' | 'course' {
  const words = textsOf(tokens, last, phrase.first);
  const said = words.join(' ');
  const role = roleIn(curve, said);
  if (!role) return takeOtherBearing(curve, words);
  curve.next = phrase.next;
  const { direction } = phrase;
  if (role === 'tangent' && isAtUnknownPlace(said)) curve.problem ??= unknownRole;
  if ('problem' in direction) curve.problem ??= direction.problem;
  else if (role === 'radial' && isAtBeginning(curve, said)) curve.radial ??= direction.azimuth;
  else if (role === 'radial' || role === 'end')
    curve.notes.push(`the bearing of a ${role === 'end' ? 'line at its end' : 'radial line'} isn't used`);
  else if (curve.starts && role in curve.starts)
    curve.problem ??= `the bearing of its ${role} is given twice`;
  else if (!curve.starts || role === 'chord') curve.starts = startsBy[role](direction.azimuth);
  return 'kept';
}

/** Whether a radial line goes to the beginning of a curve: it is told before the edge runs along it, or with the word. */
const isAtBeginning = (curve: Curve, said: string): boolean =>
  curve.announced || /\b(?:beginning|begin|start|said point|initial|said end)\b/.test(said);

/** "the tangent at its endd bearing" */
const isAtUnknownPlace = (said: string): boolean =>
  /\btangent (?:at|to) (?:its|the|said) (?!beginning|begin|point|start|curve|initial|first|said|commencement)\S/.test(
    said,
  );

/** A radial line "to said end" of a curve that is only announced goes to where the edge begins. */
function roleIn({ announced }: Curve, said: string): BearingRole | undefined {
  const role = bearingRoles.find(([, is]) => is.test(said))?.[0];
  return role === 'end' && announced ? (/\bradial/.test(said) ? 'radial' : 'tangent') : role;
}

const startsBy: Readonly<Record<Exclude<BearingRole, 'radial' | 'end'>, (azimuth: number) => ArcStart>> = {
  chord: (chord) => ({ chord }),
  tangent: (tangent) => ({ tangent }),
  center: (center) => ({ center }),
};

/** A bearing without words that assign it to the curve. */
function takeOtherBearing(curve: Curve, words: readonly string[]): 'kept' | 'course' {
  if (isOfOther(words)) {
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
export function takeWord(curve: Curve, tokens: readonly Token[], at: number): void {
  const turn = curve.closed ? undefined : turnAt(tokens, at);
  if (turn && curve.turn && curve.turn !== turn) curve.problem ??= 'it turns to the right and to the left';
  curve.turn ??= turn;
  const text = textAt(tokens, at);
  if (/^(?:spiral|spirals|clothoid)$/.test(text)) curve.problem ??= "it is a spiral, and spirals aren't read";
  const tangent = tangencyAt(tokens, at);
  curve.tangent = tangent === 'no' ? tangent : (curve.tangent ?? tangent);
  if (text === 'concave') curve.concave ??= concavity(tokens, at + 1);
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

function concavity(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from; at < from + 5; at += 1) {
    const text = textAt(tokens, at);
    const azimuth = generalAzimuth(text) ?? azimuthNamed(text);
    if (azimuth !== undefined) return azimuth;
  }
  return undefined;
}

// The words of a curve in a deed: which length is its radius, its arc or its chord, what a bearing in it says, and which
// way it turns.
import { arcSize } from '../survey/arcSize.ts';
import type { ArcCall, ArcStart } from '../survey/call.ts';
import { azimuthNamed } from '../reading/compass.ts';
import type { BearingItem, LengthItem } from './deedItems.ts';
import { isCurveRow } from './deedTable.ts';
import { adjacent, has, wordsBetween } from './deedWords.ts';
import { formatNumber } from '../survey/formatNumber.ts';
import type { Token } from '../reading/words.ts';

/** What is known of a curve that is on the way. */
export type Curve = {
  -readonly [K in 'turn' | 'radius' | 'arc' | 'chord' | 'central' | 'starts']?: ArcCall[K];
} & {
  readonly notes: string[];
  problem?: string;
  tangent?: 'yes' | 'no';
  /** A bearing that was said before the curve, and not what of. */
  unclear?: boolean;
  /** The azimuth to which it is concave. */
  concave?: number;
  /** The azimuth of the edge that comes to it. */
  from?: number;
};

/** How many of its figures are known. */
export const figuresOf = ({ radius, arc, chord, central }: Curve): number =>
  [radius, arc, chord, central].filter((value) => value !== undefined).length;

type Label = 'radius' | 'arc' | 'chord' | 'ignored';

const labels: Readonly<Record<string, Label>> = {
  radius: 'radius',
  radii: 'radius',
  rad: 'radius',
  arc: 'arc',
  chord: 'chord',
  ch: 'chord',
  chd: 'chord',
  lc: 'chord',
  cl: 'chord',
  tangent: 'ignored',
};
/** Letters that are labels only before an equals sign, a colon or their number. */
const letters: Readonly<Record<string, Label>> = {
  r: 'radius',
  l: 'arc',
  a: 'arc',
  c: 'chord',
  t: 'ignored',
};

function labelAt(tokens: readonly Token[], at: number): Label | undefined {
  const text = tokens[at]?.text ?? '';
  if (Object.hasOwn(labels, text)) return labels[text];
  if (!Object.hasOwn(letters, text)) return undefined;
  const after = tokens[at + 1];
  const counts = after?.value !== undefined && !after.glued && text !== 'a';
  const says = after?.text === '=' || after?.text === ':' || counts;
  return says ? letters[text] : undefined;
}

/** What a length in a curve is; undefined where it is none of its own. */
export function arcLabel(
  tokens: readonly Token[],
  last: number,
  { first, next, unit }: LengthItem,
  curve: Curve,
): Label | undefined {
  const after = wordsBetween(tokens, next, next + 4);
  // "R=40.00' Chord=…": what stands behind it is of the next figure.
  const isNext = /^[=:]$/.test(after[1] ?? '') || /^[=:]$/.test(tokens[first - 1]?.text ?? '');
  const named = isNext ? labelAt(tokens, first - 2) : undefined;
  if (named) return named;
  if (after[0] === 'radius') return 'radius';
  if (after[0] === 'chord') return 'chord';
  if (after[0] === 'wide' || after[0] === 'from') return undefined;
  for (let at = first - 1; at >= last; at -= 1) {
    const label = labelAt(tokens, at);
    // A bare number is its label's only where hardly a word parts them.
    if (label) return unit || adjacent(tokens, at + 1, first) || first - at <= 2 ? label : undefined;
  }
  if (!unit) return undefined;
  const along = after[0] === 'along' || after[0] === 'on' || after[0] === 'of';
  if (along && has(after, 'arc', 'curve')) return 'arc';
  if (curve.starts && 'centre' in curve.starts && adjacent(tokens, last, first)) return 'radius';
  const ofChord = curve.starts !== undefined && 'chord' in curve.starts && adjacent(tokens, last, first);
  return ofChord ? 'chord' : 'arc';
}

/** What a bearing in a curve says of it; 'course' where it begins the next call. */
export function bearingRole(
  tokens: readonly Token[],
  last: number,
  { first }: BearingItem,
  curve: Curve,
): 'chord' | 'tangent' | 'centre' | 'unclear' | 'course' {
  const words = wordsBetween(tokens, last, first);
  if (has(words, 'chord', 'ch', 'cb', 'chd', 'lc', 'chb', 'cl', 'subtended')) return 'chord';
  if (has(words, 'center', 'centre') || /radius point|center|centre/.test(words.join(' '))) return 'centre';
  if (has(words, 'radial', 'radially')) return 'unclear';
  if (has(words, 'tangent')) return 'tangent';
  const apart = tokens.slice(last, first + 1).some(({ text, newLine }) => text === ';' || newLine);
  return curve.starts || (figuresOf(curve) > 1 && apart) ? 'course' : 'chord';
}

/** What a bearing in a curve fixes of it. */
export const startOf = (role: 'chord' | 'tangent' | 'centre', azimuth: number): ArcStart =>
  role === 'chord' ? { chord: azimuth } : role === 'tangent' ? { tangent: azimuth } : { centre: azimuth };

const beforeItself = new Set(
  'a an the said of this such same tangent reverse compound circular to'.split(' '),
);

/** Where the words begin that say what kind of curve it is: "a non-tangent curve". */
export function beforeCurve(tokens: readonly Token[], at: number): number {
  const isOf = (i: number): boolean =>
    /^(?:tangent|nontangent|non|-|reverse|compound|circular)$/.test(tokens[i]?.text ?? '');
  let first = at;
  while (isOf(first - 1)) first -= 1;
  return first;
}

/** Whether a word of a curve begins another one than the curve that was gathered so far. */
export function beginsAnother(tokens: readonly Token[], curve: Curve, at: number): boolean {
  if (isCurveRow(tokens, at)) return true;
  const isWhole =
    curve.problem !== undefined || !('problem' in arcSize({ ...curve, kind: 'arc', turn: 'right' }));
  if (!isWhole) return false;
  const before = tokens[at - 1]?.text ?? '';
  const apart = tokens[at]?.newLine === true || before === ';';
  return apart && tokens[at]?.text === 'curve' && !beforeItself.has(before);
}

/** "78.54 feet along the arc of a curve": a length before the curve that is its own. */
export function takeLead(
  tokens: readonly Token[],
  lead: LengthItem | undefined,
  curve: Curve,
  at: number,
): void {
  if (!lead) return;
  const [word = ''] = wordsBetween(tokens, lead.next, at);
  if (!/^(?:along|on|by|of)$/.test(word))
    curve.notes.push(`${formatNumber(lead.feet)} ft, said before the curve, is not used`);
  else if (lead.problem) curve.problem = lead.problem;
  else curve.arc ??= lead.feet;
}

/** "to the beginning of a curve": the curve itself is run in the next clause. */
export function curveIsIntroduced(tokens: readonly Token[], at: number): boolean {
  const words = wordsBetween(tokens, at - 8, at).join(' ');
  return /(?:beginning|start|point|curvature|p c|pc|b c|bc) of (?:an? |the |said |tangent |non |- |nontangent |reverse |compound |circular )*$/.test(
    `${words} `,
  );
}

/** "tangent to said curve", "leaving said curve", "to the end of said curve": the edge is not along it. */
export function curveIsLeft(tokens: readonly Token[], at: number): boolean {
  const words = wordsBetween(tokens, at - 7, at).join(' ');
  return /(?:tangent to|radial to|leaving|departing|end of|terminus of|point on) (?:an? |the |said |last |aforesaid |described |above |mentioned |non |- |tangent )*$/.test(
    `${words} `,
  );
}

/** Which way is said, leaving out rights of way and right angles. */
export function turnOf(
  tokens: readonly Token[],
  first: number,
  until: number,
  leaveOut?: { readonly first: number; readonly next: number },
): ArcCall['turn'] | undefined {
  for (let at = first; at < Math.min(until, tokens.length); at += 1) {
    if (leaveOut && at >= leaveOut.first && at < leaveOut.next) continue;
    const text = tokens[at]?.text;
    const isNext = text === 'thence' || isCurveRow(tokens, at) || (text === 'curve' && tokens[at]?.newLine);
    if (isNext && at > first) return undefined;
    if (text === 'left' || text === 'lt') return 'left';
    if (text === 'rt') return 'right';
    const after = tokens[at + 1]?.text ?? '';
    const ofWay =
      after === 'of' || (/^\P{L}$/u.test(after) && tokens[at + 2]?.text === 'of') || /^angles?$/.test(after);
    if (text === 'right' && !ofWay) return 'right';
  }
  return undefined;
}

/** The azimuth to which a curve is said to be concave. */
export function concavity(tokens: readonly Token[], first: number, until: number): number | undefined {
  const at = wordsBetween(tokens, first, until).indexOf('concave');
  if (at < 0) return undefined;
  for (const word of wordsBetween(tokens, first + at + 1, first + at + 5)) {
    const bare = word.replace(/(?:erly|ern|ward|wardly)$/, '');
    const azimuth = azimuthNamed(bare);
    if (azimuth !== undefined) return azimuth;
  }
  return undefined;
}

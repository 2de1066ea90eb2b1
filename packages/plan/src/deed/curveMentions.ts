// The words that mention a curve: the edge runs along it, announces it for the next statement, or leaves it.
import type { Token } from '../reading/tokens.ts';
import { textsOf } from './said.ts';

export interface CurveMention {
  readonly at: number;
  /** Where the description of the curve begins. */
  readonly from: number;
  /** Whether words say that the edge runs along it. */
  readonly runs: boolean;
  /** Whether it can't belong to the curve that is being read. */
  readonly isNew: boolean;
}

/** Maximum number of words before a curve that can say whether the edge runs along it. */
const maxWordsBefore = 9;

const nouns = /^(?:curve|crv|curved|curving|curves|arc|spiral|radius)$/;
const kinds = /^(?:tangent|nontangent|non|-|reverse|compound|circular|simple)$/;

/** A mention of a curve at a token; undefined if there is none. */
export function beginsCurve(tokens: readonly Token[], at: number): CurveMention | undefined {
  const text = tokens[at]?.text ?? '';
  const isRow = isCurveRow(tokens, at);
  if (!nouns.test(text) && !isRow && !isMark(tokens, at)) return undefined;
  let from = at;
  while (kinds.test(tokens[from - 1]?.text ?? '')) from -= 1;
  const words = textsOf(tokens, at - maxWordsBefore, at);
  const runs =
    isRow ||
    isMark(tokens, at) ||
    words.some((word) => /^(?:along|on|by|with|following|around|upon|curving|through)$/.test(word)) ||
    from === at;
  return { at, from, runs, isNew: isRow };
}

/** "C1" at the beginning of a row: a row of a table of curves. */
const isCurveRow = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'c' &&
  tokens[at + 1]?.glued === true &&
  tokens[at + 1]?.kind === 'number' &&
  (at === 0 || tokens[at - 1]?.kind === 'line');

/** "R = 50", "Δ = 90°", "CB = N 45° E": a curve in a list, without the word "curve". */
function isMark(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (!/^(?:r|rad|delta|δ|∆|cb|ch|chb|chd|chord|d|l)$/.test(text)) return false;
  const after = tokens[at + 1]?.text ?? '';
  return (
    text === 'delta' || text === 'chord' || after === '=' || (after === ':' && text !== 'l' && text !== 'd')
  );
}

/** "to the beginning of a curve", "the P.C. of a curve": only the next statement runs along the curve. */
export const announces = (tokens: readonly Token[], at: number): boolean =>
  /(?:(?:(?:^| )to|\bend of)(?= (?:an?|the|said) )|(?:beginning|start|point|pt|curvature|p c|pc|b c|bc|cusp) (?:of|on|along|in|with)|(?:lying|located|situated|set|found|being|pin|rod|corner|monument) (?:on|in)) (?:an? |the |said |tangent |non |- |nontangent |reverse |compound |circular |simple )*$/.test(
    `${textsOf(tokens, at - maxWordsBefore, at).join(' ')} `,
  );

/** "along said curve": after its announcement in the same statement, the edge runs along it. */
export const runsAlongSaid = (tokens: readonly Token[], at: number): boolean =>
  /(?:along|alg|following|upon|on|with|around) (?:the )?(?:arc of )?(?:said|sd|the|same|last) (?:tangent |non |- |nontangent |reverse |compound )*$/.test(
    `${textsOf(tokens, at - 8, at).join(' ')} `,
  );

/** "tangent to said curve", "leaving said curve", "to the end of said curve": the edge isn't along it. */
export const isLeft = (tokens: readonly Token[], at: number): boolean =>
  /(?:tangent to|radial to|leaving|departing|end of(?! an? )|terminus of|tangency of) (?:an? |the |said |last |aforesaid |described |above |mentioned |non |- |tangent )*$/.test(
    `${textsOf(tokens, at - 7, at).join(' ')} `,
  );

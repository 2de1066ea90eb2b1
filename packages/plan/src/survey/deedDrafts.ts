// What a clause says when its words are at an end: the line or the curve that was gathered becomes a call, or the reason why
// it is none.
import { arcDisagreements, arcSize } from './arcSize.ts';
import type { ArcCall, Call, Heading } from './call.ts';
import type { Clause } from './deedClauses.ts';
import { concavity, type Curve, turnOf } from './deedCurve.ts';
import type { BearingItem, LengthItem } from './deedItems.ts';
import { has, returnsToBeginning, wordsBetween } from './deedWords.ts';
import { formatNumber } from './formatNumber.ts';
import type { Token } from './words.ts';

/** What a clause says, in tokens from first up to but without next. */
export interface Said {
  readonly first: number;
  readonly next: number;
  readonly what:
    | { readonly call: Call; readonly notes: readonly string[]; readonly tie: boolean }
    | { readonly unread: string }
    | { readonly aside: string };
}

export interface LineDraft {
  readonly kind: 'line';
  readonly first: number;
  next: number;
  readonly bearing?: BearingItem;
  readonly heading?: Heading;
  problem?: string | undefined;
  length?: LengthItem;
  passed?: LengthItem;
  readonly notes: string[];
  readonly tie: boolean;
}

export interface CurveDraft {
  readonly kind: 'curve';
  readonly first: number;
  next: number;
  readonly curve: Curve;
  /** Only announced; it is run in the clause that follows. */
  readonly announced: boolean;
}

/** How a deed writes its lengths, as far as that bears on numbers without a unit. */
export interface Manner {
  readonly otherUnits: boolean;
  /** Whether its calls stand one after the other without "thence". */
  readonly isList: boolean;
}

interface Context {
  readonly tokens: readonly Token[];
  readonly clause: Clause;
  readonly manner: Manner;
}

/** lead: a length that was said before the bearing. */
export function lineSaid(draft: LineDraft, lead: LengthItem | undefined, context: Context): Said {
  const { tokens, clause, manner } = context;
  const { bearing, first } = draft;
  const length = draft.length ?? (lead && lead.next <= (bearing?.first ?? 0) ? lead : undefined);
  const next = Math.max(draft.next, length?.next ?? 0);
  const unread = (reason: string): Said => ({ first, next, what: { unread: reason } });
  const direction = bearing?.direction;
  if (direction && 'problem' in direction) return unread(direction.problem);
  if (draft.problem) return unread(draft.problem);
  const heading = draft.heading ?? (direction ? { azimuth: direction.azimuth } : undefined);
  if (!heading) return unread('it has no bearing');
  if (!length) return withoutLength(draft, context);
  if (length.problem) return unread(length.problem);
  if (length.feet <= 0) return unread('its length is nothing');
  const notes = [...draft.notes, ...length.notes];
  if (lead && lead !== length)
    notes.push(`${formatNumber(lead.feet)} ft, said before the bearing, is not used`);
  if (!length.unit && manner.otherUnits)
    return unread(`no unit is said for ${formatNumber(length.feet)}, and the deed has other units than feet`);
  if (!length.unit) notes.push('no unit is said; read as feet');
  const after = tokens[next]?.text ?? '';
  const vague = [...wordsBetween(tokens, bearing?.next ?? length.first, length.first), after].find((word) =>
    /^(?:about|approximately|approx|±)$/.test(word),
  );
  if (vague) notes.push(`its length is given as '${vague}' that`);
  const tie = draft.tie || (clause.preamble && ['from', 'of', 'off'].includes(after));
  return { first, next, what: { call: { kind: 'line', heading, length: length.feet }, notes, tie } };
}

function withoutLength({ first, next, passed, bearing }: LineDraft, { tokens, clause }: Context): Said {
  if (returnsToBeginning(tokens, next, clause.next)) {
    const notes = ['the distance is not said; the edge goes back to the beginning'];
    const said = bearing && 'azimuth' in bearing.direction ? { azimuth: bearing.direction.azimuth } : {};
    return { first, next, what: { call: { kind: 'closing', ...said }, notes, tie: false } };
  }
  if (clause.preamble) return { first, next, what: { aside: 'it has no distance' } };
  if (!passed) return { first, next, what: { unread: 'it has no distance' } };
  const reason = `its only distance, ${formatNumber(passed.feet)} ft, is to something on the way`;
  return { first, next: passed.next, what: { unread: reason } };
}

/** The curve with what the words around its figures say of it. */
export function withWords({ curve, first, next }: CurveDraft, tokens: readonly Token[]): Curve {
  const turn = curve.turn ?? turnOf(tokens, first, next + 12);
  const concave = curve.concave ?? concavity(tokens, first, next + 12);
  const words = wordsBetween(tokens, first, next + 8);
  const says = has(words, 'nontangent', 'non') ? 'no' : has(words, 'tangent') ? 'yes' : undefined;
  const tangent = says ?? curve.tangent;
  return {
    ...curve,
    ...(turn ? { turn } : {}),
    ...(concave === undefined ? {} : { concave }),
    ...(tangent ? { tangent } : {}),
  };
}

export function curveSaid(draft: CurveDraft, tokens: readonly Token[]): Said {
  const { first, next } = draft;
  const unread = (reason: string): Said => ({ first, next, what: { unread: reason } });
  const curve = withWords(draft, tokens);
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

// Reads the text of a deed as calls, each with its place in the text. What can't be read is reported with its place and
// the reason; no guess goes unreported.
import type { Token } from '../reading/tokens.ts';
import { feet, inches, surveyFeet, texasVaras, unitNamed } from '../reading/lengthUnits.ts';
import { type Call, footings, type PartialCall } from '../survey/call.ts';
import { belongings } from './belongings.ts';
import { type Curve, figuresOf, partOfCurve } from './curve.ts';
import { deedTokens } from './deedTokens.ts';
import { azimuthsFrom } from './azimuths.ts';
import { phrasesOf } from './phrases.ts';
import { type Context, inDoubt, type Said } from './said.ts';
import { type StatedArea, statedArea } from './statedArea.ts';
import { readStatement } from './statement.ts';
import { statementsOf } from './statements.ts';
import { withStyleDoubts } from './styleDoubts.ts';

/** A part of the text, from the index of its first character to the index after its last. */
interface Words {
  readonly start: number;
  readonly end: number;
}

/** An edge of the lot, or a call that leads to where the lot begins. */
export interface ReadCall extends Words {
  readonly state: 'lot' | 'leading';
  readonly call: Call;
  /** Assumptions and contradictions, as sentences to show. */
  readonly notes: readonly string[];
}

/** unread: a call that couldn't be read. aside: something that looks like a call but isn't an edge. */
export interface OtherCall extends Words {
  readonly state: 'unread' | 'aside';
  readonly reason: string;
  /** What was understood of a call that couldn't be read. */
  readonly partly?: PartialCall;
  /** The call, if it was read but depends on the previous edge, which wasn't. */
  readonly waits?: Call;
}

export type DeedCall = ReadCall | OtherCall;

export interface Deed {
  /** In the order of the text, without overlaps. */
  readonly calls: readonly DeedCall[];
  readonly area: StatedArea | undefined;
  /** Why the text was not read at all, in one sentence. */
  readonly problem?: string;
}

export const isRead = (call: DeedCall): call is ReadCall => call.state === 'lot' || call.state === 'leading';

/** The longest deeds have about ten thousand. */
const maxCharacters = 200_000;

export function readDeed(text: string): Deed {
  if (text.length > maxCharacters)
    return {
      calls: [],
      area: undefined,
      problem: `This text has more than ${maxCharacters.toLocaleString('en-US')} letters. Paste only the description of the land.`,
    };
  const tokens = withTheirVaras(deedTokens(text));
  const all = saidIn(tokens);
  const states = belongings(tokens, all);
  const calls = all.map((said, i): DeedCall => {
    const start = tokens[said.first]?.start ?? 0;
    const end = tokens[said.next - 1]?.end ?? start;
    const { what } = said;
    const state = states[i] ?? 'lot';
    if ('aside' in what) return { start, end, state: 'aside', reason: what.aside };
    if (state === 'other')
      return {
        start,
        end,
        state: 'aside',
        reason: 'it is of another parcel, or of an exception; enter it by itself',
      };
    if ('unread' in what) {
      const { unread: reason, partly } = what;
      return { start, end, state: 'unread', reason, ...(partly ? { partly } : {}) };
    }
    const notes = [...what.notes, ...misprintNotes(tokens.slice(said.first, said.next))];
    return { start, end, state, call: what.call, notes };
  });
  return { calls: withFooting(calls), area: statedArea(tokens) };
}

/** The results of all statements, in the order of the text. */
function saidIn(tokens: readonly Token[]): readonly Said[] {
  const phrases = phrasesOf(tokens);
  const statements = statementsOf(tokens, phrases);
  const context: Context = {
    tokens,
    otherUnits: hasOtherUnits(tokens),
    isList: statements.every(({ manner }) => manner !== 'thence'),
    azimuthsFrom: azimuthsFrom(tokens),
    hasAzimuths: tokens.some(({ text }) => /^azimuths?$/.test(text)),
  };
  const found: Said[] = [];
  let announced: Curve | undefined;
  let isBroken = false;
  for (const statement of statements) {
    const started =
      (statement.first === 0 && statement.manner === 'item') || found.some(({ what }) => !('aside' in what));
    const reading = readStatement(statement, context, { started, isBroken, announced });
    if (reading.isRest && statement.isSame) markLast(found);
    ({ isBroken } = reading);
    if (announced && !reading.runsAlong && (reading.said.length > 0 || statement.manner === 'thence')) {
      found.push(...leftOut(announced));
      announced = undefined;
    } else if (reading.runsAlong) announced = undefined;
    found.push(...reading.said);
    announced = reading.announced ?? announced;
  }
  if (announced) found.push(...leftOut(announced));
  return withStyleDoubts(tokens, phrases, apart(found.toSorted((a, b) => a.first - b.first)));
}

/** Makes the last call doubtful, because the next statement turns out to be the rest of it. */
function markLast(found: Said[]): void {
  const last = found.at(-1);
  if (last && 'call' in last.what)
    found[found.length - 1] = { ...last, what: inDoubt(last.what.call, 'it breaks off in the middle') };
}

/** The result for an announced curve along which no edge runs: if its size is known, a call that wasn't read. */
const leftOut = (curve: Curve): Said[] =>
  figuresOf(curve) < 2
    ? []
    : [
        {
          first: curve.first,
          next: curve.next,
          what: { unread: "it is a curve, and the next edge doesn't run along it", ...partOfCurve(curve) },
        },
      ];

/** The results, each ending where the next begins at the latest. */
const apart = (all: readonly Said[]): Said[] =>
  all.flatMap((said, i) => {
    const next = Math.min(said.next, all[i + 1]?.first ?? said.next);
    return next > said.first ? [{ ...said, next }] : [];
  });

const misprintNotes = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ text, misprint }) => (misprint ? [`"${misprint}" is read as "${text}"`] : []));

/** Varas are Texas varas, unless the deed mentions California or a vara of 33 inches. */
function withTheirVaras(tokens: readonly Token[]): readonly Token[] {
  const says = tokens.some(
    ({ text, value }, i) =>
      text === 'california' || (value === 33 && /^inch(?:es)?$/.test(tokens[i + 1]?.text ?? '')),
  );
  if (!says) return tokens;
  return tokens.map((token) =>
    unitNamed(token.text) === texasVaras ? { ...token, text: 'california-varas' } : token,
  );
}

const footUnits: ReadonlySet<unknown> = new Set([feet, surveyFeet, inches]);

/** Whether the deed has a length in a unit other than feet, or says that its lengths are in meters. */
const hasOtherUnits = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, i) => {
    if (/^(?:met(?:er|re)s?|metric|varas|chains|poles|perches|rods)$/.test(text)) return true;
    const unit = tokens[i - 1]?.value === undefined ? undefined : unitNamed(text);
    return unit !== undefined && !footUnits.has(unit) && text !== 'm' && text !== 'p';
  });

/** A call that continues in the direction of the previous edge can't be plotted if that edge wasn't read. */
function withFooting(calls: readonly DeedCall[]): DeedCall[] {
  const edges = calls.filter(({ state }) => state !== 'aside');
  const stands = footings(edges.map((call) => (isRead(call) ? call.call : undefined))).values();
  return calls.map((call): DeedCall => {
    if (call.state === 'aside' || stands.next().value || !isRead(call)) return call;
    const reason = 'it goes on in the direction of the edge before, which is not known';
    return { start: call.start, end: call.end, state: 'unread', reason, waits: call.call };
  });
}

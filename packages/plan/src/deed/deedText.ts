// The text of a deed becomes calls, each with the words that it came from. What cannot be read is said with its words and
// the reason; nothing is guessed in silence.
import { type Call, needsFooting } from '../survey/call.ts';
import { type Announced, readClause } from './deedClause.ts';
import type { Said } from './deedSaid.ts';
import { clausesOf } from './deedClauses.ts';
import { belongings } from './deedParcels.ts';
import { type StatedArea, statedArea } from './statedArea.ts';
import { feet, inches, surveyFeet, texasVaras, unitNamed } from '../reading/lengthUnits.ts';
import { type Token, tokensOf } from '../reading/words.ts';

/** Words of the text, by the places of their first letter and of the one after their last. */
interface Words {
  readonly start: number;
  readonly end: number;
}

/** An edge of the lot, or a call that leads to where the lot begins. */
export interface ReadCall extends Words {
  readonly state: 'lot' | 'leading';
  readonly call: Call;
  /** What was taken for granted, or disagrees. */
  readonly notes: readonly string[];
}

/** unread: a call that could not be read. aside: something like a call that makes no edge. */
export interface OtherCall extends Words {
  readonly state: 'unread' | 'aside';
  readonly reason: string;
}

export type DeedCall = ReadCall | OtherCall;

export interface Deed {
  /** In the order of the text, apart from each other. */
  readonly calls: readonly DeedCall[];
  readonly area: StatedArea | undefined;
}

export const isRead = (call: DeedCall): call is ReadCall => call.state === 'lot' || call.state === 'leading';

export function readDeed(text: string): Deed {
  const tokens = withTheirVaras(tokensOf(text));
  const found: Said[] = [];
  let announced: Announced | undefined;
  const clauses = clausesOf(tokens);
  const manner = {
    otherUnits: hasOtherUnits(tokens),
    isList: clauses.every(({ preamble }) => preamble),
  };
  for (const clause of clauses) {
    const reading = readClause(tokens, clause, manner, announced?.curve);
    if (announced?.leftOut && !reading.runsAlong) found.push(announced.leftOut);
    found.push(...reading.said);
    ({ announced } = reading);
  }
  if (announced?.leftOut) found.push(announced.leftOut);
  const all = found.toSorted((a, b) => a.first - b.first);
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
    if ('unread' in what) return { start, end, state: 'unread', reason: what.unread };
    const notes = [...what.notes, ...misprintNotes(tokens.slice(said.first, said.next))];
    return { start, end, state, call: what.call, notes };
  });
  return { calls: withFooting(calls), area: statedArea(tokens) };
}

const misprintNotes = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ text, misprint }) => (misprint ? [`'${misprint}' is read as '${text}'`] : []));

/** Varas are those of Texas, unless the deed says that it is of California or that its vara has 33 inches. */
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

function hasOtherUnits(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }, i) => {
    const unit = tokens[i - 1]?.value === undefined ? undefined : unitNamed(text);
    return unit !== undefined && !footUnits.has(unit);
  });
}

/** A call that goes on from the edge before cannot be placed where that edge was not read. */
function withFooting(calls: readonly DeedCall[]): DeedCall[] {
  let footing = false;
  return calls.map((call) => {
    if (call.state === 'aside') return call;
    const stands = isRead(call) && (footing || !needsFooting(call.call));
    const placed: DeedCall =
      stands || !isRead(call)
        ? call
        : {
            start: call.start,
            end: call.end,
            state: 'unread',
            reason: 'it goes on in the direction of the edge before, which is not known',
          };
    footing = isRead(placed) && placed.call.kind !== 'closing';
    return placed;
  });
}

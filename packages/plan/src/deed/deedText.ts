// Reads the text of a deed as calls. What can't be read is reported with its place and the reason; no guess goes
// unreported.
// Kept offline when idle.
import {
  anglesOf,
  compactQuestion,
  type Notation,
  type NotationQuestion,
  withNotation,
} from '../reading/compactAngle.ts';
import type { Token } from '../reading/tokens.ts';
import { belongings, otherReasons } from './belongings.ts';
import { type Curve, figuresOf, partOfCurve, wholeSize } from './curve.ts';
import { readCourseList } from './courseList.ts';
import { deedTokens } from './deedTokens.ts';
import { areBearingsWholeCircle, azimuthsFrom } from './azimuths.ts';
import { withNamesSet } from './properNames.ts';
import { phrasesOf } from './phrases.ts';
import { type Context, inDoubt, type Said } from './said.ts';
import { type StatedArea, statedArea } from './statedArea.ts';
import { withExceptedParts } from './exceptedParts.ts';
import { readStatement } from './statement.ts';
import { statementsOf } from './statements.ts';
import { withStyleDoubts } from './styleDoubts.ts';
import type { DeedCall } from './deedCall.ts';
import { withTheirVaras, misprintNotes, markUnplottable, hasOtherUnits } from './deedUnits.ts';

export interface Deed {
  /** In the order of the text, without overlaps. */
  readonly calls: readonly DeedCall[];
  readonly area: StatedArea | undefined;
  /** What has to be asked before it can be read, such as what 56.0205 means in it. */
  readonly question?: NotationQuestion;
  /** Why the text was not read at all, in one sentence. */
  readonly problem?: string;
}

/** The longest deeds have about ten thousand. */
const maxCharacters = 200_000;

/** notation: the answer to the deed's question. Without it, angles that can be read in two ways aren't read. */
export function readDeed(text: string, notation?: Notation): Deed {
  if (text.length > maxCharacters)
    return {
      calls: [],
      area: undefined,
      problem: `This text has more than ${maxCharacters.toLocaleString('en-US')} letters. Paste only the description of the land.`,
    };
  const list = readCourseList(text, notation);
  if (list) return { ...list, area: statedArea(deedTokens(text)) };
  const written = deedTokens(text);
  const question = compactQuestion(written);
  const angles = anglesOf(notation);
  const marked = angles ? withNotation(written, angles) : written;
  const tokens = withTheirVaras(withNamesSet(marked));
  const all = saidIn(tokens);
  const states = belongings(tokens, all);
  const calls = all.map((said, i): DeedCall => {
    const start = tokens[said.first]?.start ?? 0;
    const end = tokens[said.next - 1]?.end ?? start;
    const { what } = said;
    const state = states[i] ?? 'lot';
    if ('aside' in what) return { start, end, state: 'aside', reason: what.aside };
    if (state !== 'lot' && state !== 'leading')
      return { start, end, state: 'aside', reason: otherReasons[state] };
    if ('unread' in what) {
      const { unread: reason, partly } = what;
      const leads = state === 'leading' ? { leads: true as const } : {};
      return { start, end, state: 'unread', reason, ...leads, ...(partly ? { partly } : {}) };
    }
    const notes = [...what.notes, ...misprintNotes(tokens.slice(said.first, said.next))];
    return { start, end, state, call: what.call, notes };
  });
  const whole = withExceptedParts(text, markUnplottable(calls));
  return { calls: whole, area: statedArea(tokens), ...(question ? { question } : {}) };
}

/** The results of all statements, in the order of the text. */
function saidIn(tokens: readonly Token[]): readonly Said[] {
  const phrases = phrasesOf(tokens);
  const statements = statementsOf(tokens, phrases);
  const isWholeCircle = areBearingsWholeCircle(tokens, phrases);
  const context: Context = {
    tokens,
    otherUnits: hasOtherUnits(tokens),
    isList: statements.every(({ manner }) => manner !== 'thence'),
    azimuthsFrom: azimuthsFrom(tokens),
    hasAzimuths: isWholeCircle || tokens.some(({ text }) => /^azimuths?$/.test(text)),
    isWholeCircle,
  };
  const found: Said[] = [];
  let announced: Curve | undefined;
  let isBroken = false;
  for (const statement of statements) {
    const started =
      (statement.first === 0 && statement.manner === 'item') || found.some(({ what }) => !('aside' in what));
    const reading = readStatement(statement, context, {
      started,
      isBroken,
      announced,
      heading: headingAfter(found.at(-1)),
    });
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
  return withStyleDoubts(tokens, phrases, withoutOverlaps(found.toSorted((a, b) => a.first - b.first)));
}

/** The azimuth of a straight edge that was read. */
const headingAfter = (said: Said | undefined): number | undefined =>
  said && 'call' in said.what && said.what.call.kind === 'line' && 'azimuth' in said.what.call.heading
    ? said.what.call.heading.azimuth
    : undefined;

/** Makes the last call doubtful, because the next statement turns out to be the rest of it. */
function markLast(found: Said[]): void {
  const last = found.at(-1);
  if (last && 'call' in last.what)
    found[found.length - 1] = { ...last, what: inDoubt(last.what.call, 'it breaks off in the middle') };
}

/** The result for an announced curve along which no edge runs: if its size is known, a call that wasn't read. */
const leftOut = (curve: Curve): Said[] =>
  figuresOf(curve) < wholeSize
    ? []
    : [
        {
          first: curve.first,
          next: curve.next,
          what: { unread: "it is a curve, and the next edge doesn't run along it", ...partOfCurve(curve) },
        },
      ];

/** The results without overlaps: each ends where the next begins, if not before. */
const withoutOverlaps = (all: readonly Said[]): Said[] =>
  all.flatMap((said, i) => {
    const next = Math.min(said.next, all[i + 1]?.first ?? said.next);
    return next > said.first ? [{ ...said, next }] : [];
  });

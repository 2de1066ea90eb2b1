// Handles an angle in a statement: it belongs to a curve, is an azimuth, or turns an edge from the edge before it.
import { setOf } from '../reading/lexicon.ts';
import { isValueAt } from '../reading/tokens.ts';
import { withinTurn } from '../measure/angle.ts';
import type { Course } from './course.ts';
import { takeFigure } from './curveFigures.ts';
import { labeled } from './neighbors.ts';
import type { AnglePhrase, BearingPhrase } from './phrase.ts';
import type { Reader } from './reader.ts';
import { hasAny } from './said.ts';
import { takeBearingPhrase } from './takeBearing.ts';

export function takeAnglePhrase(reader: Reader, phrase: AnglePhrase, i: number): void {
  const { tokens } = reader.context;
  const { draft } = reader;
  if (draft?.kind === 'curve') {
    takeFigure(draft, phrase, tokens, reader.last);
    return;
  }
  if (reader.isClosed || reader.isWitness) return;
  const azimuth = azimuthOf(reader, phrase, i);
  if (azimuth) takeBearingPhrase(reader, azimuth, i);
  else if (reader.isBackAtBeginning(phrase.first)) return;
  else if (draft?.bearing && isRightAngle(reader, phrase)) takeRightAngle(reader, draft, phrase);
  else if (draft && !reader.isWhole(draft))
    draft.problem ??= phrase.problem ?? "the angle after its bearing isn't clear";
  else takeTurn(reader, phrase);
}

const isRightAngle = (reader: Reader, { first }: AnglePhrase): boolean => reader.text(first) === 'right';

/** "at right angles to the road", "N 45 E 100 feet, thence at right angles": of a thing, or of the next edge. */
function takeRightAngle(reader: Reader, course: Course, phrase: AnglePhrase): void {
  const isOfThing = /^(?:to|with|from)$/.test(reader.text(phrase.next));
  if (reader.isWhole(course) && !isOfThing) {
    reader.finish();
    takeTurn(reader, phrase);
  } else if (!course.length && course.bearing?.exact === false)
    course.notes.push("its right angle isn't used, only its point of the compass");
}

/** "turning 90° to the right": a course given by its angle from the previous edge. */
function takeTurn(reader: Reader, phrase: AnglePhrase): void {
  const before = reader.words(reader.turn?.first ?? reader.last, phrase.first);
  const behind = reader.words(phrase.next, phrase.next + 5);
  if (reader.draft && !reader.turn && !isRightAngle(reader, phrase) && !hasAny(behind, turns)) {
    reader.reportStray("an angle follows it, and isn't understood", phrase.first);
    return;
  }
  const first = reader.turn?.first ?? reader.callStart(phrase.first);
  reader.turn = { first, angle: phrase };
  const side = turnedTo(before, behind, isRightAngle(reader, phrase));
  if (phrase.problem || side === undefined) return;
  reader.finish();
  const { degrees } = phrase;
  reader.draft = {
    kind: 'course',
    first,
    next: phrase.next,
    heading: { deflection: side === 'right' ? degrees : -degrees },
    notes: [`turned ${side} from the direction of the edge before`],
    tie: false,
    problem: reader.leftover,
  };
  reader.leftover = undefined;
}

/** The side to which an edge turns from the previous one; undefined if it isn't given, or the angle isn't a turn. */
function turnedTo(
  before: readonly string[],
  behind: readonly string[],
  isRight: boolean,
): 'left' | 'right' | undefined {
  const around = [...before, ...behind];
  const isInterior = around.includes('interior') || around.includes('included');
  if (isInterior || !(isRight || hasAny(around, turns))) return undefined;
  return sideOf(before, false) ?? sideOf(behind, isRight);
}

/** The bearing for an angle that is an azimuth. */
function azimuthOf(reader: Reader, phrase: AnglePhrase, i: number): BearingPhrase | undefined {
  const { azimuthsFrom, hasAzimuths, isWholeCircle } = reader.context;
  if (!isNamedAzimuth(reader, phrase) && !(hasAzimuths && isFirst(reader, phrase, i))) return undefined;
  const problem =
    phrase.problem ??
    (phrase.degrees > 360 ? 'an azimuth has at most 360 degrees' : undefined) ??
    (azimuthsFrom ? undefined : "it isn't clear where its azimuth is measured from");
  const azimuth = withinTurn(phrase.degrees + (azimuthsFrom === 'south' ? 180 : 0));
  const { first, next, aside } = phrase;
  return {
    kind: 'bearing',
    direction: problem ? { problem } : { azimuth },
    exact: true,
    // An angle phrase doesn't say how precise it is; the finest precision raises no doubt.
    parts: 3,
    decimals: false,
    ...(isWholeCircle ? { note: 'its bearing is read as an azimuth, clockwise from north' } : {}),
    first,
    next,
    aside,
  };
}

const isNamedAzimuth = (reader: Reader, { first }: AnglePhrase): boolean =>
  reader.words(first - 4, first).some((word) => /^(?:azimuth|az)$/.test(word));

/** Whether an angle is where an edge begins. */
const isFirst = (reader: Reader, { first }: AnglePhrase, i: number): boolean =>
  reader.statement.phrases.slice(0, i).every(({ kind }) => kind === 'word') ||
  isValueAt(reader.context.tokens, first - 2) ||
  labeled(reader.statement, i);

export const turns = setOf('turn turning turns turned deflect deflecting deflection deflects');

/** The side that the words give, ignoring "right angles". */
function sideOf(words: readonly string[], isRight: boolean): 'left' | 'right' | undefined {
  for (const [i, word] of words.entries()) {
    if (word === 'left' || word === 'lt') return 'left';
    const after = words[i + 1] ?? '';
    // "an angle to the right of 90°"
    if (word === 'right' && after === 'of' && i + 2 === words.length) return 'right';
    if ((word === 'right' || word === 'rt') && !/^(?:of|-|angles?)$/.test(after)) return 'right';
    if (isRight && /^(?:to|with|from)$/.test(word) && !/^(?:the|right|left)$/.test(after)) return undefined;
  }
  return undefined;
}

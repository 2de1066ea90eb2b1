// An angle in a statement: of a curve, an azimuth, or one by which an edge is turned from the edge before.
import { setOf } from '../reading/lexicon.ts';
import { withinTurn } from '../survey/angle.ts';
import { takeFigure } from './curve.ts';
import { labeled } from './neighbors.ts';
import type { AnglePhrase, BearingPhrase } from './phrases.ts';
import type { Reader } from './reader.ts';
import { hasAny, textsOf } from './said.ts';
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
  if (azimuth) {
    takeBearingPhrase(reader, azimuth, i);
    return;
  }
  if (reader.isHome(phrase.first)) return;
  if (tokens[phrase.first]?.text === 'right' && draft?.kind === 'course' && draft.bearing) {
    const isOfThing = /^(?:to|with|from)$/.test(tokens[phrase.next]?.text ?? '');
    if (reader.isWhole(draft) && !isOfThing) {
      reader.finish();
      takeTurn(reader, phrase);
    } else if (!draft.length && !draft.bearing.exact)
      draft.notes.push("its right angle isn't used, only its point of the compass");
    return;
  }
  if (draft && !reader.isWhole(draft)) {
    draft.problem ??= phrase.problem ?? "an angle follows its bearing, and isn't understood";
    return;
  }
  takeTurn(reader, phrase);
}

/** "turning 90° to the right": a course by its angle from the edge before. */
function takeTurn(reader: Reader, phrase: AnglePhrase): void {
  const { tokens } = reader.context;
  const isRight = tokens[phrase.first]?.text === 'right';
  const before = textsOf(tokens, reader.turn?.first ?? reader.last, phrase.first);
  const behind = textsOf(tokens, phrase.next, phrase.next + 5);
  const around = [...before, ...behind];
  const isInterior = around.includes('interior') || around.includes('included');
  if (reader.draft && !isRight && !reader.turn && !hasAny(behind, turns)) {
    reader.leave("an angle follows it, and isn't understood");
    return;
  }
  const side = sideOf(before, false) ?? sideOf(behind, isRight);
  const first = reader.turn?.first ?? reader.begin(phrase.first);
  reader.turn = { first, angle: phrase };
  if (phrase.problem || isInterior || side === undefined || (!isRight && !hasAny(around, turns))) return;
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

/** The bearing that an angle is where azimuths are said. */
function azimuthOf(reader: Reader, phrase: AnglePhrase, i: number): BearingPhrase | undefined {
  const { tokens, azimuthsFrom, hasAzimuths } = reader.context;
  const isNamed = textsOf(tokens, phrase.first - 4, phrase.first).some((word) =>
    /^(?:azimuth|az)$/.test(word),
  );
  const isFirst =
    reader.statement.phrases.slice(0, i).every(({ kind }) => kind === 'word') ||
    tokens[phrase.first - 2]?.value !== undefined ||
    labeled(reader.statement, i);
  if (!isNamed && !(hasAzimuths && isFirst)) return undefined;
  const problem =
    phrase.problem ??
    (phrase.degrees > 360 ? 'an azimuth has at most 360 degrees' : undefined) ??
    (azimuthsFrom ? undefined : "from where its azimuth is turned isn't clear");
  const azimuth = withinTurn(phrase.degrees + (azimuthsFrom === 'south' ? 180 : 0));
  const { first, next, aside } = phrase;
  return {
    kind: 'bearing',
    direction: problem ? { problem } : { azimuth },
    exact: true,
    parts: 3,
    decimals: false,
    first,
    next,
    aside,
  };
}

export const turns = setOf('turn turning turns turned deflect deflecting deflection deflects');

/** Which way is said, leaving out right angles. */
function sideOf(words: readonly string[], isRightAngle: boolean): 'left' | 'right' | undefined {
  for (const [i, word] of words.entries()) {
    if (word === 'left' || word === 'lt') return 'left';
    const after = words[i + 1] ?? '';
    if ((word === 'right' || word === 'rt') && !/^(?:of|-|angles?)$/.test(after)) return 'right';
    if (isRightAngle && /^(?:to|with|from)$/.test(word) && !/^(?:the|right|left)$/.test(after))
      return undefined;
  }
  return undefined;
}

// A word in a statement, where it means something: a curve, a turn, an edge that goes on, the end of the edges.
import type { Token } from '../reading/tokens.ts';
import { takeWord } from './curveWords.ts';
import { beginsCurve } from './curveMentions.ts';
import { closers, onwardWords } from './deedLexicon.ts';
import { againstReason, generalReason, runsAgainst } from './general.ts';
import type { Reader } from './reader.ts';
import { adjacent } from './roles.ts';
import { textsOf } from './said.ts';
import { turns } from './takeAngle.ts';
import { takeCurveMention } from './takeCurve.ts';

export function takeWordPhrase(reader: Reader, at: number): void {
  const { tokens } = reader.context;
  const text = tokens[at]?.text ?? '';
  const { draft } = reader;
  if (/^(?:whence|witness|witnessed)$/.test(text) || (text === 'which' && tokens[at - 1]?.text === 'from'))
    reader.isWitness = true;
  if (isCloser(tokens, at) && (reader.isWhole(draft) || reader.returns(at))) {
    if (draft) draft.closed = true;
    reader.isClosed = true;
  }
  if (reader.isClosed || reader.isWitness) return;
  const mention = beginsCurve(tokens, at);
  if (mention) {
    takeCurveMention(reader, mention);
    return;
  }
  if (draft?.kind === 'curve') {
    takeWord(draft, tokens, at);
    return;
  }
  const whole = !draft || reader.isWhole(draft);
  const isSame = text === 'same' && /^(?:course|bearing|direction|line)$/.test(tokens[at + 1]?.text ?? '');
  if (whole && (onwardWords.has(text) || isSame)) {
    if (draft && !isSame) reader.finish();
    reader.onward ??= reader.draft ? undefined : reader.begin(at);
    if (!draft || !isSame) reader.last = Math.max(reader.last, at);
  }
  if (whole && turns.has(text)) {
    if (draft) reader.finish();
    reader.giveUp();
    reader.turn ??= { first: reader.begin(at) };
  }
}

export function takeGeneralPhrase(reader: Reader, at: number, azimuth: number): void {
  const { draft } = reader;
  if (draft?.kind === 'curve' || reader.isClosed || reader.isWitness) return;
  if (
    draft &&
    !reader.isWhole(draft) &&
    draft.bearing &&
    !draft.bearing.exact &&
    adjacent(reader.context.tokens, draft.bearing.next, at)
  ) {
    draft.problem ??= generalReason(reader.context.tokens[at]?.text ?? '');
    return;
  }
  reader.general = azimuth;
  if (
    draft?.bearing &&
    'azimuth' in draft.bearing.direction &&
    !reader.isWhole(draft) &&
    runsAgainst(azimuth, draft.bearing.direction.azimuth)
  )
    draft.problem ??= againstReason;
}

/** "containing", "being part of": what follows is of the whole lot. */
const isCloser = (tokens: readonly Token[], at: number): boolean =>
  closers.has(tokens[at]?.text ?? '') ||
  (tokens[at]?.text === 'being' &&
    /^(?:improved|part|a part|the same|all|known|lots?|situate|situated|more|the (?:premises|property|land|lot|northerly|southerly|easterly|westerly|north|south|east|west))\b/.test(
      textsOf(tokens, at + 1, at + 3).join(' '),
    ));

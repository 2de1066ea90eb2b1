// Handles a word in a statement if it means something: a curve, a turn, an edge that continues, the end of the edges.
import { isValueAt, textAt, type Token } from '../reading/tokens.ts';
import { beginsCurve } from './curveMentions.ts';
import { takeCurveWord } from './curveWords.ts';
import { closers, onwardWords } from './deedLexicon.ts';
import { againstReason, generalReason, runsAgainst } from './generalDirection.ts';
import type { BearingPhrase } from './phrase.ts';
import type { Reader } from './reader.ts';
import { adjacent } from './roles.ts';
import { textsOf } from './said.ts';
import { turns } from './takeAngle.ts';
import { takeCurveMention } from './takeCurve.ts';

export function takeWordPhrase(reader: Reader, at: number): void {
  const { draft, context } = reader;
  const { tokens } = context;
  if (isWitness(tokens, at) && !(draft?.kind === 'curve' && isOfCurve(tokens, at))) reader.isWitness = true;
  if (isCloser(tokens, at) && (reader.isWhole(draft) || reader.isReturning(at))) {
    if (draft) draft.closed = true;
    reader.isClosed = true;
  }
  if (reader.isClosed || reader.isWitness) return;
  const mention = beginsCurve(tokens, at);
  if (mention) takeCurveMention(reader, mention);
  else if (draft?.kind === 'curve') takeCurveWord(draft, tokens, at);
  else if (!draft || reader.isWhole(draft)) takeNextEdge(reader, at);
}

/** "whence", "from which": what follows is about a witness tree. */
const isWitness = (tokens: readonly Token[], at: number): boolean =>
  /^(?:whence|witness|witnessed)$/.test(textAt(tokens, at)) ||
  (textAt(tokens, at) === 'which' && textAt(tokens, at - 1) === 'from');

/** "from which point the center bears", "to and from which a radial line bears" */
const isOfCurve = (tokens: readonly Token[], at: number): boolean =>
  textsOf(tokens, at, at + 8).some((word) => /^(?:center|centre|radial|radius)$/.test(word));

/** "continuing", "on the same course", "turning": words that begin an edge without a bearing. */
function takeNextEdge(reader: Reader, at: number): void {
  const text = reader.text(at);
  const isSame = text === 'same' && /^(?:course|bearing|direction|line)$/.test(reader.text(at + 1));
  const hadDraft = reader.draft !== undefined;
  if (onwardWords.has(text) || isSame) {
    if (!isSame) reader.finish();
    if (!reader.draft) reader.onward ??= reader.callStart(at);
    if (!isSame || !hadDraft) reader.last = Math.max(reader.last, at);
  }
  if (turns.has(text)) {
    reader.finish();
    reader.reportTurn();
    reader.turn ??= { first: reader.callStart(at) };
  }
}

/** "northerly": it confirms a bearing, contradicts it, or replaces it. */
export function takeGeneralPhrase(reader: Reader, at: number, azimuth: number): void {
  const { draft, context } = reader;
  if (reader.isClosed || reader.isWitness) return;
  if (draft?.kind === 'curve') {
    // "along a curve …, northeasterly 52.36 feet"
    const isRun = /^(?:,|curve|arc)$/.test(reader.text(at - 1)) && isValueAt(context.tokens, at + 1);
    if (isRun) draft.travel ??= [azimuth];
    return;
  }
  const isOwn = draft?.bearing !== undefined && !reader.isWhole(draft);
  const isRough = isOwn && !draft.bearing.exact && adjacent(context.tokens, draft.bearing.next, at);
  if (!isRough) reader.general = azimuth;
  if (isRough) draft.problem ??= generalReason(reader.text(at));
  else if (isOwn && isAgainst(draft.bearing, azimuth)) draft.problem ??= againstReason;
}

const isAgainst = ({ direction }: BearingPhrase, general: number): boolean =>
  'azimuth' in direction && runsAgainst(general, direction.azimuth);

/** "containing", "being part of": what follows is about the whole lot. */
const isCloser = (tokens: readonly Token[], at: number): boolean =>
  closers.has(textAt(tokens, at)) ||
  (textAt(tokens, at) === 'being' &&
    /^(?:improved|part|a part|the same|all|known|lots?|situate|situated|more|the (?:premises|property|land|lot|northerly|southerly|easterly|westerly|north|south|east|west))\b/.test(
      textsOf(tokens, at + 1, at + 3).join(' '),
    ));

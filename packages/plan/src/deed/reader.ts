// The state while a statement is read: the current call, and what belongs to the next one.
import { isValueAt, textAt } from '../reading/tokens.ts';
import type { Course } from './course.ts';
import { courseSaid } from './courseSaid.ts';
import { type Curve, figuresOf, wholeSize } from './curve.ts';
import { curveSaid } from './curveSaid.ts';
import type { AnglePhrase, LengthPhrase } from './phrase.ts';
import { type Context, returnsToBeginning, type Said, type Statement, textsOf } from './said.ts';

/** The beginning of an edge whose direction is given as a turn from the previous edge. */
interface Turn {
  readonly first: number;
  readonly angle?: AnglePhrase;
}

export const turnReason = "an angle, and which way it turns, or from what, isn't given";

/** What has to be known of the statements before this one. */
export interface Before {
  /** Whether a call was found already. */
  readonly started: boolean;
  /** Whether the previous statement ends in the middle of a call. */
  readonly isBroken: boolean;
  /** A curve that a previous statement has announced, along which this one may run. */
  readonly announced: Curve | undefined;
  /** The azimuth in which the edge before this statement runs, if that was read. */
  readonly heading?: number | undefined;
}

export class Reader {
  /** The results so far. */
  readonly said: Said[] = [];
  /** The call that is being read. */
  draft: Course | Curve | undefined;
  /** A length that comes before its bearing. */
  lead: LengthPhrase | undefined;
  /** The azimuth of a general direction such as "northerly", in degrees. */
  general: number | undefined;
  /** The token of a word such as "continuing", which begins an edge in the previous direction. */
  onward: number | undefined;
  turn: Turn | undefined;
  /** Why the next call is doubtful. */
  leftover: string | undefined;
  /** Whether the rest of the statement is about a witness tree. */
  isWitness = false;
  /** Whether the rest of the statement is about the whole lot. */
  isClosed = false;
  /** A curve that this statement only announces, along which the next one may run. */
  announced: Curve | undefined;
  /** Whether this statement runs along the curve that was announced before it. */
  runsAlong = false;
  /** The end of the last significant phrase, one that isn't just words. */
  last: number;
  readonly statement: Statement;
  readonly context: Context;
  readonly announcedBefore: Curve | undefined;
  readonly headingBefore: number | undefined;
  readonly started: boolean;

  constructor(statement: Statement, context: Context, before: Before) {
    this.statement = statement;
    this.context = context;
    this.announcedBefore = before.announced;
    this.headingBefore = before.heading;
    this.started = before.started;
    this.last = statement.first;
    // The previous statement broke off, and this one may be its continuation.
    if (before.isBroken && statement.isSame)
      this.leftover = "it isn't clear whether it belongs to the call before it";
    // "thence 4 rods; and 12 links S 5 E"
    const [joint, part] = statement.phrases;
    const isPart =
      joint?.kind === 'word' && part?.kind === 'length' && /^(?:links|inches)$/.test(part.unit?.name ?? '');
    if (isPart && statement.isSame && textAt(context.tokens, joint.first) === 'and')
      this.leftover ??= "it isn't clear whether its length belongs to the call before it";
  }

  /** Whether the statement may only say where the lot begins: it is the preamble, or an item before the first call. */
  get isPreamble(): boolean {
    const { manner } = this.statement;
    return !this.context.isList && (manner === 'preamble' || (manner === 'item' && !this.started));
  }

  text(at: number): string {
    return textAt(this.context.tokens, at);
  }

  words(first: number, next: number): string[] {
    return textsOf(this.context.tokens, first, next);
  }

  /** The words between the last significant phrase and a token. */
  since(at: number): string[] {
    return this.words(this.last, at);
  }

  /** Reports something at a token that no production uses: it makes the current call doubtful, or else the next one. */
  reportStray(reason: string, at: number, aside = false): void {
    const { draft } = this;
    if ((aside && draft?.kind !== 'curve') || this.isClosed || this.isWitness || this.isBackAtBeginning(at))
      return;
    if (draft && !draft.closed) draft.problem ??= reason;
    else this.leftover ??= reason;
  }

  /** Whether the edge returns to the point of beginning, so that what follows is about the whole lot. */
  isBackAtBeginning(at: number): boolean {
    const { draft } = this;
    return (
      draft?.kind === 'course' &&
      draft.length !== undefined &&
      returnsToBeginning(this.context.tokens, draft.next, at)
    );
  }

  /** "thence to the beginning, containing …": whether the statement leads back to the beginning. */
  isReturning(at: number): boolean {
    return (
      this.statement.manner === 'thence' && returnsToBeginning(this.context.tokens, this.statement.first, at)
    );
  }

  /** If a turn and a length haven't become a course, reports a course that couldn't be read. */
  reportTurn(): void {
    const { turn, lead } = this;
    if (!turn || !lead) return;
    this.said.push({ first: turn.first, next: lead.next, what: { unread: turnReason } });
    this.turn = undefined;
    this.lead = undefined;
  }

  /** Whether a call has all that it needs; without a call, whether this statement has given one already. */
  isWhole(draft: Course | Curve | undefined): boolean {
    if (!draft) return this.said.length > 0;
    return draft.kind === 'course' ? draft.length !== undefined : figuresOf(draft) >= wholeSize;
  }

  /** Where a new call begins: at the start of the statement, if it is the first one there. */
  callStart(at: number): number {
    const isFirst = this.said.length === 0 && !this.draft && this.statement.manner !== 'preamble';
    return isFirst ? this.statement.first : at;
  }

  /** Ends the current call and stores its result. */
  finish(): void {
    const { draft } = this;
    this.draft = undefined;
    if (draft?.kind === 'course') this.finishCourse(draft);
    else if (draft?.announced) this.announced = draft;
    else if (draft && this.isCurve(draft)) this.said.push(curveSaid(draft));
  }

  private finishCourse(course: Course): void {
    const said = courseSaid(course, this.context, this.statement.next);
    const before = this.said.at(-1);
    if (course.isBehind && !course.length && before && 'unread' in said.what)
      this.said[this.said.length - 1] = { ...before, what: said.what };
    // In a preamble, a direction without a distance only says where something lies.
    const isNoCall =
      this.isPreamble &&
      !(course.bearing?.exact === true && this.isBeforeNumber(course.next)) &&
      !('call' in said.what) &&
      isOnlyPlace(course) &&
      !hasDistance(this.statement, course);
    this.said.push(isNoCall ? { ...said, what: { aside: 'it has no distance' } } : said);
  }

  /** Whether one of the next three tokens is a number, which may be a length that wasn't understood. */
  private isBeforeNumber(at: number): boolean {
    return [0, 1, 2].some((more) => isValueAt(this.context.tokens, at + more));
  }

  /** Whether an edge runs along the curve. In a list, the word may be only a remark on an edge. */
  private isCurve(curve: Curve): boolean {
    const isSaid = figuresOf(curve) > 0 || curve.starts !== undefined;
    return isSaid || this.statement.manner !== 'item' || this.said.length === 0;
  }
}

const isOnlyPlace = ({ tie, length, problem }: Course): boolean =>
  !tie && !length && !problem?.startsWith('two bearings');

const hasDistance = ({ phrases }: Statement, { next }: Course): boolean =>
  phrases.some((phrase) => phrase.kind === 'length' && phrase.first >= next && phrase.unit !== undefined);

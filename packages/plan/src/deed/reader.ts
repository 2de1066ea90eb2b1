// What is known while a statement is read: the call that is under way, and what waits for one.
import { textAt } from '../reading/tokens.ts';
import { type Course, courseSaid } from './course.ts';
import { type Curve, figuresOf, wholeSize } from './curve.ts';
import { curveSaid } from './curveSaid.ts';
import type { AnglePhrase, LengthPhrase } from './phrase.ts';
import { type Context, returnsToBeginning, type Said, type Statement, textsOf } from './said.ts';

/** Words of an edge whose direction is turned from the one before. */
interface Turn {
  readonly first: number;
  readonly angle?: AnglePhrase;
}

export const turnReason = "an angle, and which way it turns, or from what, isn't given";

/** What stands before a statement. */
export interface Before {
  /** Whether a call was found already. */
  readonly started: boolean;
  /** Whether the statement before it ends in the midst of a call. */
  readonly isBroken: boolean;
  /** A curve that was announced, for this statement to run along. */
  readonly announced: Curve | undefined;
}

export class Reader {
  readonly said: Said[] = [];
  draft: Course | Curve | undefined;
  /** A length before any bearing, and where the call that it begins would begin. */
  lead: LengthPhrase | undefined;
  general: number | undefined;
  onward: number | undefined;
  turn: Turn | undefined;
  leftover: string | undefined;
  isWitness = false;
  isClosed = false;
  announced: Curve | undefined;
  runsAlong = false;
  /** The end of the last phrase that means something. */
  last: number;
  readonly statement: Statement;
  readonly context: Context;
  readonly announcedBefore: Curve | undefined;
  readonly started: boolean;

  constructor(statement: Statement, context: Context, before: Before) {
    this.statement = statement;
    this.context = context;
    this.announcedBefore = before.announced;
    this.started = before.started;
    this.last = statement.first;
    // The statement before it broke off, and this one may go on with it.
    if (before.isBroken && statement.isSame)
      this.leftover = 'whether it belongs to the call before is not clear';
  }

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

  /** Words since the last phrase that means something. */
  since(at: number): string[] {
    return this.words(this.last, at);
  }

  /** What no production takes: it marks the call in which it stands, or the next one of the statement. */
  leave(reason: string, aside = false): void {
    const { draft } = this;
    if ((aside && draft?.kind !== 'curve') || this.isClosed || this.isWitness || this.isHome(this.last))
      return;
    if (draft && !draft.closed) draft.problem ??= reason;
    else this.leftover ??= reason;
  }

  /** Whether the edge has come to the beginning: what follows is of the whole lot. */
  isHome(at: number): boolean {
    const { draft } = this;
    return (
      draft?.kind === 'course' &&
      draft.length !== undefined &&
      returnsToBeginning(this.context.tokens, draft.next, at)
    );
  }

  /** "thence to the beginning, containing …" */
  returns(at: number): boolean {
    return (
      this.statement.manner === 'thence' && returnsToBeginning(this.context.tokens, this.statement.first, at)
    );
  }

  /** A turn and a length that made no course are one that was not read. */
  giveUp(): void {
    const { turn, lead } = this;
    if (!turn || !lead) return;
    this.said.push({ first: turn.first, next: lead.next, what: { unread: turnReason } });
    this.turn = undefined;
    this.lead = undefined;
  }

  isWhole(draft: Course | Curve | undefined): boolean {
    if (!draft) return this.said.length > 0;
    return draft.kind === 'course' ? draft.length !== undefined : figuresOf(draft) >= wholeSize;
  }

  /** Where a new call begins: with the words of its statement, if nothing has been said in it. */
  begin(at: number): number {
    const isFirst = this.said.length === 0 && !this.draft && this.statement.manner !== 'preamble';
    return isFirst ? this.statement.first : at;
  }

  /** The draft becomes what is said. */
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
    const isPoor =
      this.isPreamble &&
      !('call' in said.what) &&
      isOnlyPlace(course) &&
      !hasDistance(this.statement, course);
    this.said.push(isPoor ? { ...said, what: { aside: 'it has no distance' } } : said);
  }

  /** Whether a curve is run; in a list the word may only stand beside an edge. */
  private isCurve(curve: Curve): boolean {
    const isSaid = figuresOf(curve) > 0 || curve.starts !== undefined;
    return isSaid || this.statement.manner !== 'item' || this.said.length === 0;
  }
}

const isOnlyPlace = ({ tie, length, problem }: Course): boolean =>
  !tie && !length && !problem?.startsWith('two bearings');

const hasDistance = ({ phrases }: Statement, { next }: Course): boolean =>
  phrases.some((phrase) => phrase.kind === 'length' && phrase.first >= next && phrase.unit !== undefined);

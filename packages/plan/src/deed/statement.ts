// One statement of a deed, read from left to right: its phrases become courses, curves and asides. A phrase that none of
// them takes marks the call in which it stands.
import { generalAzimuth, setOf } from '../reading/lexicon.ts';
import { formatNumber } from '../survey/formatNumber.ts';
import { withinTurn } from '../survey/angle.ts';
import { type Course, courseSaid, takeLength } from './course.ts';
import { type Curve, curveSaid, figuresOf, takeBearing, takeFigure, takeWord } from './curve.ts';
import { announces, beginsCurve, type CurveMention, isLeft } from './curveMentions.ts';
import { closers, onwardWords, sources, verbs, ways } from './deedLexicon.ts';
import type { AnglePhrase, BearingPhrase, LengthPhrase, Phrase } from './phrases.ts';
import { adjacent, isOfOther, roleOf } from './roles.ts';
import { type Context, hasAny, returnsToBeginning, type Said, type Statement, textsOf } from './said.ts';

/** A curve that a statement comes to, for the next one to run along. */
export interface Announced {
  readonly curve: Curve;
}

export interface StatementReading {
  readonly said: readonly Said[];
  readonly announced: Announced | undefined;
  /** Whether it runs along the curve that was announced before it. */
  readonly runsAlong: boolean;
  /** Whether it ends in the midst of a call. */
  readonly isBroken: boolean;
  /** Whether it begins with what is left of a call. */
  readonly isRest: boolean;
}

export function readStatement(
  statement: Statement,
  context: Context,
  announced: Curve | undefined,
  before: { readonly started: boolean; readonly isBroken: boolean },
): StatementReading {
  const reader = new StatementReader(statement, context, announced, before.started);
  if (before.isBroken && statement.isSame) reader.doubtBeginning();
  for (const [i, phrase] of statement.phrases.entries()) reader.take(phrase, i);
  return reader.end();
}

/** Words of an edge whose direction is turned from the one before. */
interface Turn {
  readonly first: number;
  readonly angle?: AnglePhrase;
}

class StatementReader {
  private readonly said: Said[] = [];
  private draft: Course | Curve | undefined;
  /** A length before any bearing, and where the call that it begins would begin. */
  private lead: LengthPhrase | undefined;
  private general: number | undefined;
  private onward: number | undefined;
  private turn: Turn | undefined;
  private leftover: string | undefined;
  private isWitness = false;
  private isClosed = false;
  private announced: Announced | undefined;
  private runsAlong = false;
  /** The end of the last phrase that means something. */
  private last: number;
  private readonly statement: Statement;
  private readonly context: Context;
  private readonly announcedBefore: Curve | undefined;
  private readonly started: boolean;

  constructor(statement: Statement, context: Context, announcedBefore: Curve | undefined, started: boolean) {
    this.statement = statement;
    this.context = context;
    this.announcedBefore = announcedBefore;
    this.started = started;
    this.last = statement.first;
  }

  /** The statement before it broke off, and this one may go on with it. */
  doubtBeginning(): void {
    this.leftover = 'whether it belongs to the call before is not clear';
  }

  private get isPreamble(): boolean {
    return this.statement.manner === 'preamble' && !this.context.isList;
  }

  /** Words since the last phrase that means something. */
  private since(at: number): string[] {
    return textsOf(this.context.tokens, this.last, at);
  }

  take(phrase: Phrase, i: number): void {
    switch (phrase.kind) {
      case 'word':
        this.takeWord(phrase.first);
        return;
      case 'bearing':
        this.takeBearing(phrase, i);
        break;
      case 'length':
        if (!this.takeLength(phrase, i)) return;
        break;
      case 'angle':
        this.takeAngle(phrase, i);
        break;
      case 'general':
        this.takeGeneral(phrase.first, phrase.azimuth);
        return;
      case 'stray':
        this.leave(phrase.reason, phrase.aside);
    }
    const { tokens } = this.context;
    const isNamed =
      phrase.kind === 'length' &&
      /^(?:radius|chord)$/.test(tokens[phrase.next]?.text ?? '') &&
      !/^[=:]$/.test(tokens[phrase.next + 1]?.text ?? '');
    this.last = isNamed ? phrase.next + 1 : phrase.next;
  }

  /** What no production takes: it marks the call in which it stands, or the next one of the statement. */
  private leave(reason: string, aside = false): void {
    const { draft } = this;
    if ((aside && draft?.kind !== 'curve') || this.isClosed || this.isWitness || this.isHome(this.last))
      return;
    if (draft && !draft.closed) draft.problem ??= reason;
    else this.leftover ??= reason;
  }

  private takeWord(at: number): void {
    const { tokens } = this.context;
    const text = tokens[at]?.text ?? '';
    const { draft } = this;
    if (/^(?:whence|witness|witnessed)$/.test(text) || (text === 'which' && tokens[at - 1]?.text === 'from'))
      this.isWitness = true;
    if (isCloser(tokens, at) && (this.isWhole(draft) || this.returns(at))) {
      if (draft) draft.closed = true;
      this.isClosed = true;
    }
    if (this.isClosed || this.isWitness) return;
    const mention = beginsCurve(tokens, at);
    if (mention) {
      this.takeCurve(mention);
      return;
    }
    if (draft?.kind === 'curve') {
      takeWord(draft, tokens, at);
      return;
    }
    const whole = !draft || this.isWhole(draft);
    const isSame = text === 'same' && /^(?:course|bearing|direction|line)$/.test(tokens[at + 1]?.text ?? '');
    if (whole && (onwardWords.has(text) || isSame)) {
      if (draft && !isSame) this.finish();
      this.onward ??= this.draft ? undefined : this.begin(at);
      if (!draft || !isSame) this.last = Math.max(this.last, at);
    }
    if (whole && turns.has(text)) {
      if (draft) this.finish();
      this.giveUp();
      this.turn ??= { first: this.begin(at) };
    }
  }

  /** Whether the edge has come to the beginning: what follows is of the whole lot. */
  private isHome(at: number): boolean {
    const { draft } = this;
    return (
      draft?.kind === 'course' &&
      draft.length !== undefined &&
      returnsToBeginning(this.context.tokens, draft.next, at)
    );
  }

  /** "thence to the beginning, containing …" */
  private returns(at: number): boolean {
    return (
      this.statement.manner === 'thence' && returnsToBeginning(this.context.tokens, this.statement.first, at)
    );
  }

  /** A turn and a length that made no course are one that was not read. */
  private giveUp(): void {
    const { turn, lead } = this;
    if (!turn || !lead) return;
    this.said.push({ first: turn.first, next: lead.next, what: { unread: turnReason } });
    this.turn = undefined;
    this.lead = undefined;
  }

  private isWhole(draft: Course | Curve | undefined): boolean {
    if (!draft) return this.said.length > 0;
    return draft.kind === 'course' ? draft.length !== undefined : figuresOf(draft) >= wholeSize;
  }

  /** Where a new call begins: with the words of its statement, if nothing has been said in it. */
  private begin(at: number): number {
    const isFirst = this.said.length === 0 && !this.draft && this.statement.manner !== 'preamble';
    return isFirst ? this.statement.first : at;
  }

  private takeCurve(mention: CurveMention): void {
    const { tokens } = this.context;
    const { draft } = this;
    const { at, from } = mention;
    if (isLeft(tokens, at)) return;
    if (draft?.kind === 'curve' && !mention.isNew) {
      takeWord(draft, tokens, at);
      return;
    }
    const course = draft?.kind === 'course' ? draft : undefined;
    const isAfterEdge = this.said.length > 0 || (course !== undefined && this.isWhole(course));
    const before = course && !this.isWhole(course) && !course.problem ? course : undefined;
    if (!before) this.finish();
    const isAnnounced = (isAfterEdge || this.isPreamble) && (announces(tokens, at) || !mention.runs);
    const known = isAfterEdge || isAnnounced ? undefined : this.announcedBefore;
    if (known) this.runsAlong = true;
    const curve: Curve = {
      kind: 'curve',
      notes: [],
      figures: {},
      ...(known ? { ...known, figures: { ...known.figures }, notes: [...known.notes] } : {}),
      first: before?.first ?? this.begin(from),
      next: at + 1,
      announced: isAnnounced,
    };
    if (course?.bearing && 'azimuth' in course.bearing.direction)
      curve.from = course.bearing.direction.azimuth;
    if (this.leftover) curve.problem ??= this.leftover;
    this.leftover = undefined;
    this.draft = curve;
    if (before) this.takeBearingBefore(curve, before, at);
    for (let i = from; i <= at; i += 1) takeWord(curve, tokens, i);
    const { lead } = this;
    this.lead = undefined;
    if (!lead) return;
    if (/^(?:along|on|by|of|upon)$/.test(tokens[lead.next]?.text ?? '')) {
      curve.figures.arc ??= lead.feet;
      if (lead.problem) curve.problem ??= lead.problem;
    } else curve.problem ??= `what ${formatNumber(lead.feet)} ft is of the curve isn't clear`;
  }

  /** "N 45 E along a curve", "N 45 E, chord distance 70.71 feet, along a curve". */
  private takeBearingBefore(curve: Curve, { bearing, problem }: Course, at: number): void {
    if (problem) curve.problem ??= problem;
    if (!bearing) return;
    const { tokens } = this.context;
    const isChord = textsOf(tokens, bearing.next, at + 1).some((word) => /^(?:chord|ch)$/.test(word));
    if (!isChord) curve.problem ??= 'whether its bearing is that of the chord or of the tangent is not given';
    else if ('problem' in bearing.direction) curve.problem ??= bearing.direction.problem;
    else curve.starts = { chord: bearing.direction.azimuth };
  }

  private takeBearing(phrase: BearingPhrase, i: number): void {
    const { tokens } = this.context;
    const { draft } = this;
    const words = this.since(phrase.first);
    if (draft?.kind === 'curve' && takeBearing(draft, phrase, tokens, this.last) === 'kept') return;
    if (this.isQuoted(phrase, words, i)) return;
    if (draft?.kind === 'course' && !draft.length && !phrase.aside && draft.bearing) {
      draft.problem ??= 'two bearings are given for it';
      draft.next = phrase.next;
      return;
    }
    this.beginCourse(phrase, words, i);
  }

  /** Whether a bearing is none of an edge: in parentheses, of a witness tree, of another deed. */
  private isQuoted(phrase: BearingPhrase, words: readonly string[], i: number): boolean {
    const { draft } = this;
    if (phrase.aside && draft) {
      const isSame =
        draft.kind === 'course' &&
        draft.bearing &&
        'azimuth' in draft.bearing.direction &&
        'azimuth' in phrase.direction
          ? Math.abs(draft.bearing.direction.azimuth - phrase.direction.azimuth) < 1e-6
          : false;
      const close = textsOf(this.context.tokens, phrase.next, phrase.next + 6);
      const isSource = hasAny([...words, ...close.slice(0, close.indexOf(')') + 1)], sources);
      if (!isSame && !isSource && !this.isWhole(draft)) draft.problem ??= 'two bearings are given for it';
      else if (!isSame && draft.kind === 'course')
        draft.notes.push("a second bearing, in parentheses, isn't used");
      return true;
    }
    const isTie = this.isPreamble && this.tieBehind(i);
    if (isTie) return false;
    const isAfter = draft ? this.isWhole(draft) : this.said.length > 0;
    const isSaidOf =
      isAfter &&
      words.some((word) => /^(?:which|is|being|having|whose|are|was|were|said)$/.test(word)) &&
      !words.some((word) => /^(?:running|continuing|then)$/.test(word));
    if (!this.isWitness && !isSaidOf && !isOfOther(words)) return false;
    this.finish();
    this.said.push({
      first: phrase.first,
      next: phrase.next,
      what: { aside: 'it says where something else lies' },
    });
    this.isWitness = true;
    return true;
  }

  /** "N 45 E 100 feet from the corner", "N 45 E 100 feet and S 10 E 50 feet from the corner". */
  private tieBehind(i: number): boolean {
    const { tokens } = this.context;
    for (const phrase of this.statement.phrases.slice(i + 1)) {
      if (phrase.kind === 'length' && phrase.unit) {
        const after = tokens[phrase.next]?.text ?? '';
        if (/^(?:from|of|off)$/.test(after)) return true;
        if (!/^(?:and|,)$/.test(after)) return false;
      } else if (phrase.kind === 'word' && /^(?:to|thence|running)$/.test(tokens[phrase.first]?.text ?? ''))
        return false;
    }
    return false;
  }

  private beginCourse(phrase: BearingPhrase, words: readonly string[], i: number): void {
    const { tokens } = this.context;
    const own = this.lead;
    const isLed = own !== undefined && adjacentToBearing(tokens, own.next, phrase.first);
    const isNext = this.draft !== undefined || this.said.length > 0;
    const isTie = this.isPreamble && this.tieBehind(i);
    const behind = this.statement.phrases[i + 1];
    const isRun = phrase.exact || (behind?.kind === 'length' && behind.unit !== undefined);
    const isBehind = this.isBehind(phrase) && isRun;
    const unclean =
      isNext &&
      !isBehind &&
      !isLed &&
      !isTie &&
      !isSeparated(tokens, this.last, phrase.first, words) &&
      !labelled(this.statement, i);
    if (unclean && this.draft?.kind === 'course' && hasProblem(this.draft)) {
      // More of what was not understood before it.
      this.draft.problem ??= 'the angle of its bearing is not understood';
      delete this.draft.length;
      this.draft.next = phrase.next;
      return;
    }
    if (unclean) this.leave('a further bearing stands in it');
    const first = this.begin(isLed && own ? own.first : phrase.first);
    this.finish();
    const problem =
      (unclean ? 'whether it is an edge of its own is not clear' : undefined) ??
      this.leftover ??
      this.doubt(phrase, words, i) ??
      (own && !isLed && words.includes('to')
        ? `what ${formatNumber(own.feet)} ft before its bearing is isn't clear`
        : undefined);
    this.leftover = undefined;
    this.lead = undefined;
    const notes = halfwayNote(phrase, tokens);
    this.draft = {
      kind: 'course',
      first,
      next: phrase.next,
      bearing: phrase,
      problem,
      tie: isTie,
      isBehind,
      notes,
      ...(own && (isLed || !words.includes('to')) ? { length: own } : {}),
    };
    this.turn = undefined;
    this.onward = undefined;
    this.general = undefined;
  }

  /** Whether a bearing stands right behind the length of an edge, and is the next one's. */
  private isBehind(phrase: BearingPhrase): boolean {
    const { draft } = this;
    if (
      draft?.kind !== 'course' ||
      hasProblem(draft) ||
      !draft.bearing ||
      draft.length?.next !== phrase.first
    )
      return false;
    const i = this.statement.phrases.indexOf(phrase);
    const own = this.statement.phrases[i + 1];
    return phrase.exact || (own?.kind === 'length' && own.unit === draft.length.unit);
  }

  /** Why a bearing may be none of an edge, or none at all. */
  private doubt(phrase: BearingPhrase, words: readonly string[], i: number): string | undefined {
    const { tokens } = this.context;
    const { general, turn } = this;
    if (!phrase.exact && turn?.angle)
      return 'an angle and a point of the compass are given, and which of them holds is not clear';
    const { direction } = phrase;
    if (
      phrase.exact &&
      general !== undefined &&
      'azimuth' in direction &&
      angleBetween(general, direction.azimuth) > mostTurnFromGeneral
    )
      return 'its bearing runs against the direction that its words say';
    if (!phrase.exact) return pointDoubt(tokens, phrase);
    if (!this.isPreamble || this.tieBehind(i)) return undefined;
    const all = textsOf(tokens, this.statement.first, phrase.first);
    const length = this.statement.phrases.slice(i + 1).find(({ kind }) => kind === 'length');
    const onward = textsOf(tokens, phrase.next, length?.first ?? phrase.next);
    const isWalked =
      this.lead !== undefined ||
      hasAny(onward, verbs) ||
      hasAny(all, verbs) ||
      all.at(-1) === ':' ||
      words.at(-1) === ',' ||
      labelled(this.statement, i);
    return isWalked ? undefined : 'whether it is an edge, or leads to the beginning, is not clear';
  }

  /** Whether the length was of a call. */
  private takeLength(phrase: LengthPhrase, i: number): boolean {
    const { tokens } = this.context;
    const { draft } = this;
    if (this.isClosed || this.isWitness || this.isHome(phrase.first)) return false;
    const after = tokens[phrase.next]?.text ?? '';
    if (
      draft?.kind !== 'curve' &&
      phrase.unit &&
      (after === 'radius' || (after === '-' && tokens[phrase.next + 1]?.text === 'radius'))
    )
      this.takeCurve({ at: phrase.next, from: phrase.first, runs: true, isNew: true });
    const current = this.draft;
    if (current?.kind === 'curve') {
      if (this.leadsOn(phrase, i) && figuresOf(current) >= wholeSize) this.newLead(phrase);
      else takeFigure(current, phrase, tokens, this.last);
      return phrase.unit !== undefined || current.next === phrase.next;
    }
    if (current && (!this.isWhole(current) || !this.leadsOn(phrase, i))) {
      if (this.startsOwn(current, phrase)) return true;
      takeLength(current, phrase, this.context, this.last);
      return true;
    }
    if (this.leadsOn(phrase, i)) this.newLead(phrase);
    else this.takeLoose(phrase);
    return phrase.unit !== undefined;
  }

  private newLead(phrase: LengthPhrase): void {
    this.finish();
    if (this.lead) this.leftover ??= `what ${formatNumber(this.lead.feet)} ft is isn't clear`;
    this.lead = phrase;
  }

  /** "50 feet west", "40 poles S 20 E": whether a length is that of the bearing behind it. */
  private leadsOn(phrase: LengthPhrase, i: number): boolean {
    const { tokens } = this.context;
    const { phrases, manner } = this.statement;
    const j = phrases.findIndex(
      (one, at) => at > i && !(one.kind === 'word' && adjacentToBearing(tokens, phrase.next, one.next)),
    );
    const bearing = phrases[j];
    if (bearing?.kind !== 'bearing' || bearing.aside !== phrase.aside) return false;
    const before = tokens[phrase.first - 1]?.text ?? ';';
    const isStart =
      /^(?:[;:,]|\n|and|thence|then|run|running|go|going|of|for)$/.test(before) ||
      phrase.first === this.statement.first ||
      labelled(this.statement, i);
    const behind = phrases[j + 1];
    const ends = !behind || !(behind.kind === 'length' && behind.unit !== undefined);
    const isRow = behind === undefined && manner !== 'thence' && this.said.length === 0;
    return (
      isStart &&
      ends &&
      (phrase.unit !== undefined || isRow) &&
      roleOf(tokens, this.last, phrase) !== 'passed' &&
      !isCompassPlace(tokens, bearing)
    );
  }

  /** A length after a whole edge that is of one more edge: "then easterly 40 feet", "; 10 feet". */
  private startsOwn(course: Course, phrase: LengthPhrase): boolean {
    if (course.length === undefined || this.general === undefined || !phrase.unit) return false;
    const words = this.since(phrase.first);
    const role = roleOf(this.context.tokens, this.last, phrase);
    if (role !== 'distance' || !words.some((word) => generalAzimuth(word) !== undefined)) return false;
    const from = this.context.tokens.findIndex(
      ({ text }, at) => at >= this.last && generalAzimuth(text) !== undefined,
    );
    this.finish();
    this.said.push({
      first: from,
      next: phrase.next,
      what: { unread: generalReason(this.context.tokens[from]?.text ?? '') },
    });
    return true;
  }

  /** A length where no call is under way. */
  private takeLoose(phrase: LengthPhrase): void {
    const { tokens } = this.context;
    if (!phrase.unit) {
      if (!phrase.aside)
        this.leftover ??= phrase.problem ?? `what ${formatNumber(phrase.feet)} is isn't clear`;
      return;
    }
    const role = roleOf(tokens, this.last, phrase);
    if (role !== 'distance' && role !== 'total') return;
    if (this.onward !== undefined && this.said.every(({ what }) => !('aside' in what))) {
      this.goOn(this.onward, phrase);
      return;
    }
    if (this.lead) this.leftover ??= `what ${formatNumber(phrase.feet)} ft is isn't clear`;
    else this.lead = phrase;
  }

  /** "continuing 45.25 feet": an edge in the direction of the one before. */
  private goOn(first: number, length: LengthPhrase): void {
    const { tokens } = this.context;
    const bends = textsOf(tokens, first, length.first).some(
      (word) => ways.has(word) || /^(?:curve|arc|meanders|meandering|shore)$/.test(word),
    );
    const isNamed = textsOf(tokens, first, length.first).includes('line');
    this.draft = {
      kind: 'course',
      first,
      next: length.next,
      heading: { deflection: 0 },
      notes: ['it goes on in the direction of the edge before'],
      tie: false,
      problem:
        this.leftover ??
        (bends && !isNamed ? 'it goes on along something that may bend' : undefined) ??
        (this.general === undefined ? undefined : 'it goes on in a direction that is not exact'),
    };
    this.leftover = undefined;
    this.onward = undefined;
    takeLength(this.draft, length, this.context, this.last);
  }

  private takeAngle(phrase: AnglePhrase, i: number): void {
    const { tokens } = this.context;
    const { draft } = this;
    if (draft?.kind === 'curve') {
      takeFigure(draft, phrase, tokens, this.last);
      return;
    }
    if (this.isClosed || this.isWitness) return;
    const azimuth = this.azimuthOf(phrase, i);
    if (azimuth) {
      this.takeBearing(azimuth, i);
      return;
    }
    if (this.isHome(phrase.first)) return;
    if (tokens[phrase.first]?.text === 'right' && draft?.kind === 'course' && draft.bearing) {
      const isOfThing = /^(?:to|with|from)$/.test(tokens[phrase.next]?.text ?? '');
      if (this.isWhole(draft) && !isOfThing) {
        this.finish();
        this.takeTurn(phrase);
      } else if (!draft.length && !draft.bearing.exact)
        draft.notes.push("its right angle isn't used, only its point of the compass");
      return;
    }
    if (draft && !this.isWhole(draft)) {
      draft.problem ??= phrase.problem ?? "an angle follows its bearing, and isn't understood";
      return;
    }
    this.takeTurn(phrase);
  }

  /** "turning 90° to the right": a course by its angle from the edge before. */
  private takeTurn(phrase: AnglePhrase): void {
    const { tokens } = this.context;
    const isRight = tokens[phrase.first]?.text === 'right';
    const before = textsOf(tokens, this.turn?.first ?? this.last, phrase.first);
    const behind = textsOf(tokens, phrase.next, phrase.next + 5);
    const around = [...before, ...behind];
    const isInterior = around.includes('interior') || around.includes('included');
    if (this.draft && !isRight && !this.turn && !hasAny(behind, turns)) {
      this.leave("an angle follows it, and isn't understood");
      return;
    }
    const side = sideOf(before, false) ?? sideOf(behind, isRight);
    const first = this.turn?.first ?? this.begin(phrase.first);
    this.turn = { first, angle: phrase };
    if (phrase.problem || isInterior || side === undefined || (!isRight && !hasAny(around, turns))) return;
    this.finish();
    const { degrees } = phrase;
    this.draft = {
      kind: 'course',
      first,
      next: phrase.next,
      heading: { deflection: side === 'right' ? degrees : -degrees },
      notes: [`turned ${side} from the direction of the edge before`],
      tie: false,
      problem: this.leftover,
    };
    this.leftover = undefined;
  }

  /** The bearing that an angle is where azimuths are said. */
  private azimuthOf(phrase: AnglePhrase, i: number): BearingPhrase | undefined {
    const { tokens, azimuthsFrom, hasAzimuths } = this.context;
    const isNamed = textsOf(tokens, phrase.first - 4, phrase.first).some((word) =>
      /^(?:azimuth|az)$/.test(word),
    );
    const isFirst =
      this.statement.phrases.slice(0, i).every(({ kind }) => kind === 'word') ||
      tokens[phrase.first - 2]?.value !== undefined ||
      labelled(this.statement, i);
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

  private takeGeneral(at: number, azimuth: number): void {
    const { draft } = this;
    if (draft?.kind === 'curve' || this.isClosed || this.isWitness) return;
    if (
      draft &&
      !this.isWhole(draft) &&
      draft.bearing &&
      !draft.bearing.exact &&
      adjacent(this.context.tokens, draft.bearing.next, at)
    ) {
      draft.problem ??= generalReason(this.context.tokens[at]?.text ?? '');
      return;
    }
    this.general = azimuth;
    if (
      draft?.bearing &&
      'azimuth' in draft.bearing.direction &&
      !this.isWhole(draft) &&
      angleBetween(azimuth, draft.bearing.direction.azimuth) > mostTurnFromGeneral
    )
      draft.problem ??= 'its bearing runs against the direction that its words say';
  }

  /** The draft becomes what is said. */
  private finish(): void {
    const { draft, statement } = this;
    this.draft = undefined;
    if (!draft) return;
    if (draft.kind === 'course') {
      const said = courseSaid(draft, this.context, statement.next);
      const before = this.said.at(-1);
      if (draft.isBehind && !draft.length && before && 'unread' in said.what)
        this.said[this.said.length - 1] = { ...before, what: said.what };
      const isUnplaced = this.isPreamble && !draft.tie && !draft.length && !('call' in said.what);
      const isPoor =
        isUnplaced && !draft.problem?.startsWith('two bearings') && !hasDistance(statement, draft);
      this.said.push(isPoor ? { ...said, what: { aside: 'it has no distance' } } : said);
    } else if (draft.announced) this.announced = { curve: draft };
    else if (
      figuresOf(draft) > 0 ||
      draft.starts ||
      this.statement.manner !== 'item' ||
      this.said.length === 0
    )
      this.said.push(curveSaid(draft));
  }

  end(): StatementReading {
    const { statement } = this;
    const { tokens } = this.context;
    this.finish();
    const isSilent = this.said.every(({ what }) => 'aside' in what);
    if (isSilent && !this.announced) {
      const silent = this.silent();
      if (silent) this.said.push(silent);
    } else if (this.turn && this.lead) this.giveUp();
    else if (this.leftover || (this.lead && roleOf(tokens, this.last, this.lead) === 'distance'))
      this.markLast();
    const said = this.said.toSorted((a, b) => a.first - b.first);
    return {
      said: statement.manner === 'preamble' ? tiedTogether(said) : said,
      announced: this.announced,
      runsAlong: this.runsAlong,
      isBroken: breaksOff(statement, tokens),
      isRest:
        (isSilent || this.said.every(({ what }) => !('call' in what))) &&
        begunByPiece(statement, this.context),
    };
  }

  /** What is left over at the end marks the last call. */
  private markLast(): void {
    const { lead, leftover } = this;
    if (this.isPreamble && !this.said.some(({ what }) => 'call' in what && !what.tie)) return;
    const reason = leftover ?? (lead ? `what ${formatNumber(lead.feet)} ft behind it is isn't clear` : '');
    const at = this.said.findLastIndex(({ what }) => 'call' in what);
    const last = this.said[at];
    if (last) this.said[at] = { ...last, what: { unread: reason } };
  }

  /** What is said where no call was found in the statement. */
  private silent(): Said | undefined {
    const { statement, lead, leftover, turn, general } = this;
    const { tokens, isList } = this.context;
    const { first } = statement;
    // What is said aside has its own words.
    const aside = this.said[0]?.first;
    const next = Math.min(
      aside ?? Number.POSITIVE_INFINITY,
      lead ? Math.max(lead.next, first + 1) : endOfWords(tokens, statement),
    );
    const unread = (reason: string, until = next): Said => ({
      first,
      next: Math.max(until, first + 1),
      what: { unread: reason },
    });
    const word = textsOf(tokens, first, next).find((one) => generalAzimuth(one) !== undefined);
    const roughly = word ? `; ${generalReason(word)}` : '';
    if (statement.manner === 'thence') {
      if (!lead && !leftover && returnsToBeginning(tokens, first, statement.next)) {
        const notes = ['neither bearing nor distance is given; the edge goes straight back to the beginning'];
        return { first, next, what: { call: { kind: 'closing' }, notes, tie: false } };
      }
      if (turn) return unread(turnReason);
      return unread(
        leftover ?? `${lead ? 'it has no bearing' : 'it has neither bearing nor distance'}${roughly}`,
      );
    }
    if (turn && (lead || turn.angle)) return unread(turnReason);
    const isNamed =
      leftover !== undefined && isList && /[:=]/.test(textsOf(tokens, first, statement.next).join(' '));
    const isEdge = isNamed || (lead !== undefined && (this.started || general !== undefined || isList));
    const isRow =
      leftover !== undefined &&
      (this.started || isList) &&
      (measures(statement) >= 2 || begunByPiece(statement, this.context));
    if (statement.manner === 'preamble' && !isList) return undefined;
    if (!isEdge && !isRow) return undefined;
    return unread(
      leftover ?? `it names an edge, and doesn't say in which direction it runs${roughly}`,
      isRow ? statement.next : next,
    );
  }
}

const turnReason = "an angle, and which way it turns, or from what, isn't given";

/** "containing", "being part of": what follows is of the whole lot. */
const isCloser = (tokens: Context['tokens'], at: number): boolean =>
  closers.has(tokens[at]?.text ?? '') ||
  (tokens[at]?.text === 'being' &&
    /^(?:improved|part|a part|the same|all|known|lots?|situate|situated|more|the (?:premises|property|land|lot|northerly|southerly|easterly|westerly|north|south|east|west))\b/.test(
      textsOf(tokens, at + 1, at + 3).join(' '),
    ));

const hasProblem = ({ problem, bearing }: Course): boolean =>
  problem !== undefined || (bearing !== undefined && 'problem' in bearing.direction);

const turns = setOf('turn turning turns turned deflect deflecting deflection deflects');

/** So many of its figures tell the size of a curve. */
const wholeSize = 2;
/** Degrees: "northerly" and "N 80 E" go together, and "northerly" and "S 10 E" don't. */
const mostTurnFromGeneral = 100;

const angleBetween = (one: number, other: number): number => {
  const turn = withinTurn(one - other);
  return Math.min(turn, 360 - turn);
};

const generalReason = (word: string): string => `"${word}" isn't an exact direction`;

/** "100 feet on a course of due south" */
const adjacentToBearing = (tokens: Context['tokens'], first: number, next: number): boolean =>
  next >= first &&
  (adjacent(tokens, first, next) ||
    /^(?:,? ?(?:in|on|along) (?:a|the) (?:course|bearing|direction|line)(?: of| bearing)?(?: due)?)$/.test(
      textsOf(tokens, first, next).join(' '),
    ) ||
    /^(?:on|in|a|course|of|bearing|direction|due| )+$/.test(textsOf(tokens, first, next).join(' ')));

/** Whether a bearing after a whole edge begins the next one: a comma, an "and" or a number parts them. */
function isSeparated(
  tokens: Context['tokens'],
  last: number,
  first: number,
  words: readonly string[],
): boolean {
  const before = tokens[first - 1]?.text ?? '';
  if (/^(?:[,)&:]|\n|and|also|then|running|run|continuing|going|proceeding)$/.test(before)) return true;
  const comma = Math.max(words.lastIndexOf(','), words.lastIndexOf('and'));
  const opened = words[comma + 1] ?? '';
  return (
    comma >= 0 &&
    last < first &&
    /^(?:along|with|by|down|up|leaving|following|running|continuing|thence|still|again|also)$/.test(opened)
  );
}

const labelled = ({ phrases }: Statement, i: number): boolean => {
  const before = phrases[i - 1];
  return before?.kind === 'word' && before.isLabel === true;
};

const isCompassPlace = (tokens: Context['tokens'], { next }: BearingPhrase): boolean =>
  /^(?:of|from)$/.test(tokens[next]?.text ?? '');

function hasDistance({ phrases }: Statement, { next }: Course): boolean {
  return phrases.some(
    (phrase) => phrase.kind === 'length' && phrase.first >= next && phrase.unit !== undefined,
  );
}

const measures = ({ phrases }: Statement): number =>
  phrases.filter(
    ({ kind }) => kind === 'length' || kind === 'angle' || kind === 'stray' || kind === 'bearing',
  ).length;

const halfways: ReadonlyMap<number, string> = new Map([
  [45, 'N 45° E'],
  [135, 'S 45° E'],
  [225, 'S 45° W'],
  [315, 'N 45° W'],
]);

function halfwayNote({ direction, exact, first, next }: BearingPhrase, tokens: Context['tokens']): string[] {
  const halfway = !exact && 'azimuth' in direction ? halfways.get(direction.azimuth) : undefined;
  return halfway ? [`"${textsOf(tokens, first, next).join(' ')}" is read as ${halfway}`] : [];
}

/** "Smith Street South 100 feet", "U.S. 31 East": a point behind a name or a number may be a part of it. */
function pointDoubt(tokens: Context['tokens'], { first, next }: BearingPhrase): string | undefined {
  const before = tokens[first - 1];
  const written = textsOf(tokens, first, next).join(' ');
  const isName =
    before?.kind === 'word' &&
    before.capital &&
    !hasAny([before.text], verbs) &&
    /^(?:street|st|avenue|ave|road|rd|lane|drive|highway|boulevard)$/.test(before.text);
  if (
    isName ||
    (before?.kind === 'number' &&
      !before.glued &&
      tokens[first - 2]?.kind === 'word' &&
      !/^(?:line|course)$/.test(tokens[first - 2]?.text ?? '') &&
      tokens[first - 2]?.text !== '\n' &&
      !/^[.):]$/.test(before.text) &&
      isRoadNumber(tokens, first - 1))
  )
    return `whether "${written}" is a direction or a part of a name isn't clear`;
  return undefined;
}

const isRoadNumber = (tokens: Context['tokens'], at: number): boolean =>
  /^(?:us|sr|cr|fm|highway|hwy|route|rte|road|interstate|state|county|s|rt)$/.test(
    tokens[at - 1]?.text ?? '',
  );

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

/** Whether the last phrase that means something wants another behind it: a direction, a number, "chord bearing". */
function breaksOff({ phrases }: Statement, tokens: Context['tokens']): boolean {
  const last = phrases.findLastIndex(({ kind }) => kind !== 'word');
  const phrase = phrases[last];
  const end = phrases.at(-1);
  if (!phrase || !end) return false;
  const words = textsOf(tokens, phrase.next, end.next);
  if (words.slice(-3).some((word) => /^(?:and|chord|ch|radius|arc|bearing|central|angle|delta)$/.test(word)))
    return true;
  if (words.length > mostWordsBehind) return false;
  return (
    phrase.kind === 'bearing' ||
    phrase.kind === 'angle' ||
    phrase.kind === 'stray' ||
    (phrase.kind === 'length' && (!phrase.unit || words.at(-2) === 'and'))
  );
}

/** Words behind a direction that breaks off. */
const mostWordsBehind = 4;

function begunByPiece({ phrases }: Statement, { tokens, hasAzimuths }: Context): boolean {
  const first = phrases.findIndex(({ kind }) => kind !== 'word');
  const phrase = phrases[first];
  if (!phrase || first > 2) return false;
  const isAlone = phrase.kind === 'length' && tokens[phrase.first - 1]?.text === 'and';
  if (phrase.kind === 'angle' && first === 0 && !hasAzimuths && tokens[phrase.first]?.text !== 'right')
    return true;
  return isAlone || (phrase.kind === 'stray' && phrase.isPiece);
}

const endings =
  /^(?:containing|contains|comprising|being|subject|excepting|except|together|all|having|said)$/;

/** Where what is said in a statement without a course ends. */
function endOfWords(tokens: Context['tokens'], { first, next }: Statement): number {
  for (let at = first + 5; at < next; at += 1) {
    const before = tokens[at - 1]?.text ?? '';
    if (endings.test(tokens[at]?.text ?? '') && before !== 'of' && before !== 'the' && before !== 'with')
      return before === ',' ? at - 1 : at;
  }
  return next;
}

/** "… which is N 45 E 100 feet and S 10 E 50 feet from the corner": what stands before a tie is of it. */
function tiedTogether(said: readonly Said[]): readonly Said[] {
  const last = said.findLastIndex(({ what }) => 'call' in what && what.tie);
  return said.map((one, i) =>
    i < last && 'call' in one.what ? { ...one, what: { ...one.what, tie: true } } : one,
  );
}

// One clause of a deed, read from left to right: its bearings, lengths and curves become the calls that it makes, or the
// reason why there are none.
import type { Clause } from './deedClauses.ts';
import {
  type CurveDraft,
  curveSaid,
  curveTakesAngle,
  curveTakesBearing,
  curveTakesLength,
  isOnlyAnnounced,
  leftOut,
  takeBearingBefore,
  withWords,
} from './deedCurve.ts';
import { beginsAnother, type Curve, curveIsIntroduced, curveIsLeft, takeLead } from './deedCurveWords.ts';
import { furtherLength, goesAt, takeUnused } from './deedFurther.ts';
import { type AngleItem, type BearingItem, type Item, itemsOf, type LengthItem } from './deedItems.ts';
import {
  type LineDraft,
  lineKeepsBearing,
  lineSaid,
  lineTakesAngle,
  lineTakesLength,
  turnedLine,
} from './deedLine.ts';
import { isRestOfBearing } from './deedLostAngle.ts';
import { lostLines } from './deedLostLines.ts';
import { type Manner, type Said, tiedTogether } from './deedSaid.ts';
import { silentSaid } from './deedSilence.ts';
import { isBareRow } from './deedTable.ts';
import { has, isDistance, wordsBetween } from './deedWords.ts';
import { readBearing } from '../reading/readBearing.ts';
import type { Token } from '../reading/words.ts';

/** A curve that was announced, "to the beginning of a curve …", and what is said of it where no clause runs along it. */
export interface Announced {
  readonly curve: Curve;
  readonly leftOut: Said | undefined;
}

export interface ClauseReading {
  readonly said: readonly Said[];
  readonly announced: Announced | undefined;
  /** Whether it runs along the curve that was announced before. */
  readonly runsAlong: boolean;
}

export function readClause(
  tokens: readonly Token[],
  clause: Clause,
  manner: Manner,
  announced: Curve | undefined,
): ClauseReading {
  const reader = new ClauseReader(tokens, clause, manner, announced);
  for (const item of itemsOf(tokens, clause)) reader.take(item);
  return reader.end();
}

class ClauseReader {
  private readonly said: Said[] = [];
  private draft: LineDraft | CurveDraft | undefined;
  /** A length before any bearing. */
  private lead: LengthItem | undefined;
  private vague: AngleItem | undefined;
  private carried: Announced | undefined;
  private runsAlong = false;
  /** The end of the last item taken. */
  private last: number;

  private readonly tokens: readonly Token[];
  private readonly clause: Clause;
  private readonly manner: Manner;
  private readonly announcedBefore: Curve | undefined;

  constructor(tokens: readonly Token[], clause: Clause, manner: Manner, announcedBefore: Curve | undefined) {
    this.tokens = tokens;
    this.clause = clause;
    this.manner = manner;
    this.announcedBefore = announcedBefore;
    this.last = clause.first;
  }

  take(item: Item): void {
    if (item.kind === 'curve') this.takeCurve(item.first, item.next);
    else if (item.kind === 'bearing') this.takeBearing(item);
    else if (item.kind === 'length') this.takeLength(item);
    else this.takeAngle(item);
    if (item.kind === 'curve' || (item.kind === 'length' && !item.unit)) return;
    const named = item.kind === 'length' && /^(?:radius|chord)$/.test(this.tokens[item.next]?.text ?? '');
    this.last = named ? item.next + 1 : item.next;
  }

  /** Where a new call begins: the clause's first word, if nothing has been said in it. */
  private begin(at: number): number {
    const fresh = this.said.length === 0 && !this.draft && !this.clause.preamble;
    return fresh ? this.clause.first : at;
  }

  private takeCurve(first: number, next: number): void {
    const { draft, tokens } = this;
    if (curveIsLeft(tokens, first)) return;
    if (draft?.kind === 'curve' && !beginsAnother(tokens, draft.curve, first)) return;
    const line = draft?.kind === 'line' ? draft : undefined;
    const direction = line?.bearing?.direction;
    if (line && !line.length) {
      this.draft = this.newCurve(line.first, next, first);
      if (direction) takeBearingBefore(this.draft.curve, direction, tokens[first]?.text === 'chord');
      return;
    }
    this.finish();
    this.draft = this.newCurve(this.begin(first), next, first);
    if (direction && 'azimuth' in direction) this.draft.curve.from = direction.azimuth;
  }

  private newCurve(first: number, next: number, at: number): CurveDraft {
    const afterLine = this.said.length > 0;
    const announced = curveIsIntroduced(this.tokens, at) && (afterLine || this.clause.preamble);
    const before = afterLine ? undefined : this.announcedBefore;
    if (before) this.runsAlong = true;
    const curve: Curve = { ...before, notes: [...(before?.notes ?? [])] };
    if (isBareRow(this.tokens, at))
      curve.problem = 'it is a row of a table of curves, and which of its numbers is which is not said';
    takeLead(this.tokens, this.lead, curve, at);
    this.lead = undefined;
    return { kind: 'curve', first, next, curve, announced };
  }

  private takeBearing(item: BearingItem): void {
    const { draft, tokens } = this;
    const isKept =
      draft?.kind === 'curve'
        ? curveTakesBearing(draft, item, tokens, this.last)
        : draft !== undefined && lineKeepsBearing(draft, item);
    if (isKept) return;
    const between = wordsBetween(tokens, this.last, item.first);
    const done = draft?.kind === 'line' && draft.length !== undefined;
    const fresh = !done && this.said.length === 0;
    const since = wordsBetween(tokens, draft?.kind === 'line' ? draft.next : this.last, item.first);
    const refers = has(since, 'whence', 'witness') || since.join(' ').includes('from which');
    if (refers || (!fresh && has(between, 'which', 'bears', 'bear', 'basis'))) {
      this.setAside(item, 'it says where something else lies');
      return;
    }
    const own = this.lead?.leads && this.lead.next === item.first ? this.lead : undefined;
    const begins = this.begin(own?.first ?? item.first);
    this.finish();
    const tie =
      this.clause.preamble &&
      has(between, 'bears', 'lies', 'lying', 'located', 'situated', 'situate', 'distant');
    this.draft = {
      kind: 'line',
      first: begins,
      next: item.next,
      bearing: item,
      notes: item.note ? [item.note] : [],
      problem: this.contrary(item),
      tie,
      ...(own ? { length: own } : {}),
    };
    if (own) this.lead = undefined;
  }

  /** "N 4S E", and "at an angle of 91° and East": of the two only a bearing in figures is sure. */
  private contrary({ first, next }: BearingItem): string | undefined {
    const { vague, tokens } = this;
    const isExact = tokens.slice(first, next).some(({ value }) => value !== undefined);
    if (!isExact && isRestOfBearing(tokens, this.last, first))
      return 'the words before it look like a bearing, and are not understood';
    if (!vague || this.said.length > 0 || isExact || tokens[vague.first]?.text === 'right') return undefined;
    return 'an angle and a point of the compass are said, and which of them holds is not clear';
  }

  private setAside(item: BearingItem, reason: string): void {
    this.finish();
    const { first, next } = item;
    this.said.push({ first, next, what: { aside: reason } });
  }

  private takeLength(item: LengthItem): void {
    const { tokens } = this;
    // "a 50-foot radius curve"
    if (this.draft?.kind !== 'curve' && tokens[item.next]?.text === 'radius')
      this.takeCurve(item.first, item.next);
    if (item.leads && !item.aside && this.draft?.kind !== 'curve') {
      this.finish();
      this.lead = item;
      return;
    }
    const { draft } = this;
    if (!draft) {
      const isOfNext = readBearing(tokens, item.next) !== undefined;
      if (!item.unit || item.aside || !(isOfNext || isDistance(tokens, item))) return;
      const first = this.said.length > 0 && !isOfNext ? goesAt(tokens, this.last, item.first) : undefined;
      if (first === undefined) this.lead = item;
      else this.said.push({ first, next: item.next, what: { unread: 'it has no bearing' } });
      return;
    }
    if (draft.kind === 'curve') curveTakesLength(draft, item, tokens, this.last);
    else if (lineTakesLength(draft, item, tokens, this.last) === 'another') this.takeFurther(draft, item);
  }

  private takeFurther(draft: LineDraft, item: LengthItem): void {
    const { tokens } = this;
    const further = furtherLength(tokens, draft.next, this.last, item, this.manner);
    if (!further) {
      takeUnused(draft, item, tokens);
      return;
    }
    this.finish();
    const { first } = further;
    const { next } = item;
    if (further.as === 'onward') {
      const notes = ['it goes on in the direction of the edge before'];
      this.draft = { kind: 'line', first, next, heading: { deflection: 0 }, length: item, notes, tie: false };
      // "62.83' along a curve"
    } else if (has(wordsBetween(tokens, next, next + 6), 'curve', 'arc')) this.lead = item;
    else this.said.push({ first, next, what: { unread: 'it has no bearing' } });
  }

  private takeAngle(item: AngleItem): void {
    const { draft, tokens } = this;
    if (draft?.kind === 'curve') {
      curveTakesAngle(draft, item, tokens, this.last);
      return;
    }
    if (draft) {
      lineTakesAngle(draft, item, tokens);
      return;
    }
    const turned = turnedLine(tokens, this.clause, item, this.begin(item.first));
    if (turned) this.draft = turned;
    else this.vague = item;
  }

  /** The draft becomes what is said. */
  private finish(): void {
    const { draft } = this;
    this.draft = undefined;
    if (!draft) return;
    if (draft.kind === 'line') {
      const { tokens, clause, manner, lead } = this;
      this.said.push(lineSaid(draft, lead, { tokens, clause, manner }));
      this.lead = undefined;
    } else if (isOnlyAnnounced(draft, this.clause, this.said.length > 0))
      this.carried = {
        curve: withWords(draft, this.tokens, this.clause.next),
        leftOut: this.clause.preamble ? undefined : leftOut(draft),
      };
    else this.said.push(curveSaid(draft, this.tokens, this.clause.next));
  }

  end(): ClauseReading {
    const { clause } = this;
    this.finish();
    const silent = this.said.every(({ what }) => 'aside' in what);
    if (silent && !clause.preamble && !this.carried) {
      // What is said aside has its own words.
      const next = this.said[0]?.first ?? clause.next;
      const lead = this.lead && this.lead.next <= next ? this.lead : undefined;
      this.said.push(silentSaid(this.tokens, { ...clause, next }, lead, this.vague));
    }
    const known = this.carried?.leftOut ? [...this.said, this.carried.leftOut] : this.said;
    const said = [...this.said, ...lostLines(this.tokens, clause, known, this.manner)].toSorted(
      (a, b) => a.first - b.first,
    );
    return {
      said: clause.preamble && !this.manner.isList ? tiedTogether(said) : said,
      announced: this.carried,
      runsAlong: this.runsAlong,
    };
  }
}

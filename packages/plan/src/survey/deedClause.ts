// One clause of a deed, read from left to right: its bearings, lengths and curves become the calls that it makes, or the
// reason why there are none.
import type { Clause } from './deedClauses.ts';
import {
  arcLabel,
  beginsAnother,
  bearingRole,
  type Curve,
  curveIsIntroduced,
  curveIsLeft,
  startOf,
  turnOf,
  takeLead,
} from './deedCurve.ts';
import {
  type CurveDraft,
  curveSaid,
  type LineDraft,
  lineSaid,
  type Manner,
  type Said,
  withWords,
} from './deedDrafts.ts';
import { type AngleItem, type BearingItem, type Item, itemsOf, type LengthItem } from './deedItems.ts';
import { silentSaid } from './deedSilence.ts';
import { isBareRow } from './deedTable.ts';
import { adjacent, has, isDistance, isPassed, isTotal, wordsBetween } from './deedWords.ts';
import { formatNumber } from './formatNumber.ts';
import { readBearing } from './readBearing.ts';
import { splitNumber } from './readLength.ts';
import type { Token } from './words.ts';

export interface ClauseReading {
  readonly said: readonly Said[];
  /** A curve that was announced, "to the beginning of a curve …". */
  readonly announced: Curve | undefined;
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

/** A line whose bearing could not be read, as yet without a length: "Smith Street South" after it is no bearing. */
const isBroken = ({ bearing, length }: LineDraft): boolean =>
  bearing !== undefined && 'problem' in bearing.direction && !length;

/** Of a length: by how much it may be rounded where it is given in another unit as well. */
const sameLength = 1e-3;

/** Words before a number that is a length, or a piece of one. */
const leadsIn = new Set(['of', 'for', 'distance', 'dist', ',']);

class ClauseReader {
  private readonly said: Said[] = [];
  private draft: LineDraft | CurveDraft | undefined;
  /** A length before any bearing. */
  private lead: LengthItem | undefined;
  private vague: AngleItem | undefined;
  private carried: Curve | undefined;
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
    const { draft } = this;
    if (curveIsLeft(this.tokens, first)) return;
    if (draft?.kind === 'curve') {
      if (!beginsAnother(this.tokens, draft.curve, first)) return;
      this.finish();
    } else if (draft) {
      const begins = this.begin(first);
      if (!draft.length) {
        this.draft = this.newCurve(draft.first, next, first);
        const direction = draft.bearing?.direction;
        const chord = this.tokens[first]?.text === 'chord';
        if (direction && 'problem' in direction) this.draft.curve.problem = direction.problem;
        else if (direction && chord) this.draft.curve.starts = { chord: direction.azimuth };
        else if (direction) this.draft.curve.unclear = true;
        return;
      }
      this.finish();
      this.draft = this.newCurve(begins, next, first);
      const direction = draft.bearing?.direction;
      if (direction && 'azimuth' in direction) this.draft.curve.from = direction.azimuth;
      return;
    }
    this.draft = this.newCurve(this.begin(first), next, first);
  }

  private newCurve(first: number, next: number, at: number): CurveDraft {
    const afterLine = this.said.length > 0;
    const announced = curveIsIntroduced(this.tokens, at) && (afterLine || this.clause.preamble);
    const before = afterLine ? undefined : this.announcedBefore;
    const curve: Curve = { ...before, notes: [...(before?.notes ?? [])] };
    if (isBareRow(this.tokens, at))
      curve.problem = 'it is a row of a table of curves, and which of its numbers is which is not said';
    takeLead(this.tokens, this.lead, curve, at);
    this.lead = undefined;
    return { kind: 'curve', first, next, curve, announced };
  }

  private takeBearing(item: BearingItem): void {
    const { draft, tokens } = this;
    if (draft?.kind === 'curve') {
      const role = bearingRole(tokens, this.last, item, draft.curve);
      if (role !== 'course') {
        if ('problem' in item.direction) draft.curve.problem = item.direction.problem;
        else if (role === 'unclear') draft.curve.notes.push('the bearing of a radial line is not used');
        else draft.curve.starts = startOf(role, item.direction.azimuth);
        draft.next = item.next;
        return;
      }
    } else if (draft && !draft.length && item.aside) {
      draft.notes.push('a second bearing, in parentheses, is not used');
      return;
    } else if (draft?.length && item.aside) return;
    else if (draft && isBroken(draft) && item.next - item.first === 1) return;
    const between = wordsBetween(tokens, this.last, item.first);
    const done = draft?.kind === 'line' && draft.length !== undefined;
    const fresh = !done && this.said.length === 0;
    const refers = has(between, 'whence', 'witness') || between.join(' ').includes('from which');
    if (refers || (!fresh && has(between, 'which', 'bears', 'bear', 'basis'))) {
      this.setAside(item, 'it says where something else lies');
      return;
    }
    const own = this.lead?.leads && this.lead.next === item.first ? this.lead : undefined;
    const begins = this.begin(own?.first ?? item.first);
    this.finish();
    const preamble = this.clause.preamble;
    const tie =
      preamble && has(between, 'bears', 'lies', 'lying', 'located', 'situated', 'situate', 'distant');
    this.draft = {
      kind: 'line',
      first: begins,
      next: item.next,
      bearing: item,
      notes: item.note ? [item.note] : [],
      tie,
      ...(own ? { length: own } : {}),
    };
    if (own) this.lead = undefined;
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
      const first = this.said.length > 0 && !isOfNext ? this.goesAt(this.last, item.first) : undefined;
      if (first === undefined) this.lead = item;
      else this.said.push({ first, next: item.next, what: { unread: 'it has no bearing' } });
      return;
    }
    if (draft.kind === 'curve') {
      this.takeCurveLength(draft, item);
      return;
    }
    const near = draft.bearing !== undefined && adjacent(tokens, draft.bearing.next, item.first);
    if (item.unit && this.endsBrokenBearing(draft, item))
      draft.problem = 'the angle of its bearing is not understood';
    if (near && !item.unit && !draft.length) draft.problem ??= splitNumber(tokens, item.first);
    if (leadsIn.has(tokens[item.first - 2]?.text ?? ''))
      draft.problem ??= splitNumber(tokens, item.first - 1);
    const after = tokens[item.next];
    const runsOn = after?.text === ')' || (after?.value !== undefined && !after.newLine);
    if (!item.unit && (!near || runsOn)) return;
    const total = isTotal(tokens, this.last, item);
    if (!near && (item.aside || !(total || isDistance(tokens, item)))) return;
    if (draft.length && !total) {
      if (!this.isLostCourse(draft, item)) this.continueFrom(draft, item);
      return;
    }
    if (!total && isPassed(tokens, this.last, item)) {
      draft.passed = item;
      return;
    }
    draft.length = item;
    draft.next = item.next;
  }

  /** "N 45 B 100 feet": the number was to be an angle, and no length. */
  private endsBrokenBearing({ bearing, length }: LineDraft, item: LengthItem): boolean {
    if (!bearing || !length || length.unit || bearing.next - bearing.first > 1) return false;
    const between = wordsBetween(this.tokens, length.next, item.first);
    return item.first === length.next + 1 && between.every((word) => /^[a-z]$/.test(word));
  }

  /** "… 100 feet to a pin, and continuing 20 feet": a second edge in the same direction. */
  private continueFrom(draft: LineDraft, item: LengthItem): void {
    const words = wordsBetween(this.tokens, draft.next, item.first);
    if (!item.unit || !has(words, 'continuing', 'continue', 'further', 'additional')) return;
    if (isPassed(this.tokens, this.last, item)) return;
    const at = this.tokens.findIndex(
      ({ text }, i) => i >= draft.next && /^(?:continu|further|additional)/.test(text),
    );
    this.finish();
    const notes = ['it goes on in the direction of the edge before'];
    const heading = { deflection: 0 };
    this.draft = { kind: 'line', first: at, next: item.next, heading, length: item, notes, tie: false };
  }

  /** A line of a list, or "turn right and go 50 feet", that has a length and no bearing is no call, and is told of. */
  private isLostCourse(draft: LineDraft, item: LengthItem): boolean {
    const { tokens, manner } = this;
    if (!item.unit || item.aside || isPassed(tokens, this.last, item)) return false;
    let first = this.goesAt(draft.next, item.first) ?? item.first;
    if (first === item.first) {
      if (!manner.isList) return false;
      while (first > draft.next && !tokens[first]?.newLine && tokens[first - 1]?.text !== ';') first -= 1;
      if (first <= draft.next && !tokens[first]?.newLine) return false;
    }
    const words = wordsBetween(tokens, first, item.first);
    if (has(words, 'continuing', 'continue', 'further', 'additional')) return false;
    this.finish();
    // "62.83' along a curve"
    if (has(wordsBetween(tokens, item.next, item.next + 6), 'curve', 'arc')) this.lead = item;
    else this.said.push({ first, next: item.next, what: { unread: 'it has no bearing' } });
    return true;
  }

  /** Where words between two tokens say that somebody goes on. */
  private goesAt(from: number, until: number): number | undefined {
    const at = this.tokens.slice(from, until).findIndex(({ text }) => /^(?:turn|go|proceed)$/.test(text));
    return at < 0 ? undefined : from + at;
  }

  private takeCurveLength(draft: CurveDraft, item: LengthItem): void {
    const { tokens } = this;
    const label = arcLabel(tokens, this.last, item, draft.curve);
    if (label === undefined) return;
    const problem = item.problem ?? (item.unit ? undefined : splitNumber(tokens, item.first));
    if (problem) draft.curve.problem = problem;
    draft.next = item.next;
    if (label === 'ignored') return;
    const known = draft.curve[label];
    if (known !== undefined) {
      // "R=40 … R=100": another curve has run into this one.
      const isNamed = /^[=:]$/.test(tokens[item.first - 1]?.text ?? '');
      if (isNamed && Math.abs(item.feet - known) > sameLength * known)
        draft.curve.notes.push(
          `its ${label} is given again, as ${formatNumber(item.feet)} ft; that is not used`,
        );
      return;
    }
    draft.curve[label] = item.feet;
    for (const note of item.notes) draft.curve.notes.push(note);
    if (!item.unit) draft.curve.notes.push(`no unit is said for ${formatNumber(item.feet)}; read as feet`);
  }

  private takeAngle(item: AngleItem): void {
    const { draft, tokens } = this;
    if (draft?.kind === 'curve') {
      const words = wordsBetween(tokens, this.last, item.first);
      if (item.problem) draft.curve.problem = item.problem;
      if (has(words, 'degree')) draft.curve.notes.push('the degree of curve is not used');
      else draft.curve.central ??= item.degrees;
      draft.next = item.next;
      return;
    }
    if (draft) {
      if (draft.length || item.aside) return;
      const { bearing } = draft;
      // "South 5° East at right angles to Oak Street": the bearing has said it already.
      if (tokens[item.first]?.text !== 'right')
        draft.problem = 'an angle follows its bearing, and is not understood';
      else if (bearing && tokens.slice(bearing.first, bearing.next).every(({ value }) => value === undefined))
        draft.notes.push('its right angle is not used, only its point of the compass');
      return;
    }
    const around = [
      ...wordsBetween(tokens, this.clause.first, item.first),
      ...wordsBetween(tokens, item.next, item.next + 5),
    ];
    const side = turnOf(tokens, this.clause.first, item.next + 6, item);
    const turns = around.some((word) => /^(?:defl|turn)/.test(word)) || tokens[item.first]?.text === 'right';
    if (!turns || side === undefined || has(around, 'interior')) {
      this.vague = item;
      return;
    }
    const begins = this.begin(item.first);
    const heading = { deflection: side === 'right' ? item.degrees : -item.degrees };
    const notes = [`turned ${side} from the direction of the edge before`];
    this.draft = { kind: 'line', first: begins, next: item.next, heading, notes, tie: false };
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
    } else if (this.isOnlyAnnounced(draft)) this.carried = withWords(draft, this.tokens);
    else this.said.push(curveSaid(draft, this.tokens));
  }

  /** A curve that is named after an edge, as what the edge comes to: the next clause runs along it. */
  private isOnlyAnnounced({ curve, announced }: CurveDraft): boolean {
    const { radius, arc, chord, central, starts } = curve;
    const data = [radius, arc, chord, central].filter((value) => value !== undefined).length;
    if (announced) return true;
    if (this.clause.preamble) return data === 0 && !starts;
    return this.said.length > 0 && data < 2;
  }

  end(): ClauseReading {
    const { clause } = this;
    this.finish();
    const silent = this.said.every(({ what }) => 'aside' in what);
    if (silent && !clause.preamble && !this.carried)
      this.said.push(silentSaid(this.tokens, clause, this.lead, this.vague));
    return { said: this.said, announced: this.carried };
  }
}

// The check of setback lines whose distance from a lot line differs from the plan's rules: a line nearer than required is a
// conflict, a line farther away is a note.
import { pointOnEdge } from '../geometry/outline.ts';
import { add, scaleBy } from '../geometry/point.ts';
import type { SetbackDistance } from '../objects/capabilities.ts';
import type { PlanObject } from '../objects/kind.ts';
import { distanceFor } from '../kinds/lot/setbackLine.ts';
import { type Pack, packTitle } from '../packs/pack.ts';
import type { Change, Plan } from '../plan/plan.ts';
import { isTied } from '../plan/ties.ts';
import type { Units } from '../measure/units.ts';
import { findingId, type Found, sayBoth } from '../site/check.ts';
import { lengthTolerance } from '../site/clearance.ts';
import { lotName } from './lotLine.ts';
import { isDrawn, setbackDistancesOf } from '../site/setbackDistances.ts';
import { setbackLineChanges } from '../site/drawnSetbacks.ts';
import type { Site } from '../site/site.ts';
import { inwardAt, type LotLine, type SiteLot } from '../site/siteLot.ts';

export interface SetbackDifference {
  /** Lines of the lot with the same two distances; never empty. */
  readonly lines: readonly LotLine[];
  /** Feet at which the setback line is drawn; 0 if it leaves the lot line out. */
  readonly drawn: number;
  /** Feet that the rules require. */
  readonly rule: number;
}

/** Both in feet. Without a rule nothing differs. */
export const isDifferent = (drawn: number, rule: number | undefined): rule is number =>
  rule !== undefined && Math.abs(drawn - rule) > lengthTolerance;

/** The differences in the order of the lot's lines; none if the setback line can't be drawn at its distances. */
export const setbackDifferences = (lot: SiteLot, line: PlanObject): readonly SetbackDifference[] =>
  isDrawn(line) ? differencesOf(lot, setbackDistancesOf(line)) : [];

/** A lot line without a rule, or without a distance, can't differ. */
function differencesOf(
  { lines }: SiteLot,
  distances: readonly SetbackDistance[],
): readonly SetbackDifference[] {
  const found = new Map<string, { lines: LotLine[]; drawn: number; rule: number }>();
  for (const line of lines) {
    const { rule } = line;
    const drawn = distanceFor(distances, line.name);
    if (drawn === undefined || !isDifferent(drawn, rule)) continue;
    const key = `${drawn} ${rule}`;
    const same = found.get(key);
    if (same) same.lines.push(line);
    else found.set(key, { lines: [line], drawn, rule });
  }
  return [...found.values()];
}

interface Rules {
  readonly pack: Pack;
  readonly units: Units;
}

/** A sentence with the required distance, such as `Springfield, R-1 requires 25'.` */
export function ruleSentence(drawn: number, rule: number, rules: Rules): string {
  const needed = sayBoth(drawn, rule, rules)[1];
  const less = rule === 0 ? 'no setback there' : `only ${needed}`;
  return `${packTitle(rules.pack)} requires ${drawn < rule ? needed : less}.`;
}

/** A sentence with the drawn and the required distance. ofLot: the name of the lot if there are several. */
export function differenceSentence(
  { lines: [first, second, ...more], drawn, rule }: SetbackDifference,
  rules: Rules,
  ofLot = '',
): string {
  const [distance] = sayBoth(drawn, rule, rules);
  const [line, conjunction] =
    drawn === 0
      ? ['No setback line is drawn along', 'or']
      : [`The setback line is drawn ${distance} from`, 'and'];
  const others =
    more.length > 0 ? ` (and ${more.length + 1} more)` : second ? ` ${conjunction} ${second.words}` : '';
  const where = `${first?.words}${others}${ofLot}`;
  const used = drawn < rule ? '' : ' The checks use the greater distance.';
  return `${line} ${where}. ${ruleSentence(drawn, rule, rules)}${used}`;
}

export function differingLines(lot: SiteLot, { ground }: Site): readonly Found[] {
  const { pack } = ground;
  if (!pack) return [];
  return lot.setbackLines.flatMap((line) =>
    setbackDifferences(lot, line).map((difference): Found => {
      const { lines, drawn, rule } = difference;
      const found: Found = {
        id: findingId('setback', [line.id], String(lines[0]?.edge.index)),
        check: 'setback',
        state: drawn < rule ? 'conflict' : 'note',
        sentence: differenceSentence(difference, { ...ground, pack }, lotName(lot, ground)),
        objects: [line.id],
        ...(lines[0] && drawn > 0 ? { place: placeOf(lot, lines[0], drawn) } : {}),
        measured: drawn,
        required: rule,
      };
      if (drawn > rule || sharesName(lot, difference)) return found;
      const feetOf = (one: LotLine): number =>
        lines.includes(one) ? rule : (distanceFor(setbackDistancesOf(line), one.name) ?? one.rule ?? 0);
      const title = `Draw it at ${sayBoth(rule, drawn, ground)[0]}`;
      return { ...found, edit: { title, changes: (plan) => setbackLineChanges(lot, plan, line, feetOf) } };
    }),
  );
}

/** Whether a lot line with another rule has the same name: it would be drawn at this rule, which it may not need. */
const sharesName = ({ lines: all }: SiteLot, { lines, rule }: SetbackDifference): boolean =>
  lines.some(({ name }) => name && all.some((other) => other.name === name && other.rule !== rule));

/** The share of a lot line at which a difference is marked, away from the labels in its middle. */
const markAt = 0.25;

/** The place of a difference: from a lot line to the setback line. */
function placeOf(lot: SiteLot, { edge }: LotLine, feet: number): NonNullable<Found['place']> {
  const from = pointOnEdge(edge, markAt);
  return { from, to: add(from, scaleBy(inwardAt(lot, edge, from), feet)) };
}

/** A line that was pasted without its lot keeps its labels, but nothing is checked against them. */
export const untiedLines = (site: Site): readonly Found[] =>
  [...site.of('setbackLine')]
    .filter(({ object }) => !isTied(object))
    .map(({ object: { id } }) => ({
      id: findingId('setback', [id], 'untied'),
      check: 'setback',
      state: 'note',
      sentence: `This setback line isn't attached to a lot, so nothing is checked against it. ${site.ground.lots.length > 0 ? 'Select the lot and open Setback lines to draw a new one' : 'Draw the lot first'}.`,
      objects: [id],
    }));

/** The title of the command for withRequiredDistances. */
export const requiredDistancesTitle = 'Use the required distances';

/** Replaces the line's distances by those of the rules; undefined if none differs or no line is possible. */
export function withRequiredDistances(
  lot: SiteLot,
  line: PlanObject,
  plan: Plan,
): readonly Change[] | undefined {
  const old = setbackDistancesOf(line);
  const ruleOrOld = ({ name, rule }: LotLine): number => rule ?? distanceFor(old, name) ?? 0;
  const canChange = differencesOf(lot, old).some((difference) => !sharesName(lot, difference));
  return canChange ? setbackLineChanges(lot, plan, line, ruleOrOld) : undefined;
}

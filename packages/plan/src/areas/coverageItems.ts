// The items of a coverage row: each object with its area, its factor, the area that it adds, and the calculation in words.
import type { PlanObject, Status } from '../objects/kind.ts';
import { squared } from '../shapes/squareCorners.ts';
import { formatLength, withSeparators, type Units } from '../measure/units.ts';
import type { Cover } from './cover.ts';
import type { Covered } from './covered.ts';
import type { AreaMeasure } from './measures.ts';
import { sayArea } from './sayArea.ts';

export interface CoverageItem {
  /** The id of the object. */
  readonly object: string;
  readonly name: string;
  readonly status: Status;
  /** The area of its ground on the lot. */
  readonly squareFeet: number;
  /** The share of its area that counts; for floor area, the number of stories. */
  readonly factor: number;
  /** What it adds to the row: less than its ground times the factor where others cover the same ground. */
  readonly counted: number;
  /** The calculation in words. */
  readonly words: string;
}

/** Square feet: smaller overlaps aren't mentioned. */
const minOverlap = 0.05;

/** The status of an object; without one it counts as existing. */
export const statusIn = ({ status }: PlanObject): Status => status ?? 'existing';

const ranks: Readonly<Record<Status, number>> = { existing: 0, proposed: 1, removed: 2 };

/** Existing objects count first, then proposed ones, each by descending factor, so that the columns of the table add up. */
export const countingOrder =
  (measure: AreaMeasure) =>
  (a: Cover, b: Cover): number =>
    rankOf(a) - rankOf(b) || b.factors[measure] - a.factors[measure] || byId(a, b);

export function countedItems(measure: AreaMeasure, covered: Covered, units: Units): readonly CoverageItem[] {
  const order = countingOrder(measure);
  const counted = covered.contributions(({ factors }) => factors[measure], order);
  return [...covered.covers]
    .filter(({ factors }) => factors[measure] > 0)
    .toSorted(order)
    .map((cover) => itemOf(cover, measure, counted.get(cover) ?? 0, units));
}

const rankOf = ({ subject }: Cover): number => ranks[statusIn(subject.object)];
const byId = (a: Cover, b: Cover): number => (a.subject.object.id < b.subject.object.id ? -1 : 1);

function itemOf(cover: Cover, measure: AreaMeasure, counted: number, units: Units): CoverageItem {
  const { subject, area, factors } = cover;
  const factor = factors[measure];
  return {
    object: subject.object.id,
    name: subject.title,
    status: statusIn(subject.object),
    squareFeet: area,
    factor,
    counted,
    words: wordsOf(cover, measure, counted, units),
  };
}

function wordsOf(
  { subject, area, factors }: Cover,
  measure: AreaMeasure,
  counted: number,
  units: Units,
): string {
  const { ground, role, object } = subject;
  const factor = factors[measure];
  const size = squared(ground.path)?.size;
  const own = sayArea(area, units);
  const isWhole = size && Math.abs(size.width * size.height - area) < minOverlap;
  const sides = isWhole
    ? `${formatLength(size.width, units)} x ${formatLength(size.height, units)} = ${own}`
    : `${own} on the lot`;
  const isUnknown = measure === 'floorArea' && !role.stories?.(object);
  const stories = isUnknown
    ? 'stories not given, counted as 1'
    : `${factor} ${factor === 1 ? 'story' : 'stories'}`;
  const times =
    measure === 'floorArea'
      ? `, ${stories}`
      : factor === 1
        ? ''
        : `, of which ${withSeparators(factor * 100)}% counts`;
  const overlap = area * factor - counted;
  const less = overlap > minOverlap ? `, less ${sayArea(overlap, units)} that is counted already` : '';
  const status = object.status === undefined ? '. It has no status, so it counts as existing' : '';
  return `${sides}${times}${less}${status}.`;
}

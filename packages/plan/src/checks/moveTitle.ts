// What a remedy says of its move: how far, and which way. Away from two lines at once it goes along both.
import { cross, dot, lengthOf, type Point, scaleBy, unit } from '../geometry/point.ts';
import { kindOf } from '../kinds/index.ts';
import { formatMeters, isMetric } from '../measure/units.ts';
import { type Ground, say } from '../site/check.ts';
import { inwardAt, lotUnder } from '../site/siteLot.ts';
import type { Subject } from '../site/subject.ts';

/** A part of a move: feet along a unit vector. */
export interface Leg {
  readonly along: Point;
  readonly feet: number;
  /** ` toward the front`, ` left`, or ` along the house, toward the front`; empty if it is in no direction that has a name. */
  readonly words: string;
}

/** Cosine of the angle by which a move may be off the direction of a lot line. */
const minToward = 0.98;
/** Cosine of the angle above which two moves are one. */
const minSame = 0.9999;
/** Cosine of the angle by which two directions may be off square. */
const maxSquare = 0.02;

/** `Move the shed 6' toward the front and 3' toward the right side`. which: `the shed`; empty where it is plain. */
export function moveTitle(
  { legs }: { readonly legs: readonly Leg[] },
  which: string,
  ground: Ground,
): string {
  const parts = legs.map(({ feet, words }) => `${lengthText(feet, ground)}${words}`);
  return `Move ${which ? `${which} ` : ''}${parts.join(' and ')}`;
}

// A sixteenth of an inch is less than a centimeter.
const lengthText = (feet: number, ground: Ground): string =>
  isMetric(ground.units) ? formatMeters(feet, 3) : say(feet, ground).replace(/^0' (?:0 )?/, '');

/** A move as its title says it. first: the way of the push that it began with; on another way it is away from two things. */
export function legsOf(by: Point, first: Point, subject: Subject, ground: Ground): readonly Leg[] {
  const ways = namedWays(subject, ground);
  const whole = legOf(by, ways);
  if (whole.words || dot(whole.along, first) > minSame) return [whole];
  const pairs = ways.flatMap((one, i) => ways.slice(i + 1).map((other) => [one, other] as const));
  const apart = pairs.find(
    ([one, other]) =>
      Math.abs(dot(one.along, other.along)) < maxSquare && dot(by, one.along) > 0 && dot(by, other.along) > 0,
  );
  const [one, other] = apart ?? sheetWays(by);
  const across = cross(one.along, other.along);
  const legs = [
    { ...one, feet: cross(by, other.along) / across },
    { ...other, feet: cross(one.along, by) / across },
  ];
  return legs.toSorted((a, b) => b.feet - a.feet);
}

/** A slide along the wall of a building as its title says it: its direction, else the building and about which way. */
export function slideLeg(by: Point, building: string, subject: Subject, ground: Ground): Leg {
  const ways = namedWays(subject, ground);
  const leg = legOf(by, ways);
  if (leg.words) return leg;
  const toward = ways.length > 0 ? ways : sheetWays(by);
  const [about] = toward.toSorted((a, b) => dot(leg.along, b.along) - dot(leg.along, a.along));
  return { ...leg, words: ` along ${building},${about?.words ?? ''}` };
}

function legOf(by: Point, ways: readonly Way[]): Leg {
  const along = unit(by);
  const [best] = ways
    .filter((way) => dot(along, way.along) > minToward)
    .toSorted((a, b) => dot(along, b.along) - dot(along, a.along));
  return { along, feet: lengthOf(by), words: best?.words ?? directionOf(by) };
}

type Way = Pick<Leg, 'along' | 'words'>;

/** Toward the straight lines of the lot that have a name. */
function namedWays(subject: Subject, { lots }: Ground): readonly Way[] {
  const lot = lotUnder(subject, lots);
  const object = lot?.subject.object;
  const known = (object && kindOf(object).path?.edges?.(object)) ?? [];
  return (lot?.lines ?? []).flatMap(({ edge, words }): readonly Way[] =>
    lot && edge.bulge === 0 && known[edge.index]?.name?.trim()
      ? [
          {
            along: scaleBy(inwardAt(lot, edge, edge.from), -1),
            words: ` toward ${words.replace(/ edge$/, '')}`,
          },
        ]
      : [],
  );
}

/** Along the axes of the sheet. */
const sheetWays = ({ x, y }: Point): readonly [Way, Way] => [
  { along: { x: Math.sign(x) || 1, y: 0 }, words: x > 0 ? ' right' : ' left' },
  { along: { x: 0, y: Math.sign(y) || 1 }, words: y > 0 ? ' down' : ' up' },
];

/** ` left`, if it is about along an axis of the sheet. */
function directionOf(by: Point): string {
  const { x, y } = by;
  const slant = Math.min(Math.abs(x), Math.abs(y)) / Math.max(Math.abs(x), Math.abs(y));
  if (slant > 0.02) return '';
  const [across, down] = sheetWays(by);
  return Math.abs(x) > Math.abs(y) ? across.words : down.words;
}

// The title of a remedy that moves an object: how far and in which direction. A move away from two lines is given as two parts.
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
  /** Such as ` toward the front`, ` left`, or ` along the house, toward the front`; '' if its direction has no name. */
  readonly words: string;
}

/** Cosine of the greatest angle between a move and the direction that it is named after. */
const minToward = 0.98;
/** Cosine of the angle between two moves below which they count as one. */
const minSame = 0.9999;
/** The greatest cosine of the angle between two directions that count as square. */
const maxSquare = 0.02;

/**
 * A title such as `Move the shed 6' toward the front and 3' toward the right side`. which: what the title calls the object,
 * such as `the shed`; '' if it needn't say.
 */
export function moveTitle(
  { legs }: { readonly legs: readonly Leg[] },
  which: string,
  ground: Ground,
): string {
  const parts = legs.map(({ feet, words }) => `${lengthText(feet, ground)}${words}`);
  return `Move ${which ? `${which} ` : ''}${parts.join(' and ')}`;
}

// In millimeters, because a sixteenth of an inch is less than a centimeter.
const lengthText = (feet: number, ground: Ground): string =>
  isMetric(ground.units) ? formatMeters(feet, 3) : say(feet, ground).replace(/^0' (?:0 )?/, '');

/** The parts of a move for its title. first: the direction of its first push; a move in another direction avoids two things. */
export function legsOf(by: Point, first: Point, subject: Subject, ground: Ground): readonly Leg[] {
  const directions = namedDirections(subject, ground);
  const whole = legOf(by, directions);
  if (whole.words || dot(whole.along, first) > minSame) return [whole];
  const pairs = directions.flatMap((one, i) => directions.slice(i + 1).map((other) => [one, other] as const));
  const square = pairs.find(
    ([one, other]) =>
      Math.abs(dot(one.along, other.along)) < maxSquare && dot(by, one.along) > 0 && dot(by, other.along) > 0,
  );
  const [one, other] = square ?? sheetDirections(by);
  const across = cross(one.along, other.along);
  const legs = [
    { ...one, feet: cross(by, other.along) / across },
    { ...other, feet: cross(one.along, by) / across },
  ];
  return legs.toSorted((a, b) => b.feet - a.feet);
}

/** A slide along the wall of a building for a title: its direction if that has a name, else the building and roughly where to. */
export function slideLeg(by: Point, building: string, subject: Subject, ground: Ground): Leg {
  const directions = namedDirections(subject, ground);
  const leg = legOf(by, directions);
  if (leg.words) return leg;
  const toward = directions.length > 0 ? directions : sheetDirections(by);
  const [about] = toward.toSorted((a, b) => dot(leg.along, b.along) - dot(leg.along, a.along));
  return { ...leg, words: ` along ${building},${about?.words ?? ''}` };
}

function legOf(by: Point, directions: readonly Direction[]): Leg {
  const along = unit(by);
  const [best] = directions
    .filter((direction) => dot(along, direction.along) > minToward)
    .toSorted((a, b) => dot(along, b.along) - dot(along, a.along));
  return { along, feet: lengthOf(by), words: best?.words ?? directionOf(by) };
}

type Direction = Pick<Leg, 'along' | 'words'>;

/** The directions toward the straight lot lines that have a name. */
function namedDirections(subject: Subject, { lots }: Ground): readonly Direction[] {
  const lot = lotUnder(subject, lots);
  const object = lot?.subject.object;
  const edgeData = (object && kindOf(object).path?.edges?.(object)) ?? [];
  return (lot?.lines ?? []).flatMap(({ edge, words }): readonly Direction[] =>
    lot && edge.bulge === 0 && edgeData[edge.index]?.name?.trim()
      ? [
          {
            along: scaleBy(inwardAt(lot, edge, edge.from), -1),
            words: ` toward ${words.replace(/ edge$/, '')}`,
          },
        ]
      : [],
  );
}

/** The two directions along the axes of the sheet that a move goes in. */
const sheetDirections = ({ x, y }: Point): readonly [Direction, Direction] => [
  { along: { x: Math.sign(x) || 1, y: 0 }, words: x > 0 ? ' right' : ' left' },
  { along: { x: 0, y: Math.sign(y) || 1 }, words: y > 0 ? ' down' : ' up' },
];

/** Such as ` left`; '' unless the move is roughly along an axis of the sheet. */
function directionOf(by: Point): string {
  const { x, y } = by;
  const slant = Math.min(Math.abs(x), Math.abs(y)) / Math.max(Math.abs(x), Math.abs(y));
  if (slant > maxSquare) return '';
  const [across, down] = sheetDirections(by);
  return Math.abs(x) > Math.abs(y) ? across.words : down.words;
}

// What the two kinds of buildings share, the rectangular house and the building with any outline: the fields of their form,
// and the drawing of walls, eave, roof and name.
import { inset, offsetPath } from '../geometry/band.ts';
import { boxCenter, boxHeight, boxWidth, grow } from '../geometry/box.ts';
import { hatchLines } from '../geometry/hatch.ts';
import { directionOn, edgeLength, edgesOf, signedArea } from '../geometry/outline.ts';
import { add, degrees, distance, midpoint, type Point, scaleBy, subtract, unit } from '../geometry/point.ts';
import { placesInside } from '../labels/inside.ts';
import type { Label, Lettering } from '../labels/label.ts';
import { wrapWords } from '../pen/wrapWords.ts';
import { leaderReach, placesLed, stacked, widestOf } from '../labels/leaders.ts';
import { pathBox } from '../pen/boundsPen.ts';
import type { Path, Pen } from '../pen/pen.ts';
import { fillOf, inkOn, paint, type Shade } from './ink.ts';
import { choice, count, length, listed, type Property, words } from './properties.ts';
import type { Status } from './kind.ts';
import { statusNames } from './statusNames.ts';
import { layers, linesOf } from './site/layers.ts';
import { roomiest } from './site/roomiest.ts';
import { squared } from './site/squareCorners.ts';

const lines = linesOf(layers.buildings);
/** Millimeters on paper. */
const eaveDash = [2, 1.2];
/** In multiples of the smallest visible detail: narrower buildings show no roof. */
const minDetail = 8;

/** The use that a new building has. */
export const usualUse = 'Building';

/** The fields for its use and sizes. initial: feet, except for the stories. silent: see Property. */
export function buildingFields(
  initial: {
    readonly use: string;
    readonly tall: number;
    readonly storeys: number;
    readonly walls: number;
    readonly eave: number;
  },
  silent?: true,
) {
  const optional = silent ? { silent } : {};
  return {
    use: listed(words('Use', initial.use, 'Such as dwelling, garage or barn')),
    tall: length('Height (feet)', initial.tall, { max: 3000, ...optional }),
    storeys: count('Stories', initial.storeys, { max: 200, ...optional }),
    walls: length('Wall thickness (feet)', initial.walls, { max: 20, ...optional }),
    eave: length('Eave overhang (feet)', initial.eave, { max: 50, ...optional }),
    spaces: parkingField('Cars that park in it, as in a garage'),
  };
}

/** How many cars may park there. */
export const parkingField = (hint: string): Property<number> =>
  count('Parking spaces', 0, { max: 1000, hint, silent: true });

type Roof = 'hip' | 'gable' | 'across' | 'flat';

/** The field for the roof. names: the kind's own values for the roofs, as in files. */
export const roofField = <const V extends string>(
  names: Readonly<Record<Roof, V>>,
  initial: NoInfer<V>,
): Property<V> => {
  const titles = {
    [names.hip]: 'Hip',
    [names.gable]: 'Gable',
    [names.across]: 'Gable across',
    [names.flat]: 'Flat',
  };
  return choice('Roof', titles as Record<V, string>, initial);
};

interface Building {
  readonly color: string;
  readonly shade: Shade;
  /** Feet. */
  readonly walls: number;
  readonly eave: number;
}

export function drawBuilding(outline: Path, building: Building, roof: Roof, pen: Pen): void {
  const { walls, eave } = building;
  const fill = fillOf(building);
  const detail = { ...lines.detail, stroke: inkOn(fill) };
  pen.path(outline, { ...lines.outline, fill: paint(fill) });
  // Bounds always include the eave, even at scales where it is too small to be drawn.
  if (eave > 0 && (eave > pen.resolution || pen.resolution === Infinity)) {
    const outward = signedArea(outline) > 0 ? -eave : eave;
    pen.path(offsetPath(outline, outward), { ...lines.detail, dash: eaveDash });
  }
  const inner = walls > pen.resolution * 3 ? inset(outline, walls) : undefined;
  if (inner) pen.path(inner, detail);
  if (roof === 'flat') return;
  for (const vertices of roofLines(outline, roof, pen.resolution * minDetail))
    pen.path({ vertices, closed: false }, detail);
}

type Line = readonly [Point, Point];

/** The lines of a roof; none if the building is narrower than minWidth (feet). Only rectangles have hips, at 45 degrees. */
function roofLines(outline: Path, roof: Roof, minWidth: number): readonly Line[] {
  const size = squared(outline)?.size;
  if (!size) return freeRidge(outline, roof === 'across' ? 90 : 0, minWidth);
  if (Math.min(size.width, size.height) <= minWidth) return [];
  const [a, b, c, d] = outline.vertices as readonly [Point, Point, Point, Point];
  const isAlong = distance(a, b) >= distance(b, c) === (roof !== 'across');
  // The gables are at the ends of the ridge.
  const [one, two] = isAlong ? [midpoint(d, a), midpoint(b, c)] : [midpoint(a, b), midpoint(c, d)];
  if (roof !== 'hip') return [[one, two]];
  const run = scaleBy(unit(subtract(two, one)), Math.min(size.width, size.height) / 2);
  const [from, to] = [add(one, run), subtract(two, run)];
  return [
    [from, to],
    [a, from],
    [b, isAlong ? to : from],
    [c, to],
    [d, isAlong ? from : to],
  ];
}

/** The ridge of any other shape: through its widest part, at an angle (degrees) to its longest wall. */
function freeRidge(path: Path, across: number, minWidth: number): readonly Line[] {
  const box = pathBox(path);
  const [longest] = edgesOf(path).toSorted((a, b) => edgeLength(b) - edgeLength(a));
  const spot = Math.min(boxWidth(box), boxHeight(box)) > minWidth ? roomiest(path, 0) : undefined;
  if (!longest || !spot) return [];
  const { x, y } = directionOn(longest, 0.5);
  const angle = degrees(Math.atan2(y, x)) + across;
  const [ridge] = hatchLines(path, { spacing: 1e9, angle, origin: spot.at });
  return ridge ? [ridge] : [];
}

/** Its use with its status in words, as permit desks ask for, and its stories; then the same without the stories. */
function namesOf({ use: given, name: own = '', storeys, status }: Named): readonly [string, ...string[]] {
  // A name says more than the use that every new building has.
  const use = (given === usualUse && own.trim()) || given;
  const isWord = /^.[a-z]/.test(use);
  const before = status === 'existing' || status === 'proposed' ? `${statusNames[status]} ` : '';
  const called = before && isWord ? use.charAt(0).toLowerCase() + use.slice(1) : use;
  const name = `${before}${called}${status === 'removed' ? ', to be removed' : ''}`;
  return storeys > 0 ? [`${name}, ${storeys}-story`, name] : [name];
}

interface Named {
  readonly name?: string;
  readonly status?: Status;
  readonly use: string;
  readonly storeys: number;
  readonly color: string;
  readonly shade: Shade;
}

/** The label with its use and stories; none if it has no use. */
export const buildingName = (outline: Path, building: Named, lettering: Lettering): readonly Label[] =>
  building.use ? [nameLabel(outline, namesOf(building), lettering, paint(fillOf(building)))] : [];

/** Label heights around the building within which its name with a leader stays. */
export const nameReach = (building: Named): number | undefined =>
  building.use ? leaderReach(Math.min(widestLed, widestOf(namesOf(building).slice(0, 1)))) : undefined;

/** Label heights: a narrower building has no leader to its name. */
const minAcross = 3;
/** Label heights: a wider name has no leader. */
const widestLed = 16;

/** Lines of a name, and the height of each in label heights. */
const maxLines = 4;
const lineHeight = 1.3;

/** The words in two lines that are about as wide. */
function halves(content: string): readonly string[] {
  const each = content.split(' ');
  const broken = each.map((_, i) => [each.slice(0, i + 1).join(' '), each.slice(i + 1).join(' ')]);
  return broken.reduce((best, two) => (widestOf(two) < widestOf(best) ? two : best), [content]);
}

/** The label: inside, above the middle and so clear of the ridge, in several lines if need be, or outside with a leader. */
function nameLabel(
  path: Path,
  names: readonly [string, ...string[]],
  lettering: Lettering,
  fill = '#ffffff',
): Label {
  const { labelHeight: height } = lettering;
  const style = { ...lines.solid, stroke: fill, weight: 0.7 };
  const box = pathBox(path);
  const [content] = names;
  const ledLines = widestOf([content]) <= widestLed ? [content] : halves(content);
  const wide = widestOf(ledLines);
  const isLed = wide <= widestLed && Math.min(boxWidth(box), boxHeight(box)) >= minAcross * height;
  return {
    rank: 'name',
    reach: grow(box, (isLed ? leaderReach(wide) : 2) * height),
    *places() {
      const spot = roomiest(path, height);
      if (!spot) return;
      const near = { x: spot.at.x, y: spot.at.y - height };
      const room = spot.width / 1.1 / height;
      for (const name of names) {
        const whole = widestOf([name]);
        if (whole <= room) {
          yield { texts: stacked([name], near, 'middle', height), style };
          for (const at of placesInside(path, whole * height + height / 2, height * 1.4, near))
            yield { texts: stacked([name], at, 'middle', height), style };
        }
        const rows = wrapWords(name.split(' '), (line) => widestOf([line]) <= room);
        if (rows.length < 2 || rows.length > maxLines || widestOf(rows) > room) continue;
        const tall = rows.length * lineHeight * height;
        for (const at of placesInside(path, widestOf(rows) * height + height / 2, tall, spot.at))
          yield { texts: stacked(rows, at, 'middle', height), style };
      }
    },
    ...(isLed && {
      *leaders() {
        const { x, y } = boxCenter(box);
        const from = { x, y: y - boxHeight(box) * 0.3 };
        yield* placesLed({ from, out: { x: 0.8, y: -0.6 }, lines: ledLines, style }, lettering);
      },
    }),
  };
}

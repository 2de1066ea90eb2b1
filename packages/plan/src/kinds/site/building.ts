// A building of any shape: its walls, the eave that stands out over them, its roof's ridge, and what it is.
import { inset, offsetPath } from '../../geometry/band.ts';
import { hatchLines } from '../../geometry/hatch.ts';
import { directionOn, edgeLength, edgesOf, signedArea } from '../../geometry/outline.ts';
import { degrees } from '../../geometry/point.ts';
import { boxCenter, boxHeight, boxWidth, grow } from '../../geometry/box.ts';
import { placesInside } from '../../labels/inside.ts';
import type { Label, Lettering } from '../../labels/label.ts';
import { leaderReach, placesLed, widestOf } from '../../labels/leaders.ts';
import { pathBox } from '../../pen/boundsPen.ts';
import type { Path, Pen } from '../../pen/pen.ts';
import { paint } from '../ink.ts';
import { layers, linesOf } from './layers.ts';
import { choice, count, length, paintOf, words } from '../properties.ts';
import { roomiest } from './roomiest.ts';
import { areaKind } from './tracedKind.ts';

const layer = layers.buildings;
const lines = linesOf(layer);
/** Millimeters on paper. */
const dash = [2, 1.2];

/** The ridge: along the longest wall's direction, or across it, through where the building is roomiest. */
function drawRidge(path: Path, pen: Pen, across: number): void {
  const [longest] = edgesOf(path).toSorted((a, b) => edgeLength(b) - edgeLength(a));
  const spot = roomiest(path, 0);
  if (!longest || !spot) return;
  const { x, y } = directionOn(longest, 0.5);
  const angle = degrees(Math.atan2(y, x)) + across;
  const [ridge] = hatchLines(path, { spacing: 1e9, angle, origin: spot.at });
  if (ridge) pen.path({ vertices: ridge, closed: false }, lines.detail);
}

const nameOf = (use: string, storeys: number): string => (storeys > 0 ? `${use}, ${storeys}-story` : use);

/** Label heights across, below which a building has no leader to its name. */
const leastAcross = 4;
/** Label heights of the widest name with a leader to it. */
const widestLed = 16;

/** What it is, clear of its ridge. */
function nameLabel(path: Path, content: string, lettering: Lettering, fill = '#ffffff'): Label {
  const { labelHeight: height } = lettering;
  const style = { ...lines.solid, stroke: fill, weight: 0.7 };
  const box = pathBox(path);
  const wide = widestOf([content]);
  const isLed = wide <= widestLed && Math.min(boxWidth(box), boxHeight(box)) >= leastAcross * height;
  return {
    rank: 'name',
    reach: grow(box, (isLed ? leaderReach(wide) : 2) * height),
    *places() {
      const spot = roomiest(path, height);
      const width = wide * height;
      if (!spot || spot.width < width * 1.1) return;
      const near = { x: spot.at.x, y: spot.at.y - height };
      for (const at of [near, ...placesInside(path, width + height / 2, height * 1.4, near)])
        yield { texts: [{ at, content, height, angle: 0, align: 'middle', baseline: 'middle' }], style };
    },
    ...(isLed && {
      *leaders() {
        const { x, y } = boxCenter(box);
        const from = { x, y: y - boxHeight(box) * 0.3 };
        yield* placesLed({ from, out: { x: 0.8, y: -0.6 }, lines: [content], style }, lettering);
      },
    }),
  };
}

export const building = areaKind({
  type: 'building',
  title: 'Building',
  layer,
  isBuilding: true,
  properties: {
    use: words('Use', 'Building', 'Such as dwelling, garage or barn'),
    tall: length('Height (feet)', 20, { max: 3000 }),
    storeys: count('Stories', 1, { max: 200 }),
    walls: length('Wall thickness (feet)', 0.5, { max: 20 }),
    eave: length('Eave overhang (feet)', 1, { max: 50 }),
    ridge: choice(
      'Roof ridge',
      { none: 'Not drawn', along: 'Along the longest wall', across: 'Across the longest wall' },
      'none',
    ),
    color: paintOf('#f1f0ed'),
  },
  draw(object, pen) {
    pen.path(object, { ...lines.outline, fill: paint(object.color) });
    // Its bounds are those of the eave, however much of it is seen.
    if (object.eave > 0 && (object.eave > pen.resolution || pen.resolution === Infinity)) {
      const outward = signedArea(object) > 0 ? -object.eave : object.eave;
      pen.path(offsetPath(object, outward), { ...lines.detail, dash });
    }
    const inner = object.walls > pen.resolution * 3 ? inset(object, object.walls) : undefined;
    if (inner) pen.path(inner, lines.detail);
    if (object.ridge !== 'none' && pen.resolution < 3)
      drawRidge(object, pen, object.ridge === 'across' ? 90 : 0);
  },
  labels: {
    list: (object, lettering) =>
      object.use
        ? [nameLabel(object, nameOf(object.use, object.storeys), lettering, paint(object.color))]
        : [],
    reach: ({ use, storeys }) => leaderReach(Math.min(widestLed, widestOf([nameOf(use, storeys)]))),
  },
});

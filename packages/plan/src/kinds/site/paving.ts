// Paving along a path: a driveway, which flares where it begins at the street, and a walk.
import { marksAlong, stretchAlong } from '../../geometry/along.ts';
import { bandAlong } from '../../geometry/band.ts';
import { directionOn, edgesOf, perimeterOf } from '../../geometry/outline.ts';
import { add, degrees, type Point, scaleBy, turnRight } from '../../geometry/point.ts';
import type { Path, Pen } from '../../pen/pen.ts';
import { closed, layers, linesOf, open } from './layers.ts';
import { drawMaterial, fillOf, materialChoice } from './materials.ts';
import { length } from './properties.ts';
import { pathKind } from './tracedKind.ts';

const layer = layers.paving;
const lines = linesOf(layer);

/** Degrees in which the path begins. */
function heading(path: Path): number {
  const [first] = edgesOf(path);
  if (!first) return 0;
  const { x, y } = directionOn(first, 0);
  return degrees(Math.atan2(y, x));
}

function drawPaving(path: Path, width: number, material: Parameters<typeof fillOf>[0], pen: Pen): void {
  const { left, right, area } = bandAlong(path, width);
  pen.path(area, { layer, fill: fillOf(material) });
  drawMaterial(area, pen, material, heading(path));
  if (path.closed) for (const side of [left, right]) pen.path(side, lines.object);
  else pen.path(area, lines.object);
}

/** Lines across, as concrete is scored. */
function drawScores(path: Path, width: number, spacing: number, pen: Pen): void {
  if (spacing < pen.resolution * 4) return;
  for (const { at, along } of marksAlong(path, spacing)) {
    const half = scaleBy(turnRight(along), width / 2);
    pen.path(open(add(at, half), add(at, scaleBy(half, -1))), lines.fine);
  }
}

/** tan(90 degrees / 4) */
const quarterBulge = Math.SQRT2 - 1;

/** The two wings by which the drive widens towards the street. */
function wings(path: Path, width: number, flare: number): Path[] {
  const near = stretchAlong(path, 0, Math.min(flare, perimeterOf(path)));
  const [first] = edgesOf(near);
  const start = near.vertices[0];
  const end = near.vertices.at(-1);
  const last = edgesOf(near).at(-1);
  if (!first || !last || !start || !end) return [];
  return [1, -1].map((way) => {
    const at = (from: Point, along: Point, off: number): Point =>
      add(from, scaleBy(turnRight(along), way * off));
    return closed(
      at(start, directionOn(first, 0), width / 2),
      { ...at(start, directionOn(first, 0), width / 2 + flare), bulge: way * quarterBulge },
      at(end, directionOn(last, 1), width / 2),
    );
  });
}

export const driveway = pathKind({
  type: 'driveway',
  title: 'Driveway',
  layer,
  properties: {
    width: length('Width (feet)', 12, { min: 1, max: 500 }),
    apron: length('Apron flare (feet)', 3, { max: 100, hint: 'Wider by this on each side at the street' }),
    material: materialChoice('concrete'),
  },
  across: ({ width }) => width,
  draw(object, pen) {
    const { width, material, apron } = object;
    if (apron > 0 && !object.closed) {
      for (const wing of wings(object, width, apron))
        pen.path(wing, { ...lines.object, fill: fillOf(material) });
    }
    drawPaving(object, width, material, pen);
    if (material === 'concrete') drawScores(object, width, width, pen);
  },
});

export const walk = pathKind({
  type: 'walk',
  title: 'Walk',
  layer,
  properties: {
    width: length('Width (feet)', 4, { min: 1, max: 500 }),
    material: materialChoice('concrete'),
  },
  across: ({ width }) => width,
  draw(object, pen) {
    drawPaving(object, object.width, object.material, pen);
    if (object.material === 'concrete') drawScores(object, object.width, object.width, pen);
  },
});

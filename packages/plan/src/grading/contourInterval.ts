// The interval of contours: whole steps that are far enough apart to be read.
import { lengthOf } from '../geometry/point.ts';
import { isMetric, metersPerFoot, type Units } from '../measure/units.ts';
import { cornersOf, gradientOf, type Surface } from '../surface/surface.ts';

/** Feet, or meters. Every fifth contour of each is at a round elevation. */
const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

/** Label heights between two contours on ground of the usual slope, and more contours than this are too many. */
const least = { apart: 1.5, contours: 1000 };
/** So many contours show the shape of a lot; a flatter one gets a finer interval. */
const enough = 12;
/** Finer than that, elevations aren't measured. */
const finest = 0.1;

interface Shape {
  readonly lowest: number;
  readonly highest: number;
  /** Feet per foot, on average. */
  readonly slope: number;
}

const shapes = new WeakMap<Surface, Shape>();

function shapeOf(surface: Surface): Shape {
  const known = shapes.get(surface);
  if (known) return known;
  let [lowest, highest, total, sloped] = [Infinity, -Infinity, 0, 0];
  for (let triangle = 0; triangle < surface.triangles.length / 3; triangle += 1) {
    const [a, b, c] = cornersOf(surface, triangle);
    lowest = Math.min(lowest, a.z, b.z, c.z);
    highest = Math.max(highest, a.z, b.z, c.z);
    const area = Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y));
    if (!(area > 1e-6)) continue;
    total += area;
    sloped += area * Math.min(1, lengthOf(gradientOf(surface, triangle)));
  }
  const shape = { lowest, highest, slope: total > 0 ? sloped / total : 0 };
  shapes.set(surface, shape);
  return shape;
}

/** Feet between the contours of a surface at a height of labels in feet; 0 if it doesn't matter. */
export function intervalFor(surface: Surface, units: Units, labelHeight: number): number {
  const { lowest, highest, slope } = shapeOf(surface);
  const unit = isMetric(units) ? 1 / metersPerFoot : 1;
  const range = highest - lowest;
  const isWide = (interval: number): boolean =>
    interval >= finest &&
    interval * enough >= Math.min(range, enough) &&
    interval >= slope * labelHeight * least.apart &&
    interval * least.contours >= range;
  return (steps.find((step) => isWide(step * unit)) ?? 1000) * unit;
}

/** `1'`, `0.5 m`. */
export function intervalText(feet: number, units: Units): string {
  const inUnit = isMetric(units) ? feet * metersPerFoot : feet;
  return `${Math.round(inUnit * 1000) / 1000}${isMetric(units) ? ' m' : "'"}`;
}

/** The interval, or a coarser one if there would be too many contours. */
export function drawableInterval(surface: Surface, interval: number): number {
  const { lowest, highest } = shapeOf(surface);
  return interval * Math.max(1, 10 ** Math.ceil(Math.log10((highest - lowest) / interval / least.contours)));
}

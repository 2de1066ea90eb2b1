// The interval of contours: a round step that keeps them far enough apart to be read.
import { lengthOf } from '../geometry/point.ts';
import { isMetric, metersPerFoot, type Units } from '../measure/units.ts';
import { cornersOf, gradientOf, type Surface } from '../surface/surface.ts';

/** Feet, or meters in metric plans. With each of them, every fifth contour is at a round elevation. */
const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

/** The label heights between two contours on ground of average slope, at least. */
const minSpacing = 1.5;
const maxContours = 1000;
/** So many contours show the shape of a lot, so an interval of more than a foot has to leave as many. */
const enoughContours = 12;
/** Feet: elevations aren't measured more finely. */
const minInterval = 0.1;

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
  let [lowest, highest, total, slopeTimesArea] = [Infinity, -Infinity, 0, 0];
  for (let triangle = 0; triangle < surface.triangles.length / 3; triangle += 1) {
    const [a, b, c] = cornersOf(surface, triangle);
    lowest = Math.min(lowest, a.z, b.z, c.z);
    highest = Math.max(highest, a.z, b.z, c.z);
    const area = Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y));
    if (!(area > 1e-6)) continue;
    total += area;
    slopeTimesArea += area * Math.min(1, lengthOf(gradientOf(surface, triangle)));
  }
  const shape = { lowest, highest, slope: total > 0 ? slopeTimesArea / total : 0 };
  shapes.set(surface, shape);
  return shape;
}

/** Feet between the contours of a surface. labelHeight: in feet; 0 if contours may be as close as they get. */
export function intervalFor(surface: Surface, units: Units, labelHeight: number): number {
  const { lowest, highest, slope } = shapeOf(surface);
  const unit = isMetric(units) ? 1 / metersPerFoot : 1;
  const range = highest - lowest;
  const fits = (interval: number): boolean =>
    interval >= minInterval &&
    interval * enoughContours >= Math.min(range, enoughContours) &&
    interval >= slope * labelHeight * minSpacing &&
    interval * maxContours >= range;
  return (steps.find((step) => fits(step * unit)) ?? 1000) * unit;
}

/** `1'`, `0.5 m`. */
export function intervalText(feet: number, units: Units): string {
  const inUnit = isMetric(units) ? feet * metersPerFoot : feet;
  return `${Math.round(inUnit * 1000) / 1000}${isMetric(units) ? ' m' : "'"}`;
}

/** The interval, or a coarser one if there would be too many contours. */
export function drawableInterval(surface: Surface, interval: number): number {
  const { lowest, highest } = shapeOf(surface);
  return interval * Math.max(1, 10 ** Math.ceil(Math.log10((highest - lowest) / interval / maxContours)));
}

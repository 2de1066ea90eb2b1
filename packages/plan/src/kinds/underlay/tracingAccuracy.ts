// How accurately things traced over an underlay are placed, in feet at 95 %: by the size of its pixels or of its paper, by its
// scale, and by the distance that checks the scale.
import { distance } from '../../geometry/point.ts';
import { maxAccuracy } from '../../objects/kind.ts';
import type { Frame } from '../../shapes/frame.ts';
import { type Calibration, checkOf, onPlan } from './calibration.ts';
import type { Corners } from './pictureAddress.ts';

/** What is known about the size of an underlay. */
interface Picture extends Frame {
  readonly paperWidth?: number;
  readonly pixelWidth?: number;
  readonly corners?: Corners;
  readonly calibration?: Calibration;
  readonly statedScale?: string;
}

/** Pixels by which somebody misses a corner when pressing it, including its blurred line. */
const pressedPixels = 2.5;
/** Inches of paper by which points of a map may be off (United States National Map Accuracy Standards). */
const readInches = 1 / 50;
/** The distortion that the lens and a sheet that isn't flat leave in a straightened photo, as a share of its size. */
const photoShare = 1 / 200;

/** undefined if nobody has set the scale, or if the size of the picture isn't known. */
export function tracingAccuracy(underlay: Picture): number | undefined {
  const { width, height, calibration, statedScale, corners } = underlay;
  const misread = misreadFeet(underlay);
  if (misread === undefined || (!calibration && statedScale === undefined)) return undefined;
  // From the middle to a corner: things are about so far from the points that set the scale, and are off by a share of that.
  const size = Math.hypot(width, height) / 2;
  const scale = calibration
    ? (2 * misread) / distance(onPlan(underlay, calibration.from), onPlan(underlay, calibration.to))
    : 0;
  const checked = calibration?.check ? checkOf(underlay, calibration.check).percent / 100 : 0;
  // A point is read twice: where the picture was placed on the plan, and where it is traced.
  const read = Math.SQRT2 * misread;
  const feet = Math.hypot(read, size * scale, size * checked, corners ? size * photoShare : 0);
  return feet > 0 && feet <= maxAccuracy ? Number(feet.toPrecision(3)) : undefined;
}

/** Feet by which a point of the picture is misread. */
function misreadFeet({ width, paperWidth, pixelWidth, corners }: Picture): number | undefined {
  if (pixelWidth !== undefined) {
    const [a, b] = corners ?? [];
    const shown = a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 1;
    return (pressedPixels * width) / (pixelWidth * shown);
  }
  return paperWidth === undefined ? undefined : (readInches * width) / paperWidth;
}

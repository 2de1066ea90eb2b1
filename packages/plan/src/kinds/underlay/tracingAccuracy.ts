// How well what is traced over an underlay lies, in feet at 95 %: by the size of its pixels or the fine print of its paper, by
// its scale, and by the distance that checks the scale.
import { distance } from '../../geometry/point.ts';
import { maxAccuracy } from '../../objects/kind.ts';
import type { Frame } from '../../shapes/frame.ts';
import { type Calibration, checkOf, onPlan } from './calibration.ts';
import type { Corners } from './pictureAddress.ts';

/** What an underlay knows of its size. */
interface Picture extends Frame {
  readonly paperWidth?: number;
  readonly pixelWidth?: number;
  readonly corners?: Corners;
  readonly calibration?: Calibration;
  readonly statedScale?: string;
}

/** Pixels by which a corner is missed when it is pressed, its blurred line included. */
const readPixels = 2.5;
/** Inches of paper: the width of a line, within which no drawing can be read (United States National Map Accuracy Standards: 1/50). */
const readInches = 1 / 50;
/** What the lens and a sheet that doesn't lie flat leave of a photo after it is straightened, as a share of its size. */
const photoShare = 1 / 200;

/** undefined where nobody has set its scale, or its size in pixels isn't known. */
export function tracingAccuracy(underlay: Picture): number | undefined {
  const { width, height, calibration, statedScale, corners } = underlay;
  const pixel = pixelFeet(underlay);
  if (pixel === undefined || (!calibration && statedScale === undefined)) return undefined;
  // From the middle to a corner: so far things lie from what the scale was set by, and by so much of that they are off.
  const size = Math.hypot(width, height) / 2;
  const scale = calibration
    ? (2 * pixel) / distance(onPlan(underlay, calibration.from), onPlan(underlay, calibration.to))
    : 0;
  const checked = calibration?.check ? checkOf(underlay, calibration.check).percent / 100 : 0;
  // Read once where the picture was laid on the plan, and once where it is traced.
  const read = Math.SQRT2 * pixel;
  const feet = Math.hypot(read, size * scale, size * checked, corners ? size * photoShare : 0);
  return feet > 0 && feet <= maxAccuracy ? Number(feet.toPrecision(3)) : undefined;
}

/** Feet by which a point is misread. */
function pixelFeet({ width, paperWidth, pixelWidth, corners }: Picture): number | undefined {
  if (pixelWidth !== undefined) {
    const [a, b] = corners ?? [];
    const shown = a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 1;
    return (readPixels * width) / (pixelWidth * shown);
  }
  return paperWidth === undefined ? undefined : (readInches * width) / paperWidth;
}

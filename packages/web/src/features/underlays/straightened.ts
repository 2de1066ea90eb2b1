// Calculates the size, the place and the rotation of a straightened photo on the plan, and of the photo when it is shown
// again; reads the size that the user types for the photographed paper, of which only the proportions count. The pixels are
// straightened in pictures/worker/pixels.ts.
import { quoted } from '@homeplot/plan/quoted';
import { withinTurn } from '@homeplot/plan/angle';
import { onPlan } from '@homeplot/plan/calibration';
import type { Corners } from '@homeplot/plan/pictureAddress';
import { degrees, distance, midpoint, subtract } from '@homeplot/plan/point';
import type { Underlay } from '@homeplot/plan/underlay';
import { isMetric, tidy, type Units } from '@homeplot/plan/units';
import { millimetersPerInch } from '@homeplot/formats/drawingScale';
import { parseNumber } from '@homeplot/plan/typedLength';

/** The width and the height of the marked area in feet of the plan, each the mean of two opposite sides. */
function enclosed(frame: Underlay, corners: Corners): { readonly width: number; readonly height: number } {
  const [a, b, c, d] = corners;
  const [nw, ne, se, sw] = [onPlan(frame, a), onPlan(frame, b), onPlan(frame, c), onPlan(frame, d)];
  return {
    width: (distance(nw, ne) + distance(sw, se)) / 2,
    height: (distance(nw, sw) + distance(ne, se)) / 2,
  };
}

/** Inches: the longer side that is assumed of a photographed sheet, as of Letter and about as of A4. */
const assumedSide = 11;

export interface SheetSize {
  readonly across: string;
  readonly down: string;
  /** Its proportions, which are those of the marks and aren't rounded. */
  readonly ratio: number;
}

/**
 * The size that the fields show at first: of the marked area on the page of a PDF, or of a common sheet of paper with the
 * proportions of what is marked in a photo.
 */
export function markedSize(underlay: Underlay, corners: Corners, units: Units): SheetSize {
  const { width, height } = enclosed(underlay, corners);
  const { paperWidth } = underlay;
  const inches =
    paperWidth === undefined ? assumedSide / (Math.max(width, height) || 1) : paperWidth / underlay.width;
  const typed = (feet: number): string =>
    isMetric(units)
      ? String(Math.round(feet * inches * millimetersPerInch))
      : String(Math.round(feet * inches * 100) / 100);
  return { across: typed(width), down: typed(height), ratio: width / height };
}

/**
 * The straightened underlay, about where its corners were. It loses its crop and its scale, which were those of the photo.
 * ratio: the width of the straightened picture divided by its height.
 */
export function straightened(underlay: Underlay, corners: Corners, ratio: number): Underlay {
  const { calibration: _, statedScale: __, crop: ___, ...photo } = underlay;
  const [a, b, c, d] = corners;
  const [nw, ne, se, sw] = [onPlan(photo, a), onPlan(photo, b), onPlan(photo, c), onPlan(photo, d)];
  const { width } = enclosed(photo, corners);
  const middle = midpoint(midpoint(nw, se), midpoint(ne, sw));
  const top = subtract(ne, nw);
  const turn = degrees(Math.atan2(top.y, top.x));
  /** Corners are stored as shares of the photo's sides, to five decimals. */
  const round = (share: number): number => Math.round(share * 1e5) / 1e5;
  const [p, q, r, s] = corners.map(({ x, y }) => ({ x: round(x), y: round(y) }));
  return {
    ...photo,
    ...(p && q && r && s ? { corners: [p, q, r, s] as const } : {}),
    x: tidy(middle.x - width / 2),
    y: tidy(middle.y - width / ratio / 2),
    width: tidy(width),
    height: tidy(width / ratio),
    rotation: tidy(withinTurn(turn)),
  };
}

/** The underlay with the photo as it was taken. aspect: the photo's width divided by its height. */
export function unstraightened(underlay: Underlay, aspect: number): Underlay {
  const { corners: _, calibration: __, statedScale: ___, crop: ____, ...photo } = underlay;
  const height = photo.width / aspect;
  return { ...photo, y: tidy(photo.y + (photo.height - height) / 2), height: tidy(height) };
}

/** The largest ratio of a photographed sheet's longer side to its shorter one; a larger one is probably a typing error. */
const maxRatio = 20;

/** Reads the typed proportions of a photographed sheet, such as 11 x 17. */
export function readProportions(
  across: string,
  down: string,
): { readonly ratio: number } | { readonly problem: string } {
  const [width, height] = [parseNumber(across), parseNumber(down)];
  const bad = [
    ['width', across, width],
    ['height', down, height],
  ].find(([, , value]) => typeof value !== 'number' || !(value > 0));
  if (bad)
    return { problem: `${quoted(String(bad[1]))} isn't a ${String(bad[0])}. Type a number such as 11.` };
  const ratio = (width ?? 1) / (height ?? 1);
  return ratio > maxRatio || ratio < 1 / maxRatio
    ? {
        problem: `${across.trim()} by ${down.trim()} is too narrow for a sheet: one side can be at most ${maxRatio} times the other. Check both numbers.`,
      }
    : { ratio };
}

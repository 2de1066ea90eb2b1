// The underlay of a photo, straightened, and back.
import { withinTurn } from '@homeplot/plan/angle';
import { onPlan } from '@homeplot/plan/calibration';
import type { Corners } from '@homeplot/plan/pictureAddress';
import { degrees, distance, midpoint, subtract } from '@homeplot/plan/point';
import type { Underlay } from '@homeplot/plan/underlay';
import { tidy } from '@homeplot/plan/units';

/** Without its crop and scale, which were those of the photo. It stays about where its corners are. */
export function straightened(underlay: Underlay, corners: Corners, ratio: number): Underlay {
  const { calibration: _, statedScale: __, crop: ___, ...photo } = underlay;
  const [a, b, c, d] = corners;
  const [nw, ne, se, sw] = [onPlan(photo, a), onPlan(photo, b), onPlan(photo, c), onPlan(photo, d)];
  const width = (distance(nw, ne) + distance(sw, se)) / 2;
  const middle = midpoint(midpoint(nw, se), midpoint(ne, sw));
  const top = subtract(ne, nw);
  const turn = degrees(Math.atan2(top.y, top.x));
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

/** The photo as it was taken. aspect: its width divided by its height. */
export function unstraightened(underlay: Underlay, aspect: number): Underlay {
  const { corners: _, calibration: __, crop: ___, ...sheet } = underlay;
  const height = sheet.width / aspect;
  return { ...sheet, y: tidy(sheet.y + (sheet.height - height) / 2), height: tidy(height) };
}

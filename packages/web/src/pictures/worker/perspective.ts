// The perspective of a flat sheet in a photo: where each point of the sheet is seen (Heckbert 1989, the projective map from
// a square to a quadrilateral).
import type { Corners } from '@homeplot/plan/pictureAddress';
import type { Point } from '@homeplot/plan/point';

/** From a share of the sheet's width and height to the same of the photo. */
export function perspective([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const sum = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y };
  const [dx1, dy1] = [b.x - c.x, b.y - c.y];
  const [dx2, dy2] = [d.x - c.x, d.y - c.y];
  const base = dx1 * dy2 - dx2 * dy1;
  const g = (sum.x * dy2 - dx2 * sum.y) / base;
  const h = (dx1 * sum.y - sum.x * dy1) / base;
  const [m, n] = [b.x - a.x + g * b.x, d.x - a.x + h * d.x];
  const [p, q] = [b.y - a.y + g * b.y, d.y - a.y + h * d.y];
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return { x: (m * u + n * v + a.x) / depth, y: (p * u + q * v + a.y) / depth };
  };
}

/** Whether four corners go around a sheet clockwise without a dent, as those of any sheet in a photo do. */
export function isSheet(corners: Corners): boolean {
  return corners.every((at, i) => {
    const [next, after] = [corners[(i + 1) % 4] ?? at, corners[(i + 2) % 4] ?? at];
    const turn = (next.x - at.x) * (after.y - next.y) - (next.y - at.y) * (after.x - next.x);
    return turn > 1e-6;
  });
}

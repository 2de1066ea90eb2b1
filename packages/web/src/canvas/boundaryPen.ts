// The pen that passes on boundaries alone, to draw them once more over what is moved across them.
import type { Path, Style } from '@homeplot/plan/pen';
import { PenBetween } from '@homeplot/plan/penBetween';
import type { Point } from '@homeplot/plan/point';

export class BoundaryPen extends PenBetween {
  /** No label is asked for. */
  override readonly labelHeight: number = 0;

  path(path: Path, style: Style): void {
    if (style.isBoundary) this.pen.path(path, style);
  }

  circle(centre: Point, radius: number, style: Style): void {
    if (style.isBoundary) this.pen.circle(centre, radius, style);
  }

  text(): void {}

  image(): void {}
}

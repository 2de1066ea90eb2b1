// Draws only the strokes of marks, without their fills.
import type { Path, Style } from '@homeplot/plan/pen';
import { PenBetween } from '@homeplot/plan/penBetween';
import type { Point } from '@homeplot/plan/point';

export class LinesPen extends PenBetween {
  override path(path: Path, { fill: _fill, ...style }: Style): void {
    if (style.stroke) this.pen.path(path, style);
  }

  override circle(center: Point, radius: number, { fill: _fill, ...style }: Style): void {
    if (style.stroke) this.pen.circle(center, radius, style);
  }
}

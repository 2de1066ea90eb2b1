// Hatches a building's footprint (poché), as drafters do. The footprint is the first area that the building draws, and the
// rest is drawn over the hatch. A proposed building is hatched twice as densely as an existing one.
import { hatchLines } from '@homeplot/plan/hatch';
import type { Path, Pen, Style } from '@homeplot/plan/pen';
import { PenBetween } from '@homeplot/plan/penBetween';

/** Distance between hatch lines, in label heights. */
const spacing = { existing: 0.9, proposed: 0.45 };
const stroke = '#9ca3af';
const weight = 0.1;

/** Use a new one each time a building is drawn. */
export class PochePen extends PenBetween {
  private readonly spacing: number;
  private isHatched = false;

  constructor(pen: Pen, density: keyof typeof spacing) {
    super(pen);
    this.spacing = spacing[density] * pen.labelHeight;
  }

  override path(path: Path, style: Style): void {
    const [first] = path.vertices;
    if (this.isHatched || !path.closed || !style.stroke || !first || this.spacing === 0) {
      this.pen.path(path, style);
      return;
    }
    this.isHatched = true;
    const { stroke: _, ...area } = style;
    if (area.fill) this.pen.path(path, area);
    const { x, y } = first;
    const lines = hatchLines(path, {
      spacing: this.spacing,
      angle: 45,
      origin: { x, y },
      view: this.view,
      sagitta: this.resolution,
    });
    for (const vertices of lines)
      this.pen.path({ vertices, closed: false }, { layer: style.layer, stroke, weight });
    this.pen.path(path, { ...style, fill: undefined });
  }
}

// Draws strata from bottom to top: ground marks at once, boundaries, dimensions and notes after everything else has been
// drawn. So no paving hides a boundary, and nothing hides a dimension or a note. Within a stratum, what lies on top is
// decided by inDrawingOrder in plan/plan.ts.
import type { Point } from '../geometry/point.ts';
import {
  type ImageMark,
  type Path,
  type Pen,
  strata,
  type Stratum,
  type Style,
  type TextMark,
} from '../geometry/pen.ts';
import { PenBetween } from './penBetween.ts';

interface Deferred {
  /** Sequence number of the object that the mark belongs to. */
  readonly object: number;
  readonly draw: () => void;
}

export class StrataPen extends PenBetween {
  private readonly beforeObject: () => void;
  private readonly deferred: Readonly<Record<Stratum, Deferred[]>> = {
    boundaries: [],
    dimensions: [],
    notes: [],
  };
  private object = 0;
  private isGroundDrawn = true;

  /** beforeObject is called before the marks of each object, once per stratum. */
  constructor(pen: Pen, beforeObject: () => void = () => {}) {
    super(pen);
    this.beforeObject = beforeObject;
  }

  /** Must be called before each object is drawn. */
  beginObject(): void {
    this.object += 1;
    this.beforeObject();
  }

  /** Skips ground marks while `draw` runs. */
  withoutGround(draw: () => void): void {
    this.isGroundDrawn = false;
    draw();
    this.isGroundDrawn = true;
  }

  override path(path: Path, style: Style): void {
    this.inTurn(style, () => this.pen.path(path, style));
  }

  override circle(center: Point, radius: number, style: Style): void {
    this.inTurn(style, () => this.pen.circle(center, radius, style));
  }

  override text(text: TextMark, style: Style): void {
    this.inTurn(style, () => this.pen.text(text, style));
  }

  override image(image: ImageMark, style: Style): void {
    this.inTurn(style, () => this.pen.image(image, style));
  }

  /** Draws the deferred marks. */
  finish(): void {
    for (const _ of this.finishInSteps());
  }

  /** Draws the deferred marks, one in each step. */
  *finishInSteps(): Generator<void, void> {
    for (const stratum of strata) {
      let last: number | undefined;
      for (const { object, draw } of this.deferred[stratum].splice(0)) {
        if (object !== last) this.beforeObject();
        last = object;
        draw();
        yield;
      }
    }
  }

  private inTurn({ stratum }: Style, draw: () => void): void {
    if (stratum) this.deferred[stratum].push({ object: this.object, draw });
    else if (this.isGroundDrawn) draw();
  }
}

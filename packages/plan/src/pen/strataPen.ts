// The pen that keeps the strata of a picture: passes on what lies on the ground at once, and when all is drawn what lies
// over it, stratum by stratum. So no paving hides a boundary, and nothing hides a dimension or a note.
import type { Point } from '../geometry/point.ts';
import {
  type ImageMark,
  type Path,
  type Pen,
  strata,
  type Stratum,
  type Style,
  type TextMark,
} from './pen.ts';
import { PenBetween } from './penBetween.ts';

interface Waiting {
  /** The number of the object that it belongs to. */
  readonly object: number;
  readonly draw: () => void;
}

export class StrataPen extends PenBetween {
  private readonly beforeObject: () => void;
  private readonly waiting: Readonly<Record<Stratum, Waiting[]>> = {
    boundaries: [],
    dimensions: [],
    notes: [],
  };
  private object = 0;
  private isGroundDrawn = true;

  /** beforeObject: called before the marks of each object, once for each of its strata. */
  constructor(pen: Pen, beforeObject: () => void = () => {}) {
    super(pen);
    this.beforeObject = beforeObject;
  }

  /** Another object is about to be drawn. */
  begin(): void {
    this.object += 1;
    this.beforeObject();
  }

  /** What is drawn meanwhile is drawn without what lies on the ground. */
  overGround(draw: () => void): void {
    this.isGroundDrawn = false;
    draw();
    this.isGroundDrawn = true;
  }

  path(path: Path, style: Style): void {
    if (style.stratum) this.wait(style.stratum, () => this.pen.path(path, style));
    else if (this.isGroundDrawn) this.pen.path(path, style);
  }

  circle(center: Point, radius: number, style: Style): void {
    if (style.stratum) this.wait(style.stratum, () => this.pen.circle(center, radius, style));
    else if (this.isGroundDrawn) this.pen.circle(center, radius, style);
  }

  text(text: TextMark, style: Style): void {
    if (style.stratum) this.wait(style.stratum, () => this.pen.text(text, style));
    else if (this.isGroundDrawn) this.pen.text(text, style);
  }

  image(image: ImageMark, style: Style): void {
    if (style.stratum) this.wait(style.stratum, () => this.pen.image(image, style));
    else if (this.isGroundDrawn) this.pen.image(image, style);
  }

  /** Draws what has waited for the ground. */
  finish(): void {
    for (const _ of this.finishing());
  }

  /** The same mark by mark. */
  *finishing(): Generator<void, void> {
    for (const stratum of strata) {
      let last: number | undefined;
      for (const { object, draw } of this.waiting[stratum].splice(0)) {
        if (object !== last) this.beforeObject();
        last = object;
        draw();
        yield;
      }
    }
  }

  private wait(stratum: Stratum, draw: () => void): void {
    this.waiting[stratum].push({ object: this.object, draw });
  }
}

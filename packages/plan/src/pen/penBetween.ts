// Base class of pens that wrap another pen and change or reorder marks before passing them on. A mark that isn't changed is
// passed on as it is. Units, resolution, view and so on are those of the wrapped pen.
import type { Box } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { Units } from '../measure/units.ts';
import type { ImageMark, Path, Pen, Style, TextMark } from '../geometry/pen.ts';

export abstract class PenBetween implements Pen {
  readonly labelHeight: number;
  readonly resolution: number;
  readonly view: Box;
  readonly units: Units;
  readonly north: number;
  protected readonly pen: Pen;

  constructor(pen: Pen) {
    this.pen = pen;
    this.labelHeight = pen.labelHeight;
    this.resolution = pen.resolution;
    this.view = pen.view;
    this.units = pen.units;
    this.north = pen.north;
  }

  path(path: Path, style: Style): void {
    const restyled = this.restyled(style);
    if (restyled) this.pen.path(path, restyled);
  }

  circle(center: Point, radius: number, style: Style): void {
    const restyled = this.restyled(style);
    if (restyled) this.pen.circle(center, radius, restyled);
  }

  text(text: TextMark, style: Style): void {
    const restyled = this.restyled(style);
    if (restyled) this.pen.text(text, restyled);
  }

  image(image: ImageMark, style: Style): void {
    const restyled = this.restyled(style);
    if (restyled) this.pen.image(image, restyled);
  }

  /** The style to draw a mark in; undefined leaves the mark out. */
  protected restyled(style: Style): Style | undefined {
    return style;
  }
}

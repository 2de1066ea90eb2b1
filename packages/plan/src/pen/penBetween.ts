// Base class of pens that wrap another pen and change or reorder marks before passing them on. Everything that can be
// asked of the pen (units, resolution, view ...) is that of the wrapped pen.
import type { Box } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { Units } from '../units.ts';
import type { ImageMark, Path, Pen, Style, TextMark } from './pen.ts';

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

  abstract path(path: Path, style: Style): void;
  abstract circle(center: Point, radius: number, style: Style): void;
  abstract text(text: TextMark, style: Style): void;
  abstract image(image: ImageMark, style: Style): void;
}

// A pen between what is drawn and the pen that it is drawn on: it measures as that one does, and each kind of it says of
// every mark how that is passed on.
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

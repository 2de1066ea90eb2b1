// Records the drawn marks in order, as plain data.
import { type Box, everywhere } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { Units } from '../measure/units.ts';
import type { ImageMark, Path, Pen, Style, TextMark } from '../geometry/pen.ts';

export type Mark =
  | { readonly mark: 'path'; readonly path: Path; readonly style: Style }
  | { readonly mark: 'circle'; readonly center: Point; readonly radius: number; readonly style: Style }
  | { readonly mark: 'text'; readonly text: TextMark; readonly style: Style }
  | { readonly mark: 'image'; readonly image: ImageMark; readonly style: Style };

export class RecordingPen implements Pen {
  readonly marks: Mark[] = [];
  readonly labelHeight: number;
  readonly resolution: number;
  readonly view: Box;
  readonly units: Units;
  readonly north: number;

  constructor(labelHeight = 1, resolution = 0, units: Units = 'feet-inches', north = 0, view = everywhere) {
    this.labelHeight = labelHeight;
    this.resolution = resolution;
    this.view = view;
    this.units = units;
    this.north = north;
  }

  path(path: Path, style: Style): void {
    this.marks.push({ mark: 'path', path, style });
  }

  circle(center: Point, radius: number, style: Style): void {
    this.marks.push({ mark: 'circle', center, radius, style });
  }

  text(text: TextMark, style: Style): void {
    this.marks.push({ mark: 'text', text, style });
  }

  image(image: ImageMark, style: Style): void {
    this.marks.push({ mark: 'image', image, style });
  }
}

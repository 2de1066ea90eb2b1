// The pen of a layer: puts what an object draws on the layer that the object lies on, draws faded layers pale, and
// leaves out marks of hidden ones, as the dimensions that an object of another layer writes beside itself.
import type { Point } from '../geometry/point.ts';
import type { Layer } from '../layers.ts';
import { pale } from './pale.ts';
import type { ImageMark, Path, Pen, Style, TextMark } from './pen.ts';
import { PenBetween } from './penBetween.ts';

interface Layers {
  get(id: string): Layer | undefined;
}

export class LayerPen extends PenBetween {
  private readonly layers: Layers;
  private readonly from: string;
  private readonly to: string;
  private readonly faded: boolean;

  /** Marks for the layer `from` go to the layer `to`. */
  constructor(pen: Pen, layers: Layers, from: string, to: string) {
    super(pen);
    this.layers = layers;
    this.from = from;
    this.to = to;
    this.faded = layers.get(to)?.faded ?? false;
  }

  path(path: Path, style: Style): void {
    const laid = this.laid(style);
    if (laid) this.pen.path(path, laid);
  }

  circle(center: Point, radius: number, style: Style): void {
    const laid = this.laid(style);
    if (laid) this.pen.circle(center, radius, laid);
  }

  text(text: TextMark, style: Style): void {
    const laid = this.laid(style);
    if (laid) this.pen.text(text, laid);
  }

  image(image: ImageMark, style: Style): void {
    const laid = this.laid(style);
    if (laid) this.pen.image(image, laid);
  }

  /** The style on its layer; undefined where that is hidden. */
  private laid(style: Style): Style | undefined {
    const layer = style.layer === this.from ? this.to : style.layer;
    const { hidden, faded } = this.layers.get(layer) ?? {};
    if (hidden) return undefined;
    if (!this.faded && !faded) return layer === style.layer ? style : { ...style, layer };
    return {
      ...style,
      layer,
      stroke: style.stroke && pale(style.stroke, left),
      fill: style.fill && pale(style.fill, left),
    };
  }
}

/** How much of a color is left on a faded layer; the rest is paper. */
const left = 0.3;

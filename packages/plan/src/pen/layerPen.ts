// Draws an object on the layer assigned to it: moves its marks there, fades them if the layer is faded, and drops marks
// that belong to hidden layers, such as an object's own dimensions.
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

  /** Marks on layer `from` are drawn on layer `to`. */
  constructor(pen: Pen, layers: Layers, from: string, to: string) {
    super(pen);
    this.layers = layers;
    this.from = from;
    this.to = to;
    this.faded = layers.get(to)?.faded ?? false;
  }

  path(path: Path, style: Style): void {
    const styleOnLayer = this.styleOnLayer(style);
    if (styleOnLayer) this.pen.path(path, styleOnLayer);
  }

  circle(center: Point, radius: number, style: Style): void {
    const styleOnLayer = this.styleOnLayer(style);
    if (styleOnLayer) this.pen.circle(center, radius, styleOnLayer);
  }

  text(text: TextMark, style: Style): void {
    const styleOnLayer = this.styleOnLayer(style);
    if (styleOnLayer) this.pen.text(text, styleOnLayer);
  }

  image(image: ImageMark, style: Style): void {
    const styleOnLayer = this.styleOnLayer(style);
    if (!styleOnLayer) return;
    const { faded } = this.layers.get(styleOnLayer.layer) ?? {};
    const { opacity = 1 } = image;
    this.pen.image(faded ? { ...image, opacity: opacity * left } : image, styleOnLayer);
  }

  /** The style with its final layer and colors; undefined if that layer is hidden. */
  private styleOnLayer(style: Style): Style | undefined {
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

/** Share of a color that is left on a faded layer; the rest is paper white. */
const left = 0.3;

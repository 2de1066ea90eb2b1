// A pen for an object that the user has assigned to a layer: moves its marks there, fades them if the layer is faded, and drops
// marks that belong to hidden layers, such as the object's own dimensions.
import type { Layer } from '../settings/layers.ts';
import { pale } from '../pen/color.ts';
import type { ImageMark, Pen, Style } from '../geometry/pen.ts';
import { PenBetween } from '../pen/penBetween.ts';

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

  override image(image: ImageMark, style: Style): void {
    const { faded } = this.layers.get(this.layerOf(style)) ?? {};
    const { opacity = 1 } = image;
    super.image(faded ? { ...image, opacity: opacity * fadedShare } : image, style);
  }

  /** The style with its final layer and colors; undefined if that layer is hidden. */
  protected override restyled(style: Style): Style | undefined {
    const layer = this.layerOf(style);
    const { hidden, faded } = this.layers.get(layer) ?? {};
    if (hidden) return undefined;
    if (!this.faded && !faded) return layer === style.layer ? style : { ...style, layer };
    return {
      ...style,
      layer,
      stroke: style.stroke && pale(style.stroke, fadedShare),
      fill: style.fill && pale(style.fill, fadedShare),
    };
  }

  private layerOf({ layer }: Style): string {
    return layer === this.from ? this.to : layer;
  }
}

/** The share of a color that remains on a faded layer; the rest is paper white. */
const fadedShare = 0.3;

// Counts the cost of drawing, in units of about a microsecond rather than by the clock, so that a plan looks the same on
// every machine. An object that costs too much is simplified: drawn without its finer lines and the rest of its text.
import type { Style } from '@homeplot/plan/pen';

/** The most units for one object on one piece of the picture; its main lines may cost as much again. */
const maxUnits = 20_000;
/** An object of so many units may take the canvas far longer than the calls themselves, so all its units count for flushing. */
const heavyUnits = 200;
/** For lighter objects, only this share of their units counts for flushing. */
const lightShare = 0.05;
/** Millimeters: lines up to this weight are detail. */
const maxDetailWeight = 0.2;
/** Units of what is drawn. */
export const costs = {
  mark: 3,
  vertex: 0.5,
  /** A vertex that bounds the fill of a long path. */
  filledVertex: 4,
  /** A pixel of a line's length. */
  pixel: 0.03,
  /** A pixel of a fill. */
  filledPixel: 5e-4,
  /** A line of text. */
  letters: 120,
} as const;
/** The share of a fill's units that counts for flushing, since flushing costs as much as a few fills of the whole piece. */
const fillShare = 0.2;
/** How many times the area of a piece of the picture may be filled. */
const maxLayers = 250;

export class DrawingBudget {
  /** Units of everything drawn so far. */
  spent = 0;
  /** Units since the canvas was last flushed. */
  unflushed = 0;
  /** Whether any object was simplified. */
  isSimplified = false;
  /** Units of the current object. */
  private ofObject = 0;
  /** Pixels that were filled so far. */
  private filled = 0;
  private readonly maxFilled: number;

  /** area: of the piece of the picture, in pixels. */
  constructor(area: number) {
    this.maxFilled = maxLayers * area;
  }

  /** Call it before each object. */
  begin(): void {
    this.ofObject = 0;
  }

  spend(units: number): void {
    this.ofObject += units;
    this.spent += units;
    this.unflushed += this.ofObject > heavyUnits || this.isFull ? units : units * lightShare;
  }

  /** The style for a path whose bounds have this many pixels. After many layers of fills, it has no fill. */
  withAllowedFill(style: Style, pixels: number): Style {
    if (!style.fill) return style;
    if (this.isFull) {
      this.isSimplified = true;
      const { fill: _, ...rest } = style;
      return rest;
    }
    this.filled += pixels;
    this.spent += pixels * costs.filledPixel;
    this.unflushed += pixels * costs.filledPixel * fillShare;
    return style;
  }

  /** Whether there are so many layers of fills that neither fills nor detail are drawn anymore. */
  private get isFull(): boolean {
    return this.filled > this.maxFilled;
  }

  /** Whether a mark may be drawn; style is undefined for text. */
  allows(style?: Style): boolean {
    const isDetail =
      style !== undefined && (style.weight ?? 1) <= maxDetailWeight && style.fill === undefined;
    if (this.ofObject <= maxUnits && !(isDetail && this.isFull)) return true;
    const isMain = style !== undefined && !isDetail;
    if (isMain && this.ofObject <= 2 * maxUnits) return true;
    this.isSimplified = true;
    return false;
  }
}

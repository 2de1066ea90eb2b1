// Counts the cost of drawing, in units of about a microsecond rather than by the clock, so that a plan looks the same on
// every machine. An object that costs too much is simplified: drawn without its finer lines and the rest of its text.
import type { Style } from '@homeplot/plan/pen';

/** Units for one object on one piece of the picture; its main lines may cost as much again. */
const maxUnits = 20_000;
/** Objects of more units may take the canvas far longer than the calls themselves; of lighter ones a share of the units counts. */
const heavy = 200;
const lightShare = 0.05;
/** Millimeters: lines up to this weight are detail. */
const detail = 0.2;
/** Units for a mark, for each of its vertices, for each that bounds the fill of a long path, for a pixel of its length, for one of its fill, and for a line of text. */
export const costs = {
  mark: 3,
  vertex: 0.5,
  filledVertex: 4,
  pixel: 0.03,
  filledPixel: 5e-4,
  letters: 120,
} as const;
/** Share of the units of a fill that count towards flushing, which costs as much as a few fills of the whole piece. */
const fillShare = 0.2;
/** How often a piece of the picture may be filled all over. */
const maxLayers = 250;

export class DrawingBudget {
  /** Units of everything drawn so far. */
  spent = 0;
  /** Units since the canvas was last flushed. */
  unflushed = 0;
  /** Whether any object was simplified. */
  isSimplified = false;
  private ofObject = 0;
  private filled = 0;
  private readonly maxFilled: number;

  /** area: of the piece of the picture, in pixels. */
  constructor(area: number) {
    this.maxFilled = maxLayers * area;
  }

  /** Another object is about to be drawn. */
  begin(): void {
    this.ofObject = 0;
  }

  spend(units: number): void {
    this.ofObject += units;
    this.spent += units;
    this.unflushed += this.ofObject > heavy || this.isFull ? units : units * lightShare;
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

  /** Whether there are so many layers of fills that neither fills nor detail are drawn any more. */
  private get isFull(): boolean {
    return this.filled > this.maxFilled;
  }

  /** Whether a mark may be drawn; style is undefined for text. */
  allows(style?: Style): boolean {
    const isDetail = style !== undefined && (style.weight ?? 1) <= detail && style.fill === undefined;
    if (this.ofObject <= maxUnits && !(isDetail && this.isFull)) return true;
    const isMain = style !== undefined && !isDetail;
    if (isMain && this.ofObject <= 2 * maxUnits) return true;
    this.isSimplified = true;
    return false;
  }
}

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
/** Units for a mark, for each of its vertices, for each that bounds the fill of a long path, for a pixel of its length, and for a line of text. */
export const costs = { mark: 3, vertex: 0.5, filledVertex: 4, pixel: 0.03, letters: 120 } as const;

export class DrawingBudget {
  /** Units of everything drawn so far. */
  spent = 0;
  /** Units since the canvas was last flushed. */
  unflushed = 0;
  /** Whether any object was simplified. */
  isSimplified = false;
  private ofObject = 0;

  /** Another object is about to be drawn. */
  begin(): void {
    this.ofObject = 0;
  }

  spend(units: number): void {
    this.ofObject += units;
    this.spent += units;
    this.unflushed += this.ofObject > heavy ? units : units * lightShare;
  }

  /** Whether a mark may be drawn; style is undefined for text. */
  allows(style?: Style): boolean {
    if (this.ofObject <= maxUnits) return true;
    const isMain = style !== undefined && ((style.weight ?? 1) > detail || style.fill !== undefined);
    if (isMain && this.ofObject <= 2 * maxUnits) return true;
    this.isSimplified = true;
    return false;
  }
}

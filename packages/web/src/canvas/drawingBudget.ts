// Counts the cost of drawing, in units of about a microsecond instead of by the clock, so that a plan looks the same on
// every machine. An object that costs too much is drawn plainly: without its finer lines and further text.
import type { Style } from '@homeplot/plan/pen';

/** Units for one object on one piece of the picture; its main lines may take as many again. */
const most = 20_000;
/** An object of more units may take the canvas far longer than it takes to describe; of lighter ones there may be many. */
const heavy = 200;
/** Millimeters: lines that are no heavier are detail. */
const detail = 0.2;
/** Units of a mark, of each of its vertices, of each that bounds the fill of a long path, of a pixel of its length, and of a line of letters. */
export const costs = { mark: 3, vertex: 0.5, filledVertex: 4, pixel: 0.03, letters: 120 } as const;

export class DrawingBudget {
  /** Units of all that was drawn. */
  spent = 0;
  /** Units of heavy objects since the marks were last put on the canvas for good. */
  unflushed = 0;
  /** Whether any object was drawn plainly. */
  isPlain = false;
  private ofObject = 0;

  /** Another object is about to be drawn. */
  begin(): void {
    this.ofObject = 0;
  }

  spend(units: number): void {
    this.ofObject += units;
    this.spent += units;
    if (this.ofObject > heavy) this.unflushed += units;
  }

  /** Whether a mark may be drawn; style: undefined of letters. */
  allows(style?: Style): boolean {
    if (this.ofObject <= most) return true;
    const isMain = style !== undefined && ((style.weight ?? 1) > detail || style.fill !== undefined);
    if (isMain && this.ofObject <= 2 * most) return true;
    this.isPlain = true;
    return false;
  }
}

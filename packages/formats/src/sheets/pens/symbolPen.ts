// Draws only the symbol of an object, as a legend shows it.
import type { Pen, Style, TextMark } from '@homeplot/plan/pen';
import { PenBetween } from '@homeplot/plan/penBetween';

/** Leaves out words beside a symbol, such as an elevation, and enlarges the letters in it, which tell it from others. */
export class SymbolPen extends PenBetween {
  private readonly leastLetters: number;

  /** leastLetters: the height in feet up to which letters are enlarged. */
  constructor(pen: Pen, leastLetters = 0) {
    super(pen);
    this.leastLetters = leastLetters;
  }

  override text(text: TextMark, style: Style): void {
    if (text.align !== 'middle') return;
    this.pen.text({ ...text, height: Math.max(text.height, this.leastLetters) }, style);
  }
}

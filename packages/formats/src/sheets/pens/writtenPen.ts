// Passes marks on, and remembers where text is written, so that later marks can keep clear of it.
import type { Style, TextMark } from '@homeplot/plan/pen';
import { PenBetween } from '@homeplot/plan/penBetween';
import { type TextRect, textRect } from '@homeplot/plan/textRect';

export class WrittenPen extends PenBetween {
  readonly written: TextRect[] = [];

  override text(text: TextMark, style: Style): void {
    this.written.push(textRect(text));
    super.text(text, style);
  }
}

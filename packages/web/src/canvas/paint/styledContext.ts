// A 2D context that knows what is set on it, since setting a style costs more than knowing that it is set. While a pen draws
// on it, nothing else may set these styles.
import type { TextMark } from '@homeplot/plan/pen';
import { textFont } from '@homeplot/plan/textMetrics';
import type { Context } from './board.ts';

interface Styles {
  fill: string;
  stroke: string;
  /** Device pixels. */
  width: number;
  /** Device pixels: the size of the font. */
  letters: number;
  align: TextMark['align'];
  dash: readonly number[] | undefined;
}

export class StyledContext {
  readonly context: Context;
  private set: Styles = { fill: '', stroke: '', width: 0, letters: 0, align: 'start', dash: undefined };
  private readonly saved: Styles[] = [];

  constructor(context: Context) {
    this.context = context;
  }

  /** Sets what pens expect at their beginning, whatever was drawn by others before. */
  begin(): void {
    const { context, set } = this;
    set.align = 'start';
    set.dash = undefined;
    context.lineCap = 'butt';
    context.lineJoin = 'miter';
    context.textAlign = 'start';
    context.textBaseline = 'alphabetic';
    context.setLineDash([]);
  }

  save(): void {
    this.context.save();
    this.saved.push({ ...this.set });
  }

  restore(): void {
    this.context.restore();
    Object.assign(this.set, this.saved.pop());
  }

  setFill(fill: string): void {
    if (fill === this.set.fill) return;
    this.context.fillStyle = fill;
    this.set.fill = fill;
  }

  /** width and unit, by which the dashes are multiplied, in device pixels. */
  setLine(stroke: string, width: number, dash: readonly number[] | undefined, unit: number): void {
    const { context, set } = this;
    if (stroke !== set.stroke) {
      context.strokeStyle = stroke;
      set.stroke = stroke;
    }
    if (width !== set.width) {
      context.lineWidth = width;
      set.width = width;
    }
    if (dash !== set.dash) {
      context.setLineDash(dash?.map((length) => length * unit) ?? []);
      set.dash = dash;
    }
  }

  /** Device pixels. */
  setLetters(size: number): void {
    if (size === this.set.letters) return;
    this.context.font = `${size}px ${textFont}`;
    this.set.letters = size;
  }

  setAlign(align: TextMark['align']): void {
    if (align === this.set.align) return;
    this.context.textAlign = align === 'middle' ? 'center' : align;
    this.set.align = align;
  }
}

// What pens have set on a canvas. To set a style costs more than to know that it is set.
import type { TextMark } from '@homeplot/plan/pen';

/** What a canvas is set to, as far as pens have set it. */
export interface CanvasStyles {
  fill: string;
  stroke: string;
  /** Device pixels. */
  width: number;
  font: string;
  align: TextMark['align'];
  dash: readonly number[] | undefined;
}

export const noStyles = (): CanvasStyles => ({
  fill: '',
  stroke: '',
  width: 0,
  font: '',
  align: 'start',
  dash: undefined,
});

// Layer, ink and horizontal text for everything on a sheet besides the plan.
import type { Pen, TextMark } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';

export const layer = 'title';
export const ink = '#1f2937';

/** height: font size in feet. */
export function write(
  pen: Pen,
  at: Point,
  content: string,
  height: number,
  { align = 'start', baseline = 'baseline' }: Partial<Pick<TextMark, 'align' | 'baseline'>> = {},
): void {
  pen.text({ at, content, height, angle: 0, align, baseline }, { layer, fill: ink });
}

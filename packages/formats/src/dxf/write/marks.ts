// Draws recorded marks on another pen.
import type { Pen } from '@homeplot/plan/pen';
import type { Mark } from '@homeplot/plan/recordingPen';

export function replay(marks: readonly Mark[], pen: Pen): void {
  for (const mark of marks)
    if (mark.mark === 'path') pen.path(mark.path, mark.style);
    else if (mark.mark === 'circle') pen.circle(mark.center, mark.radius, mark.style);
    else if (mark.mark === 'text') pen.text(mark.text, mark.style);
    else pen.image(mark.image, mark.style);
}

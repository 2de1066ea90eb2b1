// The legend of a sheet: by which lines it tells what stands from what is to come and to go.
import type { Status } from '@homeplot/plan/kind';
import type { LayerTable } from '@homeplot/plan/layerTable';
import type { Pen } from '@homeplot/plan/pen';
import type { Plan } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { statusNames } from '@homeplot/plan/statusNames';
import { StatusPen } from '@homeplot/plan/statusPen';
import { textWidth } from '@homeplot/plan/textMetrics';

/** Millimetres of paper: a sample, its letters, the gaps after each, and how far it lies under what is above it. */
const sample = { width: 9, height: 4.5 };
const letters = 2.5;
const gaps = { sample: 2, name: 7, above: 6 };
const layer = 'title';
const ink = '#1f2937';
const fill = '#e5e7eb';
const weight = 0.35;

/** In the order of the work. */
const ranked = Object.keys(statusNames) as Status[];

/** The statuses of what is shown of a plan. */
export function shownStatuses({ objects }: Plan, layers: LayerTable): readonly Status[] {
  const found = new Set<Status>();
  for (const object of objects.values()) if (object.status && layers.shows(object)) found.add(object.status);
  return ranked.filter((status) => found.has(status));
}

/** Draws it in a row below a point; scale is in millimetres of paper to a foot. */
export function drawLegend(pen: Pen, at: Point, shown: readonly Status[], scale: number): void {
  let { x } = at;
  const [top, bottom] = [at.y + gaps.above / scale, at.y + (gaps.above + sample.height) / scale];
  for (const status of shown) {
    const right = x + sample.width / scale;
    const vertices = [
      { x, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x, y: bottom },
    ];
    new StatusPen(pen, status).path({ vertices, closed: true }, { layer, stroke: ink, weight, fill });
    const name = statusNames[status];
    const written = { x: right + gaps.sample / scale, y: (top + bottom) / 2 };
    const height = letters / scale;
    pen.text(
      { at: written, content: name, height, angle: 0, align: 'start', baseline: 'middle' },
      { layer, fill: ink },
    );
    x = written.x + textWidth(name, height) + gaps.name / scale;
  }
}

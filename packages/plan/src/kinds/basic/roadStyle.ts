// The drawing that roads and corners share: a paved band with two edges and a dashed center line.
import type { Path, Pen, Vertex } from '../../geometry/pen.ts';
import { ink, inkOn, paint, weights } from '../../lettering/ink.ts';

const layer = 'paving';
/** Millimeters on paper. */
const centerDash = [4, 2.5];
const assumedDash = [1.5, 1.5];

export interface Band {
  readonly left: readonly Vertex[];
  readonly right: readonly Vertex[];
  readonly center: readonly Vertex[];
  /** Feet. */
  readonly width: number;
  readonly color: string;
  /** Whether its width is only assumed: the edges are dashed. */
  readonly isAssumed?: boolean;
}

const open = (vertices: readonly Vertex[]): Path => ({ vertices, closed: false });

/** The band's outline as one closed path: along the right edge, and back along the left. */
function outline({ left, right }: Band): Path {
  const back = left.map((vertex, i) => {
    const next = left[i - 1];
    return { x: vertex.x, y: vertex.y, bulge: next?.bulge ? -next.bulge : undefined };
  });
  return { vertices: [...right, ...back.toReversed()], closed: true };
}

export function drawBand(band: Band, pen: Pen): void {
  const fill = paint(band.color) ?? '#ffffff';
  // A hairline in the fill's color hides the seams between adjacent bands, if they are wide enough to be visible.
  const seam = band.width > pen.resolution * 4 ? { stroke: fill, weight: weights.label } : {};
  pen.path(outline(band), { layer, fill, ...seam });
  const edge = {
    layer,
    stroke: ink,
    weight: weights.object,
    ...(band.isAssumed ? { dash: assumedDash } : {}),
  };
  pen.path(open(band.left), edge);
  pen.path(open(band.right), edge);
  if (band.width > pen.resolution * 6) {
    pen.path(open(band.center), {
      layer,
      stroke: inkOn(band.color),
      weight: weights.detail,
      dash: centerDash,
    });
  }
}

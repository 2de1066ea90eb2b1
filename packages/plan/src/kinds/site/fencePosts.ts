// The posts of a fence at their real spacing or, if those are too small to be seen, crosses.
import { marksAlong, postsAlong } from '../../geometry/along.ts';
import { add, type Point, scaleBy } from '../../geometry/point.ts';
import type { Path, Pen } from '../../geometry/pen.ts';
import { inchesPerFoot } from '../../measure/units.ts';
import { layers, linesOf, open } from '../../shapes/layers.ts';

export const layer = layers.landscape;
export const lines = linesOf(layer);
/** Half the width in feet of a post, which is four inches wide. */
export const post = 2 / inchesPerFoot;
/** Label heights: a smaller post would be lost in the line of the fence, which is heavy if the fence is proposed. */
const minPost = 0.3;

/** Draws a cross, whose size on paper is the same at any scale. */
function drawCross(pen: Pen, at: Point, along: Point): void {
  const arm = pen.labelHeight * 0.35;
  const slant = { x: along.x - along.y, y: along.y + along.x };
  const other = { x: along.x + along.y, y: along.y - along.x };
  for (const diagonal of [slant, other])
    pen.path(open(add(at, scaleBy(diagonal, -arm)), add(at, scaleBy(diagonal, arm))), lines.detail);
}

export function drawPosts(path: Path, spacing: number, pen: Pen): void {
  const seen = post > pen.resolution * 1.5 && post >= pen.labelHeight * minPost;
  const posts = seen ? postsAlong(path, spacing, pen.view).map(({ at }) => at) : path.vertices;
  for (const at of posts) pen.circle(at, post, lines.solid);
  if (seen || pen.labelHeight === 0) return;
  for (const { at, along } of marksAlong(path, pen.labelHeight * 5, pen.view)) drawCross(pen, at, along);
}

// A fence: its line, with posts at their real spacing or, if those are too small to be seen, the crosses that mark fences on
// plans.
import { choice, length, listed, tallness } from '../../objects/properties.ts';
import { drawnPieces, isDetailed, pathKind } from '../../traced/tracedKind.ts';
import { marksAlong, postsAlong } from '../../geometry/along.ts';
import { add, type Point, scaleBy } from '../../geometry/point.ts';
import type { Path, Pen } from '../../geometry/pen.ts';
import { inchesPerFoot } from '../../measure/units.ts';
import { layers, linesOf, open } from '../../shapes/layers.ts';

const layer = layers.landscape;
const lines = linesOf(layer);
/** Feet: a post is four inches wide. */
const postRadius = 2 / inchesPerFoot;
/** Label heights: a smaller post would be lost in the line of the fence, which is thick if the fence is proposed. */
const minPostRadius = 0.3;
/** Label heights between two crosses, and the length of their arms as a factor of it. Chosen by eye. */
const cross = { spacing: 5, arm: 0.35 } as const;

export const fence = pathKind({
  type: 'fence',
  title: 'Fence',
  layer,
  stands: true,
  properties: {
    material: listed(
      choice(
        'Material',
        { wood: 'Wood', vinyl: 'Vinyl', chainLink: 'Chain link', metal: 'Metal', wire: 'Wire' },
        'wood',
      ),
    ),
    tall: tallness(50),
    spacing: length('Post spacing (feet)', 8, { min: 1, max: 100 }),
  },
  gates: 'fence',
  draw(object, pen) {
    for (const piece of drawnPieces(object, pen, layer, postRadius)) {
      pen.path(piece, lines.object);
      if (isDetailed(object)) drawPosts(piece, object.spacing, pen);
    }
  },
});

/** Draws posts, or crosses if those are too small to be seen. */
function drawPosts(path: Path, spacing: number, pen: Pen): void {
  const showsPosts = postRadius > pen.resolution * 1.5 && postRadius >= pen.labelHeight * minPostRadius;
  const posts = showsPosts ? postsAlong(path, spacing, pen.view).map(({ at }) => at) : path.vertices;
  for (const at of posts) pen.circle(at, postRadius, lines.solid);
  if (showsPosts || pen.labelHeight === 0) return;
  for (const { at, along } of marksAlong(path, pen.labelHeight * cross.spacing, pen.view))
    drawCross(pen, at, along);
}

/** Draws a cross, whose size on paper is the same at any scale. */
function drawCross(pen: Pen, at: Point, along: Point): void {
  const arm = pen.labelHeight * cross.arm;
  const slant = { x: along.x - along.y, y: along.y + along.x };
  const other = { x: along.x + along.y, y: along.y - along.x };
  for (const diagonal of [slant, other])
    pen.path(open(add(at, scaleBy(diagonal, -arm)), add(at, scaleBy(diagonal, arm))), lines.detail);
}

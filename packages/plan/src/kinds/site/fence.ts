// A fence: its line, and its posts at their real distance; from further off the crosses by which plans mark fences.
import { marksAlong, postsAlong } from '../../geometry/along.ts';
import { add, type Point, scaleBy } from '../../geometry/point.ts';
import type { Path, Pen } from '../../pen/pen.ts';
import { inchesPerFoot } from '../../units.ts';
import { layers, linesOf, open } from './layers.ts';
import { choice, length, listed } from '../properties.ts';
import { drawnPieces, isDetailed, pathKind } from './tracedKind.ts';

const layer = layers.landscape;
const lines = linesOf(layer);
/** Half of a post of four inches. */
const post = 2 / inchesPerFoot;
/** Label heights: a smaller post can't be seen on the line of a fence, which is heavy if it is proposed. */
const leastPost = 0.3;

/** A cross of one size on paper, whatever the scale. */
function drawCross(pen: Pen, at: Point, along: Point): void {
  const arm = pen.labelHeight * 0.35;
  const slant = { x: along.x - along.y, y: along.y + along.x };
  const other = { x: along.x + along.y, y: along.y - along.x };
  for (const way of [slant, other])
    pen.path(open(add(at, scaleBy(way, -arm)), add(at, scaleBy(way, arm))), lines.detail);
}

function drawPosts(path: Path, spacing: number, pen: Pen): void {
  const seen = post > pen.resolution * 1.5 && post >= pen.labelHeight * leastPost;
  const posts = seen ? postsAlong(path, spacing, pen.view).map(({ at }) => at) : path.vertices;
  for (const at of posts) pen.circle(at, post, lines.solid);
  if (seen || pen.labelHeight === 0) return;
  for (const { at, along } of marksAlong(path, pen.labelHeight * 5, pen.view)) drawCross(pen, at, along);
}

export const fence = pathKind({
  type: 'fence',
  title: 'Fence',
  layer,
  properties: {
    material: listed(
      choice(
        'Material',
        { wood: 'Wood', vinyl: 'Vinyl', chainLink: 'Chain link', metal: 'Metal', wire: 'Wire' },
        'wood',
      ),
    ),
    tall: length('Height (feet)', 6, { min: 0.5, max: 50 }),
    spacing: length('Post spacing (feet)', 8, { min: 1, max: 100 }),
  },
  gates: 'fence',
  draw(object, pen) {
    for (const piece of drawnPieces(object, pen, layer, post)) {
      pen.path(piece, lines.object);
      if (isDetailed(object)) drawPosts(piece, object.spacing, pen);
    }
  },
});

// A fence: its line, with posts at their real spacing or, if those are too small to be seen, the crosses that mark fences on
// plans.
import { choice, length, listed, tallness } from '../../objects/properties.ts';
import { drawnPieces, isDetailed, pathKind } from '../../traced/tracedKind.ts';
import { layer, post, lines, drawPosts } from './fencePosts.ts';

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
    for (const piece of drawnPieces(object, pen, layer, post)) {
      pen.path(piece, lines.object);
      if (isDetailed(object)) drawPosts(piece, object.spacing, pen);
    }
  },
});

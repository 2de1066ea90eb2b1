// A retaining wall, which holds back the ground on its right.
import { marksAlong } from '../../geometry/along.ts';
import { perimeterOf } from '../../geometry/outline.ts';
import { add, scaleBy, turnRight } from '../../geometry/point.ts';
import { closed } from '../../shapes/layers.ts';
import { knownElevation, length, tallness } from '../../objects/properties.ts';
import { pathKind } from '../../traced/tracedKind.ts';
import { layer, drawBody, lines } from './wall.ts';

/** Feet between the teeth, which are on the side of the ground that is held back. */
const toothSpacing = 3;

export const retainingWall = pathKind({
  type: 'retainingWall',
  title: 'Retaining wall',
  layer,
  stands: true,
  properties: {
    thickness: length('Thickness (feet)', 1, { min: 0.1, max: 20 }),
    tall: tallness(50, 'The teeth point to the high side'),
    top: knownElevation('Ground at the top'),
    bottom: knownElevation('Ground at the foot'),
  },
  ground(path) {
    const { thickness: width, top, bottom } = path;
    return top === '' || bottom === '' ? [] : [{ shape: 'wall', path, width, top, bottom }];
  },
  across: ({ thickness }) => thickness,
  isByLine: true,
  draw(object, pen) {
    drawBody(object, object.thickness, pen);
    const half = object.thickness / 2;
    if (half < pen.resolution || perimeterOf(object) < object.thickness) return;
    for (const { at, along } of marksAlong(object, Math.max(toothSpacing, object.thickness * 2), pen.view)) {
      const across = turnRight(along);
      pen.path(
        closed(
          add(at, add(scaleBy(along, -half), scaleBy(across, -half))),
          add(at, add(scaleBy(along, half), scaleBy(across, -half))),
          add(at, scaleBy(across, half)),
        ),
        lines.solid,
      );
    }
  },
});

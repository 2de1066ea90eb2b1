// An easement along a line: its two dashed edges, and a label with its purpose.
import { isAssumed } from '../../objects/assumed.ts';
import { bandAlong } from '../../geometry/band.ts';
import { grow } from '../../geometry/box.ts';
import {
  directionOn,
  type Edge,
  edgeLength,
  edgePath,
  edgesOf,
  pointOnEdge,
} from '../../geometry/outline.ts';
import { turnRight } from '../../geometry/point.ts';
import type { Label } from '../../lettering/label.ts';
import { besideLeader, leaderReach, placesLed, widestOf } from '../../lettering/leaders.ts';
import { pathBox } from '../../geometry/boundsPen.ts';
import { textWidth } from '../../geometry/textMetrics.ts';
import { formatLength } from '../../measure/units.ts';
import { clearOfLines } from '../../lettering/ink.ts';
import { uprightAngle } from '../../lettering/readingAngle.ts';
import { centered, layers, linesOf } from '../../shapes/layers.ts';
import { guessed, length, words } from '../../objects/properties.ts';
import { pathKind } from '../../traced/tracedKind.ts';

const layer = layers.property;
const lines = linesOf(layer);
/** Millimeters on paper. */
const edgeStyle = { ...lines.detail, dash: [5, 1.5, 1, 1.5] };

const style = { ...lines.solid, ...clearOfLines };
/** Positions of the label along the easement, best first: 0 is its middle, 1 and -1 its ends. */
const slides = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1] as const;

/** Label heights: a wider label gets no leader. */
const maxLeaderText = 14;
/** Label heights: a shorter easement gets no leader. */
const minLedLength = 6;
/** Shares of the easement's length at which a leader may begin, best first. */
const leaderStarts = [0.5, 0.1, 0.9] as const;

export const easement = pathKind({
  type: 'easement',
  title: 'Easement',
  layer,
  properties: {
    width: guessed(length('Width (feet)', 10, { min: 1, max: 5000 })),
    purpose: guessed(words('Purpose', 'Utility easement')),
  },
  across: ({ width }) => width,
  draw(object, pen) {
    const { area, left, right } = bandAlong(object, object.width);
    // Not painted. It marks the ground of the easement, so that the label of a lot's area isn't written there.
    pen.path(area, { layer });
    pen.path(left, edgeStyle);
    pen.path(right, edgeStyle);
  },
  labels: {
    reach: () => leaderReach(maxLeaderText),
    list(object, lettering) {
      const { labelHeight: height, units } = lettering;
      const longest = edgesOf(object).reduce<Edge | undefined>(
        (long, edge) => (long && edgeLength(long) >= edgeLength(edge) ? long : edge),
        undefined,
      );
      if (!longest) return [];
      const isGuess = isAssumed(object, 'width') || isAssumed(object, 'purpose');
      const content = `${formatLength(object.width, units)} ${object.purpose}${isGuess ? ' (assumed)' : ''}`;
      const label: Label = {
        rank: 'name',
        reach: grow(pathBox(edgePath(longest)), leaderReach(maxLeaderText) * height),
        *places() {
          const slack = 1 - (textWidth(content, height) + height) / edgeLength(longest);
          if (height > object.width || slack < 0) return;
          for (const slide of slides) {
            const along = 0.5 + (slide * slack) / 2;
            const angle = uprightAngle(directionOn(longest, along));
            const at = pointOnEdge(longest, along);
            yield centered(content, at, height, style, angle);
          }
        },
        *leaders() {
          const rows = besideLeader(content.split(' '));
          if (widestOf(rows) > maxLeaderText || edgeLength(longest) < minLedLength * height) return;
          for (const along of leaderStarts) {
            const out = turnRight(directionOn(longest, along));
            yield* placesLed({ from: pointOnEdge(longest, along), out, lines: rows, style }, lettering);
          }
        },
      };
      return [label];
    },
  },
});

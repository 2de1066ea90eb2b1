// A metes-and-bounds description of a lot from the courses that a deed or a survey gave.
import { outlineOf } from '@homeplot/plan/anchors';
import { formatAngle } from '@homeplot/plan/angle';
import { formatBearing } from '@homeplot/plan/bearing';
import { kindOf } from '@homeplot/plan/kinds';
import { edgesOf } from '@homeplot/plan/outline';
import { inOrder, type Plan } from '@homeplot/plan/plan';
import { printedNumbers } from '@homeplot/plan/recorded';
import { formatDistance } from '@homeplot/plan/units';

/** Describes the first lot that has a recorded direction or radius for every edge; undefined if there is none. */
export function legalDescription(plan: Plan): string | undefined {
  const { units, north } = plan.settings;
  for (const lot of inOrder(plan)) {
    const outline = outlineOf(lot);
    const edgeData = kindOf(lot).path?.edges?.(lot);
    if (!outline || !edgeData || edgeData.length === 0) continue;
    const courses = edgesOf(outline).flatMap((edge) => {
      const { direction, length, radius, chord, central } = printedNumbers(
        edge,
        edgeData[edge.index]?.recorded,
      );
      if (direction === undefined) return [];
      const bearing = formatBearing(direction - north);
      const lengthText = formatDistance(length, units);
      if (radius === undefined) return [`thence ${bearing} ${lengthText}`];
      const phrases = [
        `thence along a curve to the ${edge.bulge > 0 ? 'right' : 'left'} with a radius of ${formatDistance(radius, units)} and an arc length of ${lengthText}`,
        central === undefined ? '' : `through a central angle of ${formatAngle(central)}`,
        `chord bearing ${bearing}${chord === undefined ? '' : ` ${formatDistance(chord, units)}`}`,
      ];
      return [phrases.filter(Boolean).join(', ')];
    });
    if (courses.length === edgeData.length)
      return `Beginning at a corner; ${courses.join('; ')}, to the point of beginning.`;
  }
  return undefined;
}

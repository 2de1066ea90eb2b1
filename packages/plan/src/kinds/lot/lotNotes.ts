// The notes on how a lot was closed: on the sheet and in its card.
import { formatBearing } from '../../survey/bearing.ts';
import { misclosureText } from '../../survey/closureText.ts';
import { formatDistance, type Units } from '../../units.ts';
import { closingName, type KnownOutline } from './lotEdge.ts';
import { type Adjustment, adjustmentOf, openSurveyOf } from './lotSurvey.ts';

/** For the card, where edges have numbers. */
export function adjustmentText({ gap, oneIn, edge }: Adjustment, units: Units): string {
  const taken =
    edge === undefined ? 'Each edge took its share by the compass rule.' : `Edge ${edge + 1} took it up.`;
  return `The recorded numbers miss closing by ${misclosureText(gap, oneIn, units)}. ${taken}`;
}

/** For the sheet, where an edge is identified by its course. */
export function closureNotes(object: KnownOutline, units: Units, north: number): readonly string[] {
  const adjusted = adjustmentOf(object);
  if (adjusted) {
    const { gap, oneIn, edge } = adjusted;
    const { direction, length } = object.edges[edge ?? -1]?.recorded ?? {};
    const how =
      direction === undefined || length === undefined
        ? 'by the compass rule'
        : `in the course ${formatBearing(direction - north)}  ${formatDistance(length, units)}`;
    return [`Record courses. Misclosure ${misclosureText(gap, oneIn, units)} adjusted ${how}.`];
  }
  const isGap = object.edges.some(({ name, recorded }) => name === closingName && recorded);
  const { gap = 0, oneIn } = (isGap && openSurveyOf(object)?.closure) || {};
  return oneIn === undefined
    ? []
    : [`Record courses. Misclosure ${misclosureText(gap, oneIn, units)} left as a gap.`];
}

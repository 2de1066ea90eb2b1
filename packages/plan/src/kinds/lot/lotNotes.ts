// The notes on a lot that sheets and its card show: where its lines come from, how it was closed, and its curves.
import { edgesOf } from '../../geometry/outline.ts';
import { degrees, lengthOf } from '../../geometry/point.ts';
import { formatAngle, isVisibleTurn, turnBetween } from '../../measure/angle.ts';
import { formatBearing } from '../../survey/bearing.ts';
import { misclosureText } from '../../survey/closureText.ts';
import {
  closingShift,
  measuredNumbers,
  northOf,
  printedNumbers,
  type Recorded,
  recordedChord,
} from '../../survey/recorded.ts';
import { formatDistance, type Units } from '../../measure/units.ts';
import { unsurveyed } from '../../settings/project.ts';
import { gapIndex, type KnownOutline, northOfBearings } from './lotEdge.ts';
import { type Adjustment, adjustmentOf, openSurveyOf } from './lotSurvey.ts';

/** Feet: smaller shifts wouldn't show in lengths printed to a hundredth. */
const minNoted = 0.005;

/** How the lot was closed, for its card, where edges have numbers. */
export function adjustmentText({ gap, oneIn, edge }: Adjustment, units: Units): string {
  const how =
    edge === undefined
      ? 'Each edge was adjusted by the compass rule.'
      : `Edge ${edge + 1} was adjusted to close.`;
  return `The recorded courses misclose by ${misclosureText(gap, oneIn, units)}. ${how}`;
}

/** Notes for the sheet on lot lines that don't come from a survey. */
export function sourceNotes({ edges }: Pick<KnownOutline, 'edges'>): readonly string[] {
  const traced = edges.filter(({ source }) => source === 'traced');
  const which = traced.length < edges.length ? 'Some lot lines' : 'Lot lines';
  return [
    ...(['deed', 'county map'] as const).flatMap((from) =>
      edges.some(({ source }) => source === from) ? `${unsurveyed[from]}.` : [],
    ),
    ...(edges.some(({ source }) => source === 'imported')
      ? ['Lot lines from an imported drawing, not checked against a survey.']
      : []),
    ...(traced.length > 0 ? [`${which} are drawn, not measured: their lengths are approximate.`] : []),
  ];
}

/** How far the north of a lot's recorded bearings is turned from the plan's: `10°00'00" clockwise`; undefined if it isn't. */
export function northOffsetText({ edges }: Pick<KnownOutline, 'edges'>, north: number): string | undefined {
  const turn = turnBetween(north, northOfBearings(edges, north));
  if (!isVisibleTurn(turn)) return undefined;
  return `${formatAngle(Math.abs(turn))} ${turn > 0 ? 'clockwise' : 'counterclockwise'}`;
}

/** The note for the sheet on bearings whose north isn't the plan's. */
export function bearingNotes(outline: Pick<KnownOutline, 'edges'>, north: number): readonly string[] {
  const offset = northOffsetText(outline, north);
  return offset === undefined ? [] : [`Bearings as recorded; their north is ${offset} from the north arrow.`];
}

/** Notes for the sheet on how the lot was closed. There, an edge is identified by its course. */
export function closureNotes(object: KnownOutline, units: Units, planNorth: number): readonly string[] {
  const north = northOfBearings(object.edges, planNorth);
  const adjusted = adjustmentOf(object);
  if (adjusted) {
    const { gap, oneIn, edge } = adjusted;
    const { direction, length, ...rest } = object.edges[edge ?? -1]?.recorded ?? {};
    const how =
      direction === undefined || length === undefined
        ? 'by the compass rule'
        : `in the course ${bearingText({ ...rest, direction }, north)}  ${formatDistance(length, units)}`;
    return [`Record courses. Misclosure ${misclosureText(gap, oneIn, units)} adjusted ${how}.`];
  }
  const { gap = 0, oneIn } = (gapIndex(object) >= 0 && openSurveyOf(object)?.closure) || {};
  return [
    ...(oneIn === undefined
      ? []
      : [`Record courses. Misclosure ${misclosureText(gap, oneIn, units)} left as a gap.`]),
    ...turnedCourses(object, units, north),
  ];
}

/** Notes on courses without a recorded length that had to be drawn in another direction to meet the next corner. */
export function turnedCourses(outline: KnownOutline, units: Units, planNorth: number): readonly string[] {
  const north = northOfBearings(outline.edges, planNorth);
  return directedEdges(outline).flatMap(({ edge, recorded }) => {
    if (recorded.length !== undefined) return [];
    const shift = closingShift(edge, recorded);
    if (shift === undefined || shift < minNoted) return [];
    const { direction, length } = measuredNumbers(edge);
    const drawn = `${formatBearing(direction - (northOf(recorded) ?? north))}  ${formatDistance(length, units)}`;
    return `Record course ${bearingText(recorded, north)} is drawn ${drawn}, to the corner where it ends.`;
  });
}

/** Notes on the chords of curves with a recorded direction, because beside a curve there is room only for radius and length. */
export function curveNotes(outline: KnownOutline, units: Units, planNorth: number): readonly string[] {
  const north = northOfBearings(outline.edges, planNorth);
  return directedEdges(outline).flatMap(({ edge, recorded }) => {
    const { radius, length } = printedNumbers(edge, recorded, north);
    if (radius === undefined) return [];
    const numbers = `R=${formatDistance(radius, units)}  L=${formatDistance(length, units)}`;
    const chord = formatDistance(recorded.chord ?? lengthOf(recordedChord(edge, recorded)), units);
    const central = formatAngle(recorded.central ?? degrees(length / radius));
    const tangent =
      recorded.tangent === undefined ? '' : `, tangent ${formatDistance(recorded.tangent, units)}`;
    return `Curve ${numbers}: chord ${bearingText(recorded, north)}  ${chord}, central angle ${central}${tangent}.`;
  });
}

/** A recorded direction that has one, as a bearing. */
const bearingText = ({ direction, bearing }: Directed, north: number): string =>
  formatBearing(bearing ?? direction - north);

type Directed = Recorded & Required<Pick<Recorded, 'direction'>>;

/** The edges whose direction was recorded. */
const directedEdges = ({ vertices, edges }: KnownOutline) =>
  edgesOf({ vertices, closed: true }).flatMap((edge) => {
    const { recorded } = edges[edge.index] ?? {};
    const { direction } = recorded ?? {};
    return direction === undefined ? [] : [{ edge, recorded: { ...recorded, direction } }];
  });

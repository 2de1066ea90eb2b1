// The result of a shadow: north with its accuracy, what it would change, where the sun stood, and what was assumed.
import { nearestCompassPoint, compassWords, turnBetween } from '@homeplot/plan/angle';
import { isNorthKnown, northOfRecord } from '@homeplot/plan/isNorthKnown';
import { formatPlace } from '@homeplot/plan/parseCoordinates';
import { offsetName } from '@homeplot/plan/sunTime';
import { formatDegrees, formatLength } from '@homeplot/plan/units';
import { useSlice } from '../../workspace/useWorkspace.ts';
import type { Mark, SunNorth } from './northOfShadow.ts';
import { deviceZoneName } from './timeOfShadow.ts';

interface FoundNorthProps {
  readonly found: SunNorth;
  readonly points: readonly Mark[];
  readonly isDeviceTime: boolean;
}

function turnText(turn: number): string {
  if (turn === 0) return 'North was already there.';
  return `That turns north by ${formatDegrees(Math.abs(turn))} ${turn > 0 ? 'clockwise' : 'counterclockwise'}.`;
}

export function FoundNorth({ found, points, isDeviceTime }: FoundNorthProps) {
  const { sun, north, doubt, caution, offset, place } = found;
  const { units, ground, north: before } = useSlice(({ plan }) => plan.settings);
  const isKnown = useSlice(({ plan }) => isNorthKnown(plan));
  const deedNorth = useSlice(({ plan }) => northOfRecord(plan)) ?? north;
  const turn = turnBetween(before, north);
  const fromDeed = Math.abs(turnBetween(deedNorth, north));
  const zone = isDeviceTime
    ? `this device's time zone, ${deviceZoneName()} (${offsetName(offset)})`
    : offsetName(offset);
  const site = `${ground ? "the plan's location" : 'the coordinates'} ${formatPlace(place)}`;
  const pointDoubt = formatLength(Math.max(...points.map((point) => point.doubt)), units);
  return (
    <output className="block space-y-2 text-sm *:block">
      <span className="text-[0.9375rem] font-medium">
        {`North is ${north.toFixed(1)}° clockwise from the top of the sheet, ±${doubt.toFixed(1)}°.`}
      </span>
      <span>{isKnown ? turnText(turn) : 'Until now, north was only assumed to be up.'}</span>
      {ground && turn !== 0 ? <span>The map turns with it.</span> : null}
      {fromDeed > doubt ? (
        <span className="text-danger">
          {`The deed's bearings differ from this north by ${formatDegrees(fromDeed)}. Many deeds use a north of their own, such as magnetic north. If yours says true north, trust it, and don't set north from the sun.`}
        </span>
      ) : null}
      {caution === undefined ? null : <span className="text-danger">{caution}</span>}
      <span>{`The sun is in the ${compassWords[nearestCompassPoint(sun.azimuth)]}: azimuth ${sun.azimuth.toFixed(1)}°, ${sun.height.toFixed(1)}° high.`}</span>
      <span className="text-ink-soft">
        {`Assumed: ${zone}; ${site}; the time is right within a minute, the post leans no more than 1°, and each point is within ${pointDoubt}.`}
      </span>
    </output>
  );
}

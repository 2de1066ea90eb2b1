// The hours of sun of what was picked on the canvas: of each wall of a building, or of the ground of anything else. Plan's
// sun works them out.
import { kindOf } from '@homeplot/plan/kinds';
import { hoursText, sunOfObject } from '@homeplot/plan/objectSun';
import { dayText } from '@homeplot/plan/sunTime';
import { memo } from 'react';
import { useToolState } from '../../cards/useToolState.ts';
import { useEditor, useRevision } from '../../workspace/useWorkspace.ts';
import { sunTool } from './sunTool.ts';

/** Minutes: a smaller difference between the sunniest and the shadiest place isn't shown. */
const minSpread = 20;

interface SunHoursProps {
  /** MM-DD. */
  readonly day: string;
  /** The minutes by which the clock is ahead of UTC. */
  readonly offset: number;
}

/** Memoized, since this is slow to calculate and doesn't depend on the hour of the slider. */
export const SunHours = memo(function HoursOfSun({ day, offset }: SunHoursProps) {
  const { plan } = useEditor();
  useRevision();
  const target = useToolState(({ hand }) => hand.stateOf(sunTool)?.target);
  const object = target === undefined ? undefined : plan.objects.get(target);
  const parts = object && sunOfObject(plan, object, { day, offset });
  if (!object)
    return (
      <p className="text-sm text-ink-soft">
        Press a bed, a pool, an array or a building on the canvas to see its hours of sun.
      </p>
    );
  const title = object.name ?? kindOf(object).title;
  if (!parts)
    return <p className="text-sm text-ink-soft">{`${title} has no area whose sun can be calculated.`}</p>;
  return (
    <section aria-label="Hours of sun" className="space-y-1 text-sm">
      <h3 className="font-medium">{`${title}, ${dayText(day)}`}</h3>
      <ul>
        {parts.map(({ part, minutes, least, most }) => (
          <li key={part} className="flex justify-between gap-3">
            <span>{part || 'Sun, on average'}</span>
            <span className="tabular-nums">
              {hoursText(minutes)}
              {most - least >= minSpread ? ` (${hoursText(least)} to ${hoursText(most)})` : ''}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">Sampled every 10 minutes. Leaves are taken to let no light through.</p>
    </section>
  );
});

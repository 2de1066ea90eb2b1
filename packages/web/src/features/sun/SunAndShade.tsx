// The card of sun and shade: the day, the hour and the clock, where the sun stands, hours of sun of what is picked, and the
// sheet of shadows. Plan's sun works them out.
// Kept offline when idle.
import { shadowBlocks, solstices } from '@homeplot/formats/shadowBlocks';
import { clockText, hourText } from '@homeplot/plan/clock';
import { layersOf } from '@homeplot/plan/layerTable';
import { isNorthKnown } from '@homeplot/plan/isNorthKnown';
import { assumedHeights, groundSaid, standing } from '@homeplot/plan/planShadows';
import { zoneAssumed } from '@homeplot/plan/siteClock';
import { daylightOf, offsetName, problemOf, shortDayText, sunAt, type SunTime } from '@homeplot/plan/sunTime';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { keepPlanClearOf } from '../../cards/clearOfCover.ts';
import { scrollToCard } from '../../cards/scrollToCard.ts';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { Slider } from '../../kit/fields/Slider.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { timeText } from '../../kit/formatted.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { useDialogs } from '../../workspace/dialogs.ts';
import { useEditor, useRevision, useSlice } from '../../workspace/useWorkspace.ts';
import { deviceZone, deviceZoneName, fixedZones } from '../northFromSun/timeOfShadow.ts';
import { useAddSheet } from '../sheets/addSheet.ts';
import { TypedPlace } from '../map/TypedPlace.tsx';
import { SunHours } from './SunHours.tsx';
import {
  clockOf,
  isPossibleOffset,
  type SunChoice,
  standardClock,
  sunViewOf,
  timeOf,
  yearOf,
} from './sunView.ts';

/** Minutes of one step of the slider. */
const step = 10;
/** The hours of the day that have a button. */
const hours = [9, 12, 15];

export function SunAndShade({ onClose }: { readonly onClose: () => void }) {
  const editor = useEditor();
  const view = sunViewOf(editor);
  const choice = useSyncExternalStore(
    useCallback((listener: () => void) => view.watch(listener), [view]),
    () => view.choice,
  );
  const ground = useSlice(({ plan }) => plan.settings.ground);
  const keepPlanVisible = useCallback(
    (card: HTMLElement | null) => {
      scrollToCard(card);
      const over = card?.closest('[data-over-canvas]');
      return over ? keepPlanClearOf(over, editor) : undefined;
    },
    [editor],
  );
  const { zone, isAssumed } = clockOf(choice, ground);
  const time = timeOf(choice, ground);
  const change = (more: Partial<SunChoice>): void => view.change(more);
  return (
    <Card ref={keepPlanVisible} title="Sun and shade" className="max-lg:shadow-float">
      <div className="@container space-y-3">
        {ground ? null : <TypedPlace />}
        <TimeFields choice={choice} zone={zone} time={time} onChange={change} />
        {ground && !('problem' in time) ? (
          <>
            <SunFacts time={time} isZoneAssumed={isAssumed} />
            <SunHours day={time.day} offset={time.offset} />
          </>
        ) : null}
        <CheckField
          label="Keep the shadows while I draw"
          checked={choice.stays}
          onChange={({ target }) => change({ stays: target.checked })}
        />
        <div className="flex gap-2">
          {ground ? <AddSheet choice={choice} /> : null}
          <Button size="sm" className="flex-1" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Card>
  );
}

interface TimeFieldsProps {
  readonly choice: SunChoice;
  readonly zone: string;
  readonly time: ReturnType<typeof timeOf>;
  readonly onChange: (more: Partial<SunChoice>) => void;
}

function TimeFields({ choice, zone, time, onChange }: TimeFieldsProps) {
  const { date, minutes } = choice;
  const wrong = (field: string): string | undefined =>
    'problem' in time && time.wrong === field ? time.problem : undefined;
  const year = yearOf(date);
  return (
    <>
      <div className="grid items-start gap-3 @sm:grid-cols-2">
        <TextField
          label="Date"
          type="date"
          name="date"
          value={date}
          error={wrong('date')}
          onChange={({ target }) => onChange({ date: target.value })}
        />
        <SelectField
          label="Clock"
          value={zone}
          choices={[
            { value: deviceZone, label: `This device (${deviceZoneName()})` },
            ...fixedZones.map(({ value, label }) => ({ value, label })),
          ]}
          onChoose={(value) => onChange({ zone: value })}
        />
      </div>
      <div className="flex flex-wrap gap-1">
        <div className="flex gap-1">
          {solstices.map((day) => (
            <Button key={day} size="sm" onClick={() => onChange({ date: `${year}-${day}` })}>
              {shortDayText(day)}
            </Button>
          ))}
        </div>
        <div className="flex gap-1">
          {hours.map((hour) => (
            <Button key={hour} size="sm" onClick={() => onChange({ minutes: hour * 60 })}>
              {hourText(hour)}
            </Button>
          ))}
        </div>
      </div>
      <Slider
        label="Time"
        value={minutes}
        text={clockText(minutes)}
        min={0}
        max={24 * 60 - step}
        step={step}
        onChange={(next) => onChange({ minutes: next })}
      />
      {wrong('time') || wrong('zone') ? (
        <p role="alert" className="text-sm text-danger">
          {wrong('time') ?? wrong('zone')}
        </p>
      ) : null}
    </>
  );
}

/** Where the sun stands, when it rises and sets, and what the shadows are based on. */
function SunFacts({ time, isZoneAssumed }: { readonly time: SunTime; readonly isZoneAssumed: boolean }) {
  const { plan } = useEditor();
  useRevision();
  const { ground, units } = plan.settings;
  const day = useMemo(() => (ground ? daylightOf(time, ground) : undefined), [time, ground]);
  if (!ground || !day) return null;
  const problem = problemOf(ground);
  if (problem) return <p className="text-sm text-danger">{problem}</p>;
  const { azimuth, height } = sunAt(time, ground);
  const layers = layersOf(plan.settings);
  const assumed = assumedHeights(standing(plan, { isShown: (object) => layers.isVisible(object) }), units);
  const light =
    'rise' in day
      ? `Sunrise ${timeText(day.rise)}, sunset ${timeText(day.set)} (${offsetName(time.offset)}).`
      : day.allDay === 'up'
        ? "The sun doesn't set that day."
        : "The sun doesn't rise that day.";
  return (
    <output className="block space-y-1 text-sm *:block">
      <span className="text-[0.9375rem]">
        {height > 0
          ? `The sun is ${height.toFixed(0)}° high, ${azimuth.toFixed(0)}° from true north.`
          : 'The sun is below the horizon.'}
      </span>
      <span>{light}</span>
      {isZoneAssumed ? <span>{`${zoneAssumed} If it differs, choose the clock of the site.`}</span> : null}
      {isPossibleOffset(time.offset, ground.longitude) ? null : (
        <span className="text-danger">
          {`${offsetName(time.offset)} doesn't fit the plan's longitude. Choose the clock of the site.`}
        </span>
      )}
      {isNorthKnown(plan) ? null : (
        <span className="text-danger">North is only assumed to be up. Set it in Plan properties.</span>
      )}
      <span className="text-ink-soft">{`${groundSaid(plan)} ${assumed ?? ''}`}</span>
    </output>
  );
}

/** Adds a sheet with the shadows of both solstices, in the standard time of the chosen clock. */
function AddSheet({ choice }: { readonly choice: SunChoice }) {
  const { openDialog } = useDialogs();
  const { plan } = useEditor();
  const addSheet = useAddSheet();
  const add = async (): Promise<void> => {
    const clock = standardClock(choice, plan.settings.ground);
    const sheet = await addSheet('Shadows', shadowBlocks(solstices, clock));
    if (sheet !== undefined) openDialog({ name: 'print', sheet });
  };
  return (
    <Button size="sm" className="flex-1" onClick={() => void add()}>
      Add a shadow sheet
    </Button>
  );
}

// The fields of the shadows in a drawing: their day, time and clock. Shadows are drawn only if the box is checked.
import type { Plan } from '@homeplot/plan/plan';
import { type MassingBlock, moments, type SheetSun, type ViewportBlock } from '@homeplot/plan/sheet';
import { usualView } from '@homeplot/plan/massing';
import { offsetByLongitude, siteClock } from '@homeplot/plan/siteClock';
import { isDay, offsetName } from '@homeplot/plan/sunTime';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { Slider } from '../../kit/fields/Slider.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { fixedZones } from '../northFromSun/timeOfShadow.ts';
import type { BlockFieldsProps } from './blockFieldsProps.ts';

/** Any year: the date field needs one, but shadows don't depend on it. */
const year = 2026;
/** The shadows that are drawn first: of the summer solstice, at 3 pm. */
const firstSun = { day: '06-21', minutes: 15 * 60 } as const;
const twoDigits = (number: number): string => String(number).padStart(2, '0');

const assumedClock = 'longitude';

/** The clocks to choose from. What the longitude says is offered only if there is nothing better, or if it was stored. */
function clocksFor({ settings: { ground } }: Plan, { offset }: SheetSun) {
  const { offset: own } = siteClock(ground);
  const assumed = {
    value: assumedClock,
    label: ground
      ? `Assumed from the longitude (${offsetName(offsetByLongitude(ground.longitude))})`
      : 'Standard time of the site',
  };
  const ofSite =
    own === undefined
      ? []
      : [{ value: String(own), label: `Standard time of this device (${offsetName(own)})` }];
  return [
    ...(own === undefined || offset === undefined ? [assumed] : []),
    ...ofSite,
    ...fixedZones.filter(({ value }) => value !== String(own)),
  ];
}

type BlockWithSun = ViewportBlock | MassingBlock;

export function SunFields({ block, onChange }: Pick<BlockFieldsProps<BlockWithSun>, 'block' | 'onChange'>) {
  const { plan } = useEditor();
  const { sun, ...rest } = block;
  const change = (more: Partial<SheetSun>): void => {
    if (sun) onChange({ ...block, sun: { ...sun, ...more } });
  };
  return (
    <fieldset className="space-y-3">
      <legend className="mb-1 text-sm text-ink-soft">Shadows</legend>
      <CheckField
        label={plan.settings.ground ? 'Draw shadows' : 'Draw shadows (set the location in Sun and shade)'}
        checked={sun !== undefined}
        onChange={({ target }) =>
          onChange(
            target.checked ? { ...rest, sun: { ...firstSun, ...siteClock(plan.settings.ground) } } : rest,
          )
        }
      />
      {sun ? (
        <>
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label="Day"
              type="date"
              value={`${year}-${sun.day}`}
              onChange={({ target }) => {
                const day = target.value.slice(5);
                if (isDay(day)) change({ day });
              }}
            />
            <TextField
              label="Time"
              type="time"
              value={`${twoDigits(Math.floor(sun.minutes / 60))}:${twoDigits(sun.minutes % 60)}`}
              onChange={({ target }) => {
                const [hour = NaN, minute = NaN] = target.value.split(':').map(Number);
                if (Number.isFinite(hour * 60 + minute)) change({ minutes: hour * 60 + minute });
              }}
            />
          </div>
          <SelectField
            label="Clock"
            value={sun.offset === undefined ? assumedClock : String(sun.offset)}
            choices={clocksFor(plan, sun)}
            onChoose={(clock) => {
              const { offset: _offset, ...time } = sun;
              const own = clock === assumedClock ? {} : { offset: Number(clock) };
              onChange({ ...block, sun: { ...time, ...own } });
            }}
          />
        </>
      ) : null}
    </fieldset>
  );
}

/** Where the viewer stands: degrees clockwise from the top of the sheet. */
const sides = [
  { value: 0, label: 'The top of the sheet' },
  { value: 45, label: 'The top right' },
  { value: 90, label: 'The right' },
  { value: 135, label: 'The bottom right' },
  { value: 180, label: 'The bottom' },
  { value: 225, label: 'The bottom left' },
  { value: 270, label: 'The left' },
  { value: 315, label: 'The top left' },
] as const;

const momentNames = { before: 'Before the project', after: 'After the project' } as const;

/** The fields of a view from above. */
export function MassingFields({ block, onChange }: BlockFieldsProps<MassingBlock>) {
  const set = (more: Partial<MassingBlock>): void => onChange({ ...block, ...more });
  return (
    <>
      <SelectField
        label="What stands"
        value={block.moment ?? 'after'}
        choices={moments.map((value) => ({ value, label: momentNames[value] }))}
        onChoose={(moment) => set({ moment })}
      />
      <SelectField
        label="Seen from"
        value={block.turn ?? usualView.turn}
        choices={sides}
        onChoose={(turn) => set({ turn })}
      />
      <Slider
        label="Degrees above the horizon"
        value={block.tilt ?? usualView.tilt}
        min={10}
        max={80}
        step={5}
        onChange={(tilt) => set({ tilt })}
      />
      <SunFields block={block} onChange={onChange} />
    </>
  );
}

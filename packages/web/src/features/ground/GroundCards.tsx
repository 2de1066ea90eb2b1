// The panel's cards about the ground: its height at the pointer, the sources of its elevations, the contradictions between
// them, its contours, and its datum.
// Kept offline when idle.
import type { Editor } from '@homeplot/editor/editor';
import type { Datum } from '@homeplot/plan/elevationSettings';
import type { Ground, GroundFault } from '@homeplot/plan/grading';
import { datumNames, faultSentence, sourceLine } from '@homeplot/plan/groundWords';
import { titleLimit } from '@homeplot/plan/settings';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { choicesNamed, SelectField } from '../../kit/fields/SelectField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { TypedField } from '../../cards/TypedField.tsx';
import { useDialogs } from '../../workspace/dialogs.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { StepRow } from '../checks/StepRow.tsx';
import { showObjects } from '../checks/useWay.ts';
import { intervalText, readInterval, readShift, shiftText } from './elevationFields.ts';
import { GroundReadout } from './GroundReadout.tsx';
import { LotGradesCard } from './LotGradesCard.tsx';
import { pickGradeHere, pickWhereWaterGoes } from './pickGroundTools.ts';
import { EarthworkCard } from './EarthworkCard.tsx';
import { useElevations } from './useElevations.ts';
import { useGround } from './useGround.ts';

/** Faults that are listed: more would be slow to show, and users fix the first ones before they read on. */
const maxFaults = 30;

export function GroundCards({ onPicked }: { readonly onPicked: (() => void) | undefined }) {
  const editor = useEditor();
  const ground = useGround();
  const { openDialog } = useDialogs();
  const isKnown = ground.existing !== undefined || ground.proposed !== undefined;
  const picking = (pick: (editor: Editor) => void) => (): void => {
    pick(editor);
    onPicked?.();
  };
  return (
    <div className="flex flex-col gap-3">
      <Card title="Ground">
        <div className="space-y-3">
          {isKnown ? (
            <>
              <GroundReadout ground={ground} />
              <div className="grid gap-2">
                <Button size="sm" className="w-full" onClick={picking(pickGradeHere)}>
                  Grade here
                </Button>
                <Button size="sm" className="w-full" onClick={picking(pickWhereWaterGoes)}>
                  Where water goes
                </Button>
              </div>
            </>
          ) : (
            <p className="text-sm text-ink-soft">
              The ground isn't known yet. Enter the readings of a level, or add spot elevations or contours
              from the library. Three places make a surface.
            </p>
          )}
          <Button size="sm" className="w-full" onClick={() => openDialog({ name: 'levelBook' })}>
            Level book
          </Button>
          <RestsOn ground={ground} />
        </div>
      </Card>
      <Faults faults={ground.faults} onPicked={onPicked} />
      <Contours />
      <EarthworkCard ground={ground} />
      {isKnown ? <LotGradesCard /> : null}
      <DatumCard />
    </div>
  );
}

function RestsOn({ ground }: { readonly ground: Ground }) {
  const units = useSlice(({ plan }) => plan.settings.units);
  if (ground.sources.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-semibold">Based on</h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {ground.sources.map((source) => (
          <li key={source.source}>{sourceLine(source, units)}</li>
        ))}
      </ul>
    </div>
  );
}

interface FaultsProps {
  readonly faults: readonly GroundFault[];
  readonly onPicked: (() => void) | undefined;
}

function Faults({ faults, onPicked }: FaultsProps) {
  const editor = useEditor();
  const units = useSlice(({ plan }) => plan.settings.units);
  if (faults.length === 0) return null;
  const show = ({ objects }: GroundFault) => ({
    title: 'Show',
    run: () => {
      onPicked?.();
      showObjects(editor, objects);
    },
  });
  return (
    <Card title={`To mend (${faults.length})`}>
      <ul className="divide-y divide-hairline">
        {faults.slice(0, maxFaults).map((fault) => (
          <StepRow
            key={`${fault.kind} ${fault.objects.join(' ')} ${fault.at.x} ${fault.at.y}`}
            sentence={faultSentence(fault, units)}
            tone={fault.kind === 'assumed' ? 'question' : 'conflict'}
            actions={[show(fault)]}
          />
        ))}
      </ul>
      {faults.length > maxFaults ? (
        <p className="text-sm text-ink-soft">{`And ${faults.length - maxFaults} more.`}</p>
      ) : null}
    </Card>
  );
}

function Contours() {
  const [elevations, change] = useElevations();
  const units = useSlice(({ plan }) => plan.settings.units);
  const setInterval = (typed: string): string | undefined => {
    const read = readInterval(typed, units);
    if ('problem' in read) return read.problem;
    change({ interval: read.feet }, 'Change the contour interval');
    return undefined;
  };
  return (
    <Card title="Contours">
      <div className="space-y-3">
        <CheckField
          label="Draw the contours of the ground"
          checked={elevations.contours ?? false}
          onChange={({ target }) =>
            change(
              { contours: target.checked ? true : undefined },
              target.checked ? 'Draw contours' : "Don't draw contours",
            )
          }
        />
        {elevations.contours ? (
          <TypedField
            label="Interval"
            value={intervalText(elevations.interval, units)}
            hint="Leave empty for one that suits the scale"
            onApply={setInterval}
          />
        ) : null}
        <p className="text-sm text-ink-soft">
          Existing ground is dashed, what is proposed is solid. Contours follow the elevations of the plan.
        </p>
      </div>
    </Card>
  );
}

const datums = { none: 'Not given', ...datumNames } as const;

function DatumCard() {
  const [elevations, change] = useElevations();
  const units = useSlice(({ plan }) => plan.settings.units);
  const { datum, benchmark = '', toNavd88 } = elevations;
  const choose = (value: keyof typeof datums): void =>
    change({ datum: value === 'none' ? undefined : (value satisfies Datum) }, 'Change the datum');
  const setBenchmark = (typed: string): undefined => {
    change({ benchmark: typed || undefined }, 'Change the benchmark');
  };
  const setShift = (typed: string): string | undefined => {
    const read = readShift(typed, units);
    if ('problem' in read) return read.problem;
    change({ toNavd88: read.feet }, 'Change the shift to NAVD88');
    return undefined;
  };
  return (
    <Card title="Datum">
      <div className="space-y-3">
        <SelectField
          label="Elevations are measured from"
          value={datum ?? 'none'}
          choices={choicesNamed(datums)}
          onChoose={choose}
        />
        <TypedField
          label="Benchmark"
          value={benchmark}
          hint="Such as: top of hydrant at the corner, 100.00"
          maxLength={titleLimit}
          onApply={setBenchmark}
        />
        {datum && datum !== 'NAVD88' ? (
          <TypedField
            label="Add to have NAVD88"
            value={shiftText(toNavd88, units)}
            hint="Leave empty if it isn't known"
            onApply={setShift}
          />
        ) : null}
      </div>
    </Card>
  );
}

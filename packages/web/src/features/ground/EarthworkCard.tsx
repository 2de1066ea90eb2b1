// Earthwork in the panel: cut, fill and what is hauled, of everything or within an area, and the floor at which it
// balances. Plan's grading works them out.
import { earthworkBlocks } from '@homeplot/formats/earthworkBlocks';
import { outlineOf } from '@homeplot/plan/anchors';
import { type EarthworkFactors, earthworkOf, factorsOf } from '@homeplot/plan/earthwork';
import { type Balance, balanceOf } from '@homeplot/plan/earthworkBalance';
import { earthworkLines } from '@homeplot/plan/earthworkWords';
import { gradeRoleOf } from '@homeplot/plan/gradeRoles';
import type { Finding } from '@homeplot/plan/finding';
import type { Ground } from '@homeplot/plan/grading';
import { mainLotOf } from '@homeplot/plan/mainLot';
import { areaOf } from '@homeplot/plan/outline';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { inOrder } from '@homeplot/plan/plan';
import { titleOf } from '@homeplot/plan/titleOf';
import { formatMeters, isMetric, type Units } from '@homeplot/plan/units';
import { selectedObjects } from '@homeplot/editor/selection';
import { useEffect, useState } from 'react';
import { TypedField } from '../../cards/TypedField.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { checksOf } from '../../workspace/liveChecks.ts';
import { useEditor, useRevision, useSlice, useWorkspace } from '../../workspace/useWorkspace.ts';
import { LatestWork } from '../../kit/latestWork.ts';
import { addSheet } from '../sheets/addSheet.ts';
import { depthText, percentText, readFactor, volumeText } from './elevationFields.ts';
import { useElevations } from './useElevations.ts';

/** Milliseconds without an edit before the balance is calculated. */
const restBeforeBalance = 300;

export function EarthworkCard({ ground }: { readonly ground: Ground }) {
  const workspace = useWorkspace();
  const [elevations, change] = useElevations();
  // Goes on when the card is closed, but of two presses only the last one counts.
  const [adding] = useState(() => new LatestWork());
  const add = async (): Promise<void> => {
    const added = await addSheet(workspace, 'Earthwork', earthworkBlocks, adding.begin());
    if (added !== undefined) workspace.editor.say({ text: 'Added the sheet Earthwork', tone: 'success' });
  };
  if (!ground.existing || !ground.proposed)
    return (
      <Card title="Earthwork">
        <p className="text-sm text-ink-soft">
          Nothing that is proposed changes the ground yet. Type the finished floor of a proposed building, the
          elevations of a drive, or proposed grades.
        </p>
      </Card>
    );
  return (
    <Card title="Earthwork">
      <div className="space-y-3">
        <CheckField
          label="Hatch cut (red) and fill (green)"
          checked={elevations.earthwork ?? false}
          onChange={({ target }) =>
            change(
              { earthwork: target.checked ? true : undefined },
              target.checked ? 'Hatch cut and fill' : "Don't hatch cut and fill",
            )
          }
        />
        <Quantities ground={ground} />
        <Factors />
        <Button size="sm" className="w-full" onClick={() => void add()}>
          Add an earthwork sheet
        </Button>
      </div>
    </Card>
  );
}

function Quantities({ ground }: { readonly ground: Ground }) {
  const editor = useEditor();
  const { plan } = editor;
  const { units } = plan.settings;
  const [chosen, setChosen] = useState('all');
  const selected = useSlice(({ selection, plan: now }) => {
    const [only, ...others] = selectedObjects(selection, now);
    return others.length === 0 && only && isArea(only) ? only : undefined;
  });
  useRevision();
  const lot = mainLotOf(plan);
  const area =
    chosen === 'lot' ? lot?.ground.path : chosen === 'selected' && selected ? outlineOf(selected) : undefined;
  const work = earthworkOf(plan, area);
  if (!work) return null;
  const site = area ? areaOf(area) : lot?.area;
  return (
    <>
      <SelectField
        label="Counted"
        value={chosen === 'selected' && !selected ? 'all' : chosen}
        choices={[
          { value: 'all', label: 'Everywhere' },
          ...(lot ? [{ value: 'lot', label: 'On the lot' }] : []),
          {
            value: 'selected',
            label: selected ? `Within ${titleOf(selected)}` : 'Within what is selected',
            disabled: !selected,
          },
        ]}
        onChoose={setChosen}
      />
      <table className="w-full text-sm tabular-nums">
        <thead className="sr-only">
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Quantity</th>
          </tr>
        </thead>
        <tbody>
          {earthworkLines(work, site, units).map(({ title, volume, area: on, share }) => (
            <tr key={title} className="align-top">
              <th scope="row" className="py-1 pr-2 text-left font-normal">
                {title}
              </th>
              <td className="py-1 text-right whitespace-nowrap">
                {volume}
                {on ? <span className="block text-ink-soft">{share ? `${on}, ${share}` : on}</span> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <BalanceStep ground={ground} area={area} />
    </>
  );
}

const isArea = (object: PlanObject): boolean =>
  outlineOf(object)?.closed === true && !kindOf(object).isAnnotation;

interface BalanceProps {
  readonly ground: Ground;
  readonly area: ReturnType<typeof outlineOf>;
}

/** A button that raises or lowers a building's floors so that nothing has to be hauled. */
function BalanceStep({ ground, area }: BalanceProps) {
  const editor = useEditor();
  const { plan } = editor;
  const { units } = plan.settings;
  const [chosen, setChosen] = useState('');
  const [found, setFound] = useState<{
    readonly of: PlanObject;
    readonly balance: Balance | undefined;
    /** What the checks would find about the building after the change, and don't find now. */
    readonly faults: readonly Finding[];
  }>();
  const buildings = inOrder(plan).filter(
    (object) => object.status === 'proposed' && gradeRoleOf(object)?.floors?.finished !== undefined,
  );
  const building = buildings.find(({ id }) => id === chosen) ?? buildings[0];
  const { objects, settings } = plan;
  useEffect(() => {
    if (!building || !ground.proposed) return undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      const balance = balanceOf({ objects, settings }, building, area);
      setFound({ of: building, balance, faults: [] });
      if (!balance?.by) return;
      const faults = await checksOf(editor).newFindingsWith(balance.raised, () => isOver);
      if (faults)
        setFound({
          of: building,
          balance,
          faults: faults.filter((one) => one.objects.includes(building.id)),
        });
    };
    // This calculates the ground several times, which would slow down a drag.
    const timer = setTimeout(() => void look(), restBeforeBalance);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [editor, objects, settings, ground, building, area]);
  if (!building) return null;
  const balance = found?.of === building ? found.balance : undefined;
  return (
    <div className="space-y-2">
      {buildings.length > 1 ? (
        <SelectField
          label="Building to balance by"
          value={building.id}
          choices={buildings.map((object) => ({ value: object.id, label: titleOf(object) }))}
          onChoose={setChosen}
        />
      ) : null}
      <output className="block min-h-9 text-sm">
        {found?.of !== building ? (
          'Looking for the floor at which it balances …'
        ) : !balance ? (
          'No floor within 50 ft makes it balance.'
        ) : balance.by === 0 ? (
          'Cut and fill balance at this pad height.'
        ) : (
          <Button
            size="sm"
            className="w-full"
            onClick={() => {
              const words = stepWords(balance.by, units);
              editor.edit([{ put: balance.raised }], `${words} to balance`);
            }}
          >
            {`${stepWords(balance.by, units)} to balance`}
          </Button>
        )}
        {balance && found && found.faults.length > 0 ? (
          <span className="mt-2 block">
            Checks would then report:
            {found.faults.map(({ id, sentence }) => (
              <span key={id} className="mt-1 block text-danger">
                {sentence}
              </span>
            ))}
          </span>
        ) : null}
      </output>
    </div>
  );
}

/** `Raise the pad 0.4 ft`. */
function stepWords(by: number, units: Units): string {
  const size = Math.abs(by);
  const feet = isMetric(units) ? formatMeters(size, 2) : `${Number(size.toFixed(2))} ft`;
  return `${by > 0 ? 'Raise' : 'Lower'} the pad ${feet}`;
}

const factorFields: readonly {
  readonly name: keyof EarthworkFactors;
  readonly label: string;
  readonly text: (value: number | undefined, units: Units) => string;
}[] = [
  { name: 'shrink', label: 'Shrink of fill', text: percentText },
  { name: 'swell', label: 'Swell of loose earth', text: percentText },
  { name: 'truck', label: 'Truck load', text: volumeText },
  { name: 'stripping', label: 'Topsoil stripped', text: depthText },
];

function Factors() {
  const [elevations, change] = useElevations();
  const { units } = useEditor().plan.settings;
  const factors = factorsOf(elevations);
  return (
    <div className="grid grid-cols-2 gap-3">
      {factorFields.map(({ name, label, text }) => (
        <TypedField
          key={name}
          label={label}
          value={text(factors[name], units)}
          onApply={(typed) => {
            const read = readFactor[name](typed, units);
            if ('problem' in read) return read.problem;
            change({ [name]: read.feet }, 'Change the factors of earthwork');
            return undefined;
          }}
        />
      ))}
    </div>
  );
}

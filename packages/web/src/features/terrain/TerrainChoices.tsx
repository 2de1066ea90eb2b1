// What was read of terrain, what it doesn't say, and whether the ground rests on it.
import { inUnit, type ReadTerrain } from '@homeplot/formats/thinTerrain';
import type { TerrainUnit } from '@homeplot/formats/terrainRaster';
import type { Datum } from '@homeplot/plan/elevationSettings';
import type { Terrain } from '@homeplot/plan/terrain';
import { countText, formatMeters, isMetric, type Units } from '@homeplot/plan/units';
import { useState } from 'react';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';
import { localDay } from '../../kit/download.ts';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { PointQuestion } from '../points/PointQuestion.tsx';
import { addTerrain } from './addTerrain.ts';

/** Feet, more or less, at 95 %: of lidar and of a third of an arc second, as USGS states them; and the cells of lidar. */
const usual = { lidar: 1.3, coarse: 5.3, lidarCell: 10 } as const;

/** Feet that can be typed. */
const accuracies = { min: 0.1, max: 100 } as const;

const unitTitles: Readonly<Record<TerrainUnit, string>> = {
  meters: 'Meters',
  feet: 'Feet',
  surveyFeet: 'US survey feet',
};
const datumTitles = {
  NAVD88: 'NAVD88',
  NGVD29: 'NGVD29',
  local: 'Another datum',
  none: "I don't know",
} as const;

interface TerrainChoicesProps {
  readonly read: Extract<ReadTerrain, { readonly ok: true }>;
  readonly dataset: string;
  readonly accuracy?: number | undefined;
  readonly onClose: () => void;
}

export function TerrainChoices({ read, accuracy, onClose, ...about }: TerrainChoicesProps) {
  const editor = useEditor();
  const { units, elevations } = editor.plan.settings;
  const [dataset, setDataset] = useState(about.dataset);
  const [unit, setUnit] = useState<TerrainUnit>();
  const [datum, setDatum] = useState<Terrain['datum']>();
  const [within, setWithin] = useState(String(accuracy ?? usualAccuracy(read)));
  const [rests, setRests] = useState(false);
  const grid = read.unit === undefined && unit ? inUnit(read, unit) : read;
  const feet = Number(within);
  const isWithin = feet >= accuracies.min && feet <= accuracies.max;
  const known = read.datum ?? datum;
  const open = openQuestions({ unit: read.unit ?? unit, datum: known, isWithin });
  const mixed = rests ? mixedWith(known, elevations?.datum) : undefined;
  const add = (): void => {
    const words = {
      dataset: dataset.trim() || 'Terrain',
      read: localDay(new Date()),
      within: feet,
      datum: known ?? 'none',
      rests: rests ? 'yes' : 'no',
    } as const;
    if (addTerrain(editor, grid, words)) onClose();
  };
  return (
    <div className="space-y-4">
      <ul className="list-disc space-y-1 pl-5 text-sm">
        {facts(grid, read, units).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <PointQuestion
        title="Unit of the elevations"
        known={{
          ...(read.unit ? { said: read.unit } : {}),
          answers: ['meters', 'feet', 'surveyFeet'],
          likely: 'meters',
          reason: read.unit ? 'The terrain says so.' : "The file doesn't say it.",
        }}
        titles={unitTitles}
        gives={(one) => rangeText(inUnit(read, one), units)}
        chosen={unit}
        onChoose={setUnit}
      />
      <PointQuestion
        title="Elevations are above"
        known={{
          ...(read.datum ? { said: read.datum } : {}),
          answers: ['NAVD88', 'NGVD29', 'local', 'none'],
          reason: read.datum
            ? 'The terrain says so.'
            : "The file doesn't say it; the page that you had it from does.",
        }}
        titles={datumTitles}
        chosen={datum}
        onChoose={setDatum}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Read from"
          value={dataset}
          maxLength={100}
          onChange={({ target }) => setDataset(target.value)}
        />
        <TextField
          label="Accuracy, ± (feet)"
          inputMode="decimal"
          value={within}
          hint={
            accuracy === undefined
              ? 'The usual one of its cells; type what its source states'
              : 'As its source states'
          }
          error={isWithin ? undefined : `Type feet from ${accuracies.min} to ${accuracies.max}.`}
          onChange={({ target }) => setWithin(target.value)}
        />
      </div>
      <CheckField
        label="The ground rests on it where nothing was measured. Sheets and checks then say so."
        checked={rests}
        error={
          mixed &&
          `The elevations of this plan are on another datum, ${mixed}, so the checks will call them mixed.`
        }
        onChange={({ target }) => setRests(target.checked)}
      />
      <DialogFoot>
        <output className="text-sm text-ink-soft">
          {open.length > 0 ? `Choose ${open.join(' and ')} first.` : ''}
        </output>
        <Button onClick={onClose}>Cancel</Button>
        <Button tone="primary" disabled={open.length > 0} onClick={add}>
          Add terrain
        </Button>
      </DialogFoot>
    </div>
  );
}

const usualAccuracy = ({ cell }: { readonly cell: number }): number =>
  cell <= usual.lidarCell ? usual.lidar : usual.coarse;

interface Answers {
  readonly unit: TerrainUnit | undefined;
  readonly datum: Terrain['datum'] | undefined;
  readonly isWithin: boolean;
}

const openQuestions = ({ unit, datum, isWithin }: Answers): readonly string[] => [
  ...(unit ? [] : ['the unit']),
  ...(datum ? [] : ['the datum']),
  ...(isWithin ? [] : ['the accuracy']),
];

/** The plan's datum if that of the terrain is known to be another. */
const mixedWith = (own: Terrain['datum'] | undefined, plans: Datum | undefined): Datum | undefined =>
  own === undefined || own === 'none' || own === plans ? undefined : plans;

type Grid = Pick<Extract<ReadTerrain, { readonly ok: true }>, 'lowest' | 'highest'>;

const sized = (feet: number, units: Units): string =>
  isMetric(units) ? formatMeters(feet, 1) : `${Number(feet.toFixed(1))} ft`;

const rangeText = ({ lowest, highest }: Grid, units: Units): string =>
  `From ${sized(lowest, units)} to ${sized(highest, units)}`;

/** What was read and what was dropped, in sentences. */
function facts(
  grid: TerrainChoicesProps['read'] | ReturnType<typeof inUnit>,
  { allCells, projection }: TerrainChoicesProps['read'],
  units: Units,
): readonly string[] {
  const { columns, elevations, cell, width, thinned, gaps } = grid;
  const apart = width / (columns - 1);
  return [
    `Its cells are ${sized(cell, units)} wide${projection ? `, in ${projection}` : ''}.`,
    `${countText(elevations.length, 'point')} around the site are kept, ${sized(apart, units)} apart${allCells ? `, of ${countText(allCells, 'cell')}` : ''}. Between them the terrain is off by ${sized(thinned, units)} at most.`,
    ...(gaps > 0
      ? [`${countText(gaps, 'point')} have no elevation there; contours are drawn straight across.`]
      : []),
  ];
}

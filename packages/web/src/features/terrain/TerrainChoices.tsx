// Shows what was read from a terrain file, asks for what the file doesn't say, and adds the terrain to the plan.
import { inUnit, type ReadTerrain, type TerrainGrid } from '@homeplot/formats/thinTerrain';
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

/** Vertical accuracies in feet at 95 % confidence, as USGS states them for lidar and for its 1/3 arc-second terrain. */
const usgsAccuracy = { lidar: 1.3, thirdArcSecond: 5.3 } as const;
/** Feet: cells up to this width are taken to be from lidar. */
const maxLidarCell = 10;

/** Feet: the accuracies that can be typed. */
const accuracyRange = { min: 0.1, max: 100 } as const;

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
  const [typedAccuracy, setTypedAccuracy] = useState(String(accuracy ?? usualAccuracy(read)));
  const [fillsGround, setFillsGround] = useState(false);
  const grid = read.unit === undefined && unit ? inUnit(read, unit) : read;
  const feet = Number(typedAccuracy);
  const isAccuracyValid = feet >= accuracyRange.min && feet <= accuracyRange.max;
  const knownDatum = read.datum ?? datum;
  const unanswered = openQuestions({ unit: read.unit ?? unit, datum: knownDatum, isAccuracyValid });
  const planDatum = fillsGround ? differingDatum(knownDatum, elevations?.datum) : undefined;
  const add = (): void => {
    if (!knownDatum) return;
    const words = {
      dataset: dataset.trim() || 'Terrain',
      read: localDay(new Date()),
      within: feet,
      datum: knownDatum,
      rests: fillsGround ? 'yes' : 'no',
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
            : "The file doesn't say it. The page where you got it does.",
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
          value={typedAccuracy}
          hint={
            accuracy === undefined
              ? 'Usual for cells of this size. Type what its source states.'
              : 'As its source states'
          }
          error={isAccuracyValid ? undefined : `Type feet from ${accuracyRange.min} to ${accuracyRange.max}.`}
          onChange={({ target }) => setTypedAccuracy(target.value)}
        />
      </div>
      <CheckField
        label="The ground rests on it where nothing was measured. Sheets and checks then say so."
        checked={fillsGround}
        error={
          planDatum &&
          `The elevations of this plan are on another datum, ${planDatum}, so the checks will call them mixed.`
        }
        onChange={({ target }) => setFillsGround(target.checked)}
      />
      <DialogFoot>
        <output className="text-sm text-ink-soft">
          {unanswered.length > 0 ? `Choose ${unanswered.join(' and ')} first.` : ''}
        </output>
        <Button onClick={onClose}>Cancel</Button>
        <Button tone="primary" disabled={unanswered.length > 0} onClick={add}>
          Add terrain
        </Button>
      </DialogFoot>
    </div>
  );
}

const usualAccuracy = ({ cell }: { readonly cell: number }): number =>
  cell <= maxLidarCell ? usgsAccuracy.lidar : usgsAccuracy.thirdArcSecond;

interface Answers {
  readonly unit: TerrainUnit | undefined;
  readonly datum: Terrain['datum'] | undefined;
  readonly isAccuracyValid: boolean;
}

const openQuestions = ({ unit, datum, isAccuracyValid }: Answers): readonly string[] => [
  ...(unit ? [] : ['the unit']),
  ...(datum ? [] : ['the datum']),
  ...(isAccuracyValid ? [] : ['the accuracy']),
];

/** The plan's datum, if the terrain is known to be on another one. */
const differingDatum = (
  terrains: Terrain['datum'] | undefined,
  plans: Datum | undefined,
): Datum | undefined =>
  terrains === undefined || terrains === 'none' || terrains === plans ? undefined : plans;

const heightText = (feet: number, units: Units): string =>
  isMetric(units) ? formatMeters(feet, 1) : `${Number(feet.toFixed(1))} ft`;

const rangeText = ({ lowest, highest }: TerrainGrid, units: Units): string =>
  `From ${heightText(lowest, units)} to ${heightText(highest, units)}`;

/** Sentences about the points that are kept of the file's cells. */
function facts(
  grid: TerrainGrid,
  { allCells, projection }: TerrainChoicesProps['read'],
  units: Units,
): readonly string[] {
  const { columns, elevations, cell, width, thinned, gaps } = grid;
  const spacing = width / (columns - 1);
  return [
    `Its cells are ${heightText(cell, units)} wide${projection ? `, in ${projection}` : ''}.`,
    `${countText(elevations.length, 'point')} around the site are kept, ${heightText(spacing, units)} apart${allCells ? `, of ${countText(allCells, 'cell')}` : ''}. Between them the terrain is off by ${heightText(thinned, units)} at most.`,
    ...(gaps > 0
      ? [
          `${countText(gaps, 'point')} ${gaps === 1 ? 'has' : 'have'} no elevation there; contours are drawn straight across.`,
        ]
      : []),
  ];
}

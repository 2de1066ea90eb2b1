// Asks what a file of survey points leaves open and what its codes become, with a preview of the result.
import { extentText, type PointAnswers, surveyFeetShift } from '@homeplot/formats/pointAnswers';
import {
  isGeographic,
  type PointFile,
  type PointOrder,
  type PointUnit,
  pointUnits,
} from '@homeplot/formats/pointFile';
import { datumNames } from '@homeplot/plan/groundWords';
import type { CodeMeaning } from '@homeplot/plan/codeTargets';
import { countText, type Units } from '@homeplot/plan/units';
import { useMemo, useState } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { addPoints } from './addPoints.ts';
import { CodeTable } from './CodeTable.tsx';
import { keepCodes, keptCodes } from './keptCodes.ts';
import { type Chosen, type PointImport, pointImport } from './pointImport.ts';
import { PointQuestion } from './PointQuestion.tsx';
import { PointsPreview } from './PointsPreview.tsx';

interface PointChoicesProps {
  readonly name: string;
  readonly file: PointFile;
  readonly onDone: () => void;
}

export function PointChoices({ name, file, onDone }: PointChoicesProps) {
  const editor = useEditor();
  const parcels = file.figures.filter(({ kind, closed }) => kind === 'parcel' && closed);
  const [chosen, setChosen] = useState<Chosen>({
    allSpots: true,
    leavesElevations: false,
    parcel: parcels.length === 1 ? parcels[0]?.name : undefined,
  });
  const [table, setTable] = useState(keptCodes);
  const made = useMemo(
    () => pointImport(editor, { file, name }, chosen, table),
    [editor, file, name, chosen, table],
  );
  const { objects, settings, codes, open, conflict } = made;
  const change = (answers: Partial<Chosen>): void => setChosen({ ...chosen, ...answers });
  const chooseMeaning = (code: string, meaning: CodeMeaning): void => {
    const next = new Map(table).set(code, meaning);
    setTable(next);
    keepCodes(next);
  };
  const add = (): void => {
    if (addPoints(editor, { objects, settings, name })) onDone();
  };
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <div className="min-w-0 space-y-4 max-md:order-2">
          <Questions file={file} chosen={chosen} made={made} onChange={change} />
          {parcels.length > 1 ? (
            <SelectField
              label="Parcel that becomes the lot"
              value={chosen.parcel ?? ''}
              choices={[
                { value: '', label: 'None' },
                ...parcels.map((one) => ({ value: one.name, label: one.name })),
              ]}
              onChoose={(said) => change({ parcel: said || undefined })}
            />
          ) : null}
        </div>
        <Preview file={file} made={made} />
      </div>
      <div className="mt-5 space-y-3">
        {codes.length > 0 ? <CodeTable codes={codes} onChoose={chooseMeaning} /> : null}
        {made.hasElevations && !chosen.leavesElevations ? (
          <CheckField
            label="Also a spot elevation at each symbol and along lines"
            checked={chosen.allSpots}
            onChange={({ target }) => change({ allSpots: target.checked })}
          />
        ) : null}
      </div>
      <DialogFoot>
        <output className="text-sm text-ink-soft">{whyNot(made)}</output>
        <Button onClick={onDone}>Cancel</Button>
        <Button
          tone="primary"
          disabled={open.length > 0 || conflict !== undefined || objects.length === 0}
          onClick={add}
        >
          {`Add ${countText(objects.length, 'object')}`}
        </Button>
      </DialogFoot>
    </>
  );
}

/** What is missing before anything can be added. */
function whyNot({ open, conflict, objects }: PointImport): string {
  if (open.length > 0) return `Choose ${open.join(' and ')} first.`;
  return objects.length === 0 && conflict === undefined
    ? 'Nothing would be added. Choose what the codes become.'
    : '';
}

const orderTitles: Readonly<Record<PointOrder, string>> = {
  NEZ: 'Northing, easting, elevation',
  ENZ: 'Easting, northing, elevation',
  NZE: 'Northing, elevation, easting',
  EZN: 'Easting, elevation, northing',
  ZNE: 'Elevation, northing, easting',
  ZEN: 'Elevation, easting, northing',
  AOZ: 'Latitude, longitude, elevation',
  OAZ: 'Longitude, latitude, elevation',
};

const unitTitles = Object.fromEntries(
  Object.entries(pointUnits).map(([unit, { title }]) => [unit, title]),
) as Readonly<Record<PointUnit, string>>;

interface QuestionsProps {
  readonly file: PointFile;
  readonly chosen: Chosen;
  readonly made: PointImport;
  readonly onChange: (answers: Partial<Chosen>) => void;
}

function Questions({ file, chosen, made, onChange }: QuestionsProps) {
  const { units } = useEditor().plan.settings;
  const { answers, hasElevations, conflict } = made;
  const isOnEarth = isGeographic(answers.order);
  return (
    <>
      <PointQuestion
        title="Order of the columns"
        known={file.order}
        titles={orderTitles}
        gives={(order) => extentText(file, { ...answers, order }, units)}
        chosen={chosen.order}
        onChoose={(order) => onChange({ order })}
      />
      {isOnEarth && !hasElevations ? null : (
        <PointQuestion
          title={isOnEarth ? 'Unit of the elevations' : 'Unit'}
          known={file.unit}
          titles={unitTitles}
          gives={(unit) => unitText(file, { ...answers, unit }, units)}
          chosen={chosen.unit}
          onChoose={(unit) => onChange({ unit })}
        />
      )}
      {hasElevations && !chosen.leavesElevations ? (
        <PointQuestion
          title="Elevations are above"
          known={file.datum}
          titles={datumNames}
          chosen={chosen.datum}
          onChoose={(datum) => onChange({ datum })}
        />
      ) : null}
      {hasElevations ? (
        <div>
          <CheckField
            label="Leave out the elevations"
            checked={chosen.leavesElevations}
            error={conflict}
            onChange={({ target }) => onChange({ leavesElevations: target.checked })}
          />
        </div>
      ) : null}
    </>
  );
}

/** The number of notes that are shown. */
const maxNotes = 8;

function Preview({ file, made }: Pick<QuestionsProps, 'file' | 'made'>) {
  const { answers, points, objects, place, notes } = made;
  const { units } = useEditor().plan.settings;
  return (
    <div className="min-w-0 space-y-3 self-start md:sticky md:top-0">
      <PointsPreview
        points={points.map(({ at }) => at)}
        objects={objects}
        className="aspect-4/3 w-full rounded-md border border-hairline bg-sheet max-sm:max-h-56"
      />
      <p className="text-sm text-ink-soft">
        {extentText(file, answers, units)}. {place}
      </p>
      {notes.slice(0, maxNotes).map((note) => (
        <p key={note} className="rounded-md bg-accent-wash px-2.5 py-1.5 text-sm">
          {note}
        </p>
      ))}
    </div>
  );
}

function unitText(file: PointFile, answers: PointAnswers, units: Units): string {
  const { order, unit } = answers;
  const text = extentText(file, answers, units);
  const shift = unit === 'surveyFeet' && !isGeographic(order) ? surveyFeetShift(file, order, units) : '';
  return shift ? `${text}; on the state plane ${shift} from where international feet would be` : text;
}

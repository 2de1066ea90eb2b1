// Adds a parcel of the file as the lot, or the file's buildings near the lot.
import type { ParcelFeature, ParcelReading } from '@homeplot/formats/parcelReading';
import { isTied } from '@homeplot/plan/ground';
import { formatLength, isMetric, metersPerFoot } from '@homeplot/plan/units';
import { useCallback, useMemo, useState } from 'react';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { toast } from '../../kit/toasts/toast.ts';
import { choicesNamed, SelectField } from '../../kit/fields/SelectField.tsx';
import { addBuildings, buildingsNear } from './addBuildings.ts';
import { addParcel, wordsFor } from './addParcel.ts';
import { milesAway, milesText, sameSiteMiles } from './parcelTie.ts';
import type { Added } from './countyObjects.ts';
import { OutlineMapView } from './OutlineMapView.tsx';
import { ParcelList } from './ParcelList.tsx';
import { type ParcelShape, withoutAreaText } from './parcelShapes.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { textsOf } from './attributes.ts';

interface PickParcelProps {
  readonly reading: Extract<ParcelReading, { readonly ok: true }>;
  /** The outlines and lines of the reading. */
  readonly shapes: readonly ParcelShape[];
  readonly fileName: string;
  readonly onClose: () => void;
}

const contents = { parcels: 'A parcel, as the lot', buildings: 'Buildings near the lot' } as const;
type Content = keyof typeof contents;

/** Milliseconds that the notes are shown: long enough to read several sentences. */
const notesDuration = 20_000;

/** The choices of how far around the lot neighbors are drawn, in round numbers of either unit. */
const distances = { feet: [0, 100, 200, 300, 500, 1000], meters: [0, 30, 60, 100, 150, 300] } as const;

export function PickParcel({ reading, shapes, fileName, onClose }: PickParcelProps) {
  const editor = useEditor();
  const settings = useSlice(({ plan }) => plan.settings);
  const [chosen, setChosen] = useState<ParcelFeature>();
  const [content, setContent] = useState<Content>(() =>
    /build|footprint|structure/i.test(fileName) ? 'buildings' : 'parcels',
  );
  const metric = isMetric(settings.units);
  const steps = metric ? distances.meters.map((meters) => meters / metersPerFoot) : distances.feet;
  const [within, setWithin] = useState<number>(steps[2] ?? 0);
  const [takesWords, setTakesWords] = useState(true);
  const [movesPlace, setMovesPlace] = useState(false);
  const [problem, setProblem] = useState('');
  const { features, notes, crs } = reading;
  const parcels = useMemo(
    () => shapes.flatMap(({ feature }) => (feature.geometry === 'polygon' ? feature : [])),
    [shapes],
  );
  const leftOut = useMemo(() => withoutAreaText(features, content), [features, content]);
  const pick = useCallback((shape: ParcelShape) => setChosen(shape.feature), []);
  const chosenShape = useMemo(() => shapes.find(({ feature }) => feature === chosen), [shapes, chosen]);
  const words = chosen ? wordsFor(settings, chosen) : {};
  const named = [
    ...(words.parcel ? [`the parcel number ${words.parcel}`] : []),
    ...(words.address ? [`the address ${words.address}`] : []),
  ];
  const miles = chosen ? milesAway(editor, [chosen]) : 0;
  const isElsewhere = content === 'parcels' && miles >= sameSiteMiles;
  const finish = (added: Added | string, what: string): void => {
    if (typeof added === 'string') return setProblem(added);
    editor.say({ text: what, tone: 'success' });
    if (added.notes.length > 0) toast.info(added.notes.join(' '), { duration: notesDuration });
    return onClose();
  };
  const add = (): void => {
    if (content === 'buildings') {
      const near = buildingsNear(editor, features);
      if (typeof near === 'string') setProblem(near);
      else finish(addBuildings(editor, near, { fileName }), 'Buildings added.');
    } else if (isElsewhere && !movesPlace)
      setProblem(
        "The plan is somewhere else. Choose a parcel near it, or move the plan's location to this parcel.",
      );
    else if (chosen) {
      const request = { chosen, all: features, neighborsWithin: within, takesWords, fileName };
      finish(addParcel(editor, request), 'Lot added from the county map. It is not a survey.');
    } else setProblem('Choose a parcel in the list or on the map.');
  };
  return (
    <div className="space-y-4">
      <div className="grid gap-4 md:grid-cols-2">
        <div className="space-y-3">
          <SelectField
            label="What to add"
            value={content}
            choices={choicesNamed(contents)}
            onChoose={(name) => {
              setContent(name);
              setProblem('');
            }}
          />
          {content === 'parcels' ? (
            <ParcelList
              features={parcels}
              chosen={chosen}
              onChoose={(feature) => {
                setChosen(feature);
                setProblem('');
              }}
            />
          ) : (
            <p className="text-sm text-ink-soft">
              Buildings on the plan's lot and within 100 feet of it are added as existing buildings.
              {isTied(settings)
                ? ''
                : ' Add the lot from the county map first, so that the plan has a location.'}
            </p>
          )}
        </div>
        <div className="flex min-h-0 flex-col gap-3">
          <div className="h-56 md:h-72">
            <OutlineMapView shapes={shapes} chosen={chosenShape} onPick={pick} />
          </div>
          {chosen ? <Attributes feature={chosen} /> : null}
        </div>
      </div>
      {content === 'parcels' ? (
        <>
          <SelectField
            label="Neighbors as faint lines"
            className="max-w-xs"
            value={within}
            choices={steps.map((feet) => ({
              value: feet,
              label: feet === 0 ? 'None' : `Within ${formatLength(feet, settings.units)}`,
            }))}
            onChoose={setWithin}
          />
          {within > 0 ? (
            <p className="text-sm text-ink-faint">
              They are on a layer of their own, Neighbors. Sheets show them with the map, or if you turn on
              printing for that layer.
            </p>
          ) : null}
          {named.length > 0 ? (
            <CheckField
              label={`Put ${named.join(' and ')} in the title block`}
              checked={takesWords}
              onChange={({ target }) => setTakesWords(target.checked)}
            />
          ) : null}
        </>
      ) : null}
      {isElsewhere ? (
        <div className="space-y-2">
          <output className="block text-sm text-danger">
            {`The plan's location is ${milesText(miles)} from this parcel.`}
          </output>
          <CheckField
            label="Move the plan's location to this parcel"
            checked={movesPlace}
            onChange={({ target }) => {
              setMovesPlace(target.checked);
              setProblem('');
            }}
          />
        </div>
      ) : null}
      <p className="text-sm text-ink-faint">
        {[`Coordinates: ${crs}.`, ...notes, ...(leftOut ? [leftOut] : [])].join(' ')}
      </p>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button tone="primary" aria-disabled={content === 'parcels' && !chosen} onClick={add}>
          {content === 'parcels' ? 'Add lot' : 'Add buildings'}
        </Button>
      </DialogFoot>
    </div>
  );
}

/** The number of a parcel's attributes that are shown before the user asks for all. */
const firstAttributes = 6;

function Attributes({ feature }: { readonly feature: ParcelFeature }) {
  const [showsAll, setShowsAll] = useState(false);
  const all = textsOf(feature);
  const shown = showsAll ? all : all.slice(0, firstAttributes);
  return (
    <div className="text-sm">
      <dl
        aria-label="Attributes of the chosen parcel"
        className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 gap-y-1 rounded-md border border-hairline p-3"
      >
        {shown.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="wrap-anywhere text-ink-faint">{name}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {shown.length < all.length ? (
        <LinkButton onClick={() => setShowsAll(true)}>{`Show all ${all.length} attributes`}</LinkButton>
      ) : null}
    </div>
  );
}

// Searches a county's map by words, at coordinates, by a geocoder's address or at the plan's place; a lot is picked in the
// list or on the map, and added (addFoundLot.ts). Refuses a lot that is far from the plan until the user moves the plan's
// location.
import { isTied } from '@homeplot/plan/ground';
import { parseCoordinates } from '@homeplot/plan/parseCoordinates';
import type { Source, SourceLayer } from '@homeplot/plan/source';
import { useCallback, useEffect, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';
import { localDay } from '../../kit/download.ts';
import { useLatestWork } from '../../kit/latestWork.ts';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { runAllSteps } from '@homeplot/plan/steps';
import { toast } from '../../kit/toasts/toast.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Progress } from '../../kit/ui/Progress.tsx';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { geocode } from '../map/geocode.ts';
import { useMaps } from '../map/useMaps.ts';
import { hostOf } from '../../tiles/mapConfig.ts';
import { OutlineMapView } from '../parcels/OutlineMapView.tsx';
import { type ParcelShape, shapesOfFile } from '../parcels/parcelShapes.ts';
import { milesAway, milesText, sameSiteMiles } from '../parcels/parcelTie.ts';
import { addFoundLot } from './addFoundLot.ts';
import {
  around,
  boxOf,
  factsOf,
  type Found,
  type FoundLot,
  layersGiving,
  type LotFacts,
  lotsAround,
  lotsNamed,
  pointBox,
  shownAround,
} from './findLots.ts';
import { FoundList } from './FoundList.tsx';
import type { SourceList } from './sourceList.ts';

interface SearchLotProps {
  readonly list: SourceList;
  readonly source: Source;
  readonly onAdded: (facts: LotFacts) => void;
  readonly onClose: () => void;
}

interface Shown {
  /** The lots that were searched for, which are listed. */
  readonly found: readonly FoundLot[];
  /** All lots on the map: those that were found, and those around the first of them. */
  readonly all: readonly FoundLot[];
  readonly notes: readonly string[];
}

/** Milliseconds that the notes are shown: long enough to read several sentences. */
const notesDuration = 20_000;

export function SearchLot({ list, source, onAdded, onClose }: SearchLotProps) {
  const editor = useEditor();
  const ground = useSlice(({ plan }) => (isTied(plan.settings) ? plan.settings.ground : undefined));
  const [words, setWords] = useState(() => editor.plan.settings.parcel || editor.plan.settings.address);
  const [shown, setShown] = useState<Shown>();
  const [chosen, setChosen] = useState<FoundLot>();
  const [movesPlace, setMovesPlace] = useState(false);
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');
  const [hasNoMatch, setHasNoMatch] = useState(false);
  const maps = useMaps();
  const geocoder = maps && 'geocoder' in maps ? maps.geocoder : undefined;
  const asking = useLatestWork();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // While the user is choosing the county, its field keeps the focus.
    if (!(document.activeElement instanceof HTMLSelectElement)) field.current?.focus();
  }, []);

  const run = async (
    what: string,
    ask: (signal: AbortSignal) => Promise<string | undefined>,
  ): Promise<void> => {
    const signal = asking.begin();
    setBusy(what);
    setProblem('');
    const wrong = await ask(signal);
    if (signal.aborted) return;
    setBusy('');
    setProblem(wrong ?? '');
  };
  const show = async (found: Found, signal: AbortSignal): Promise<string | undefined> => {
    setHasNoMatch(!found.ok && found.isEmpty === true);
    if (!found.ok) return found.problem;
    const [first] = found.lots;
    if (!first) return 'The county has no parcel there.';
    const near = await lotsAround(list, source, around(boxOf(first.feature), shownAround), signal);
    if (signal.aborted) return undefined;
    const beside = near.ok ? near.lots.filter((one) => !found.lots.some((other) => isSame(one, other))) : [];
    const all = [...found.lots, ...beside].map((one, id) => ({ ...one, feature: { ...one.feature, id } }));
    const listed = all.slice(0, found.lots.length);
    const notes = [...new Set([...found.notes, ...(near.ok ? near.notes : [near.problem])])];
    setShown({ found: listed, all, notes });
    setChosen(listed.length === 1 ? listed[0] : undefined);
    return undefined;
  };
  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const place = parseCoordinates(words);
    void run('Searching…', async (signal) =>
      show(
        place.ok
          ? await lotsAround(list, source, pointBox(place.place), signal)
          : await lotsNamed(list, source, words.trim(), signal),
        signal,
      ),
    );
  };
  /** Finds the lot by the address's coordinates, for counties whose map has no addresses or spells them in another way. */
  const lookUp = (at: string): void => {
    void run('Looking up the address…', async (signal) => {
      const answer = await geocode(at, words.trim(), signal);
      if (!answer.ok) return answer.problem;
      const [place] = answer.places;
      return place && show(await lotsAround(list, source, pointBox(place), signal), signal);
    });
  };
  const showHere = (): void => {
    if (!ground) return;
    const box = around(pointBox(ground), shownAround);
    void run('Looking around…', async (signal) => {
      const found = await lotsAround(list, source, box, signal);
      if (!found.ok) return found.problem;
      if (found.lots.length === 0) return "The county has no parcels at the plan's location.";
      const all = found.lots.map((one, id) => ({ ...one, feature: { ...one.feature, id } }));
      setShown({ found: all, all, notes: found.notes });
      setChosen(undefined);
      return undefined;
    });
  };
  const miles = chosen ? milesAway(editor, [chosen.feature]) : 0;
  const isElsewhere = miles >= sameSiteMiles;
  const add = (): void => {
    if (!chosen || !shown) return setProblem('Choose a lot in the list or on the map.');
    if (isElsewhere && !movesPlace)
      return setProblem(
        "The plan is somewhere else. Choose a lot near it, or move the plan's location to this lot.",
      );
    void run('Asking for buildings and zones…', async (signal) => {
      const day = localDay(new Date());
      const facts = await factsOf(list, source, chosen, day, signal);
      // The lots around the first one are known, but the user may have chosen another one.
      const near = await lotsAround(list, source, around(boxOf(chosen.feature), shownAround), signal);
      if (signal.aborted) return undefined;
      const others = (near.ok ? near.lots : shown.all).filter((one) => !isSame(one, chosen));
      const added = addFoundLot(
        editor,
        source,
        chosen,
        others.map(({ feature }) => feature),
        facts,
        day,
      );
      if (typeof added === 'string') return added;
      editor.say({ text: 'Lot added from the county map. It is not a survey.', tone: 'success' });
      if (added.notes.length > 0) toast.info(added.notes.join(' '), { duration: notesDuration });
      onAdded({ ...facts, notes: [...facts.notes, ...(near.ok ? [] : [near.problem])] });
      return undefined;
    });
  };
  const choose = useCallback((lot: FoundLot | undefined) => {
    setChosen(lot);
    setProblem('');
  }, []);
  return (
    <div className="space-y-4">
      <form onSubmit={search} className="flex flex-wrap items-end gap-2">
        <TextField
          label="Address or parcel number"
          className="min-w-56 flex-1"
          ref={field}
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button
          type="submit"
          tone={shown ? 'secondary' : 'primary'}
          aria-disabled={words.trim() === '' || busy !== ''}
        >
          Find
        </Button>
      </form>
      <p className="text-sm text-ink-faint">{whoSees(list, source)}</p>
      {ground && !shown ? (
        <LinkButton onClick={showHere}>Show the lots at the plan's location</LinkButton>
      ) : null}
      {busy ? <Progress words={busy} /> : null}
      {shown ? <Results {...shown} chosen={chosen} onChoose={choose} /> : null}
      {isElsewhere ? (
        <div className="space-y-2">
          <output className="block text-sm text-danger">{`The plan's location is ${milesText(miles)} from this lot.`}</output>
          <CheckField
            label="Move the plan's location to this lot"
            checked={movesPlace}
            onChange={({ target }) => setMovesPlace(target.checked)}
          />
        </div>
      ) : null}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
      {hasNoMatch && geocoder && busy === '' ? (
        <LinkButton onClick={() => lookUp(geocoder)}>
          {`Look the address up at ${hostOf(geocoder) ?? 'this site'}`}
        </LinkButton>
      ) : null}
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        {shown ? (
          <Button tone="primary" aria-disabled={!chosen || busy !== ''} onClick={add}>
            Add lot
          </Button>
        ) : null}
      </DialogFoot>
    </div>
  );
}

interface ResultsProps extends Shown {
  readonly chosen: FoundLot | undefined;
  readonly onChoose: (lot: FoundLot | undefined) => void;
}

function Results({ found, all, notes, chosen, onChoose }: ResultsProps) {
  const shapes = useMemo(() => runAllSteps(shapesOfFile(all.map(({ feature }) => feature))), [all]);
  const pick = useCallback(
    ({ feature }: ParcelShape) => onChoose(all.find((one) => one.feature === feature)),
    [all, onChoose],
  );
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <FoundList
          lots={chosen && !found.includes(chosen) ? [chosen, ...found] : found}
          chosen={chosen}
          onChoose={onChoose}
        />
        <div className="h-56 md:h-72">
          <OutlineMapView
            shapes={shapes}
            chosen={shapes.find(({ feature }) => feature === chosen?.feature)}
            onPick={pick}
          />
        </div>
      </div>
      <p className="text-sm text-ink-faint empty:hidden">{notes.join(' ')}</p>
    </>
  );
}

const isSame = (a: FoundLot, b: FoundLot): boolean =>
  JSON.stringify(a.feature.rings[0]?.[0]) === JSON.stringify(b.feature.rings[0]?.[0]);

/** Names the servers that see what is searched and where the lot is. */
function whoSees({ sources }: SourceList, source: Source): string {
  const searched = hostsOf(layersGiving(source, 'parcels'));
  const others = [source, ...sources.filter((one) => layersGiving(one, 'parcels').length === 0)];
  const later = hostsOf(others.flatMap(({ layers }) => layers.filter(({ gives }) => gives !== 'parcels')));
  const then = later === '' ? '' : ` When you add a lot, ${later} see where it is.`;
  return `${searched} then sees what you search and your IP address.${then}`;
}

const hostsOf = (layers: readonly SourceLayer[]): string =>
  [
    ...new Set(
      layers.map(({ url, through }) => {
        const { host } = new URL(url);
        return through === 'server' ? `${host}, asked by this site,` : host;
      }),
    ),
  ].join(', ');

// The field for the site's location: coordinates in any usual form, or an address if the site's operator has set a geocoder.
import { boxAround } from '@homeplot/plan/box';
import type { Place } from '@homeplot/plan/ground';
import { formatPlace, parseCoordinates } from '@homeplot/plan/parseCoordinates';
import { type SubmitEvent, useState } from 'react';
import { useLatestWork } from '../../kit/latestWork.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { geocode } from './geocode.ts';
import type { FoundPlace } from './foundPlace.ts';
import { hostOf } from '../../tiles/mapConfig.ts';
import { siteCenter } from './siteCenter.ts';

/** Feet that are shown around the location on an empty plan. */
const neighborhood = 200;

interface Answer {
  readonly problem?: string;
  readonly places?: readonly FoundPlace[];
  /** The place that the user may have meant, with the two numbers swapped. */
  readonly instead?: Place;
}

export function PlaceSearch({ geocoder }: { readonly geocoder: string | undefined }) {
  const editor = useEditor();
  const ground = useSlice(({ plan }) => plan.settings.ground);
  const [typed, setTyped] = useState(() =>
    geocoder && !editor.plan.settings.ground ? editor.plan.settings.address : '',
  );
  const [answer, setAnswer] = useState<Answer>({});
  const [isBusy, setBusy] = useState(false);
  const search = useLatestWork();

  const setLocation = ({ latitude, longitude }: Place): void => {
    const at = ground?.at ?? siteCenter(editor.plan);
    editor.edit([{ settings: { ground: { latitude, longitude, at, source: 'typed' } } }], 'Set location');
    // An empty plan is zoomed out, so that more than a patch of the map is seen.
    if (editor.plan.objects.size === 0) editor.fit(boxAround(at, neighborhood));
    setAnswer({});
    setTyped('');
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const reading = parseCoordinates(typed);
    if (reading.ok) return setLocation(reading.place);
    if (reading.swapped) return setAnswer({ problem: reading.problem, instead: reading.swapped });
    if (!geocoder || /^[\d\s.,°'"+NSEW-]*$/i.test(typed)) return setAnswer({ problem: reading.problem });
    const signal = search.begin();
    setBusy(true);
    const found = await geocode(geocoder, typed.trim(), signal);
    if (signal.aborted) return undefined;
    setBusy(false);
    return setAnswer(found.ok ? { places: found.places } : { problem: found.problem });
  };
  const host = geocoder && hostOf(geocoder);
  const hint = host
    ? `Addresses are looked up at ${host}.`
    : geocoder
      ? undefined
      : 'Such as 41.1234, -73.4567 or 41°07\'24"N 73°27\'24"W.';
  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-2">
      <TextField
        label={geocoder ? 'Address or coordinates' : 'Coordinates of the site'}
        autoComplete="off"
        value={typed}
        placeholder={ground ? formatPlace(ground) : undefined}
        error={answer.problem}
        errorRole="alert"
        {...(hint ? { hint } : {})}
        onChange={({ target }) => {
          setTyped(target.value);
          setAnswer({});
        }}
      />
      {answer.instead ? (
        <LinkButton onClick={() => answer.instead && setLocation(answer.instead)}>
          {`Use ${formatPlace(answer.instead)} instead`}
        </LinkButton>
      ) : null}
      {answer.places ? (
        <ul aria-label="Places found" className="divide-y divide-hairline rounded-md border border-hairline">
          {answer.places.map((place) => (
            <li key={`${place.latitude} ${place.longitude} ${place.name}`}>
              <button
                type="button"
                onClick={() => setLocation(place)}
                className="block w-full px-3 py-2 text-left text-sm hover:bg-panel pointer-coarse:min-h-11"
              >
                {place.name}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <Button type="submit" size="sm" className="w-full" aria-disabled={isBusy || typed.trim() === ''}>
        {isBusy ? 'Searching…' : geocoder ? 'Find' : 'Set location'}
      </Button>
    </form>
  );
}

// The card of the Map tools: a choice of the map under the plan, a search for the site's location, and how the map is shown.
// Kept offline when idle.
import { matchMapTool } from '@homeplot/editor/matchMap';
import { mapFade } from '@homeplot/plan/planMap';
import { useState } from 'react';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Slider } from '../../kit/fields/Slider.tsx';
import { allowMap, isMapAllowed, whoSees } from '../../tiles/allowedMaps.ts';
import type { MapConfig, MapTiles } from '../../tiles/mapConfig.ts';
import { NorthOfMap } from './NorthOfMap.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { useMaps } from './useMaps.ts';

export function MapCard() {
  const maps = useMaps();
  return (
    <Card title="Map" className="max-lg:shadow-float">
      {maps === undefined ? <p className="text-sm text-ink-soft">Loading the list of maps…</p> : null}
      {maps && 'problem' in maps ? <p className="text-sm text-danger">{maps.problem}</p> : null}
      {maps && 'maps' in maps ? <Choices config={maps} /> : null}
    </Card>
  );
}

function Choices({ config }: { readonly config: MapConfig }) {
  const editor = useEditor();
  const map = useSlice(({ plan }) => plan.settings.map);
  const ground = useSlice(({ plan }) => plan.settings.ground);
  /** A map that the user has chosen but not yet allowed. */
  const [asked, setAsked] = useState<MapTiles>();
  const shown = config.maps.find(({ id }) => id === map?.tiles);
  const turnOn = (chosen: MapTiles): void => {
    allowMap(chosen);
    setAsked(undefined);
    const settings = {
      map: { fade: mapFade.initial, ...map, tiles: chosen.id, attribution: chosen.attribution },
    };
    editor.edit([{ settings }], `Map: ${chosen.title}`);
  };
  const choose = (id: string): void => {
    const chosen = config.maps.find((one) => one.id === id);
    setAsked(undefined);
    if (!chosen) editor.edit(map ? [{ settings: { map: undefined } }] : [], 'Map off');
    else if (isMapAllowed(chosen)) turnOn(chosen);
    else setAsked(chosen);
  };
  return (
    <div className="space-y-4">
      {config.maps.length === 0 ? (
        <p className="text-sm text-ink-soft">
          This site offers no maps. You can still say where the plan is, for parcels and exports.
        </p>
      ) : (
        <SelectField
          label="Map under the plan"
          value={asked?.id ?? map?.tiles ?? ''}
          choices={[
            { value: '', label: 'None' },
            ...config.maps.map(({ id, title }) => ({ value: id, label: title })),
            ...(map && !shown ? [{ value: map.tiles, label: "A map that this site doesn't offer" }] : []),
          ]}
          onChoose={choose}
        />
      )}
      {asked ? (
        <div className="text-sm text-ink-soft">
          <output className="block">{whoSees(asked)}</output>
          <Button size="sm" tone="primary" className="mt-2 w-full" onClick={() => turnOn(asked)}>
            {`Show ${asked.title.toLowerCase()}`}
          </Button>
        </div>
      ) : null}
      <PlaceSearch geocoder={config.geocoder} />
      {ground ? <NorthOfMap /> : null}
      {map || ground ? (
        <div className="flex flex-col items-start gap-1">
          {map ? <LinkButton onClick={() => choose('')}>Turn off the map</LinkButton> : null}
          {ground ? (
            <LinkButton onClick={() => editor.edit([{ settings: { ground: undefined } }], 'Remove location')}>
              Remove the plan's location
            </LinkButton>
          ) : null}
        </div>
      ) : null}
      {ground && map ? (
        <>
          <p className="text-sm text-ink-soft">Drag on the canvas to move the map under the plan.</p>
          <Button size="sm" className="w-full" onClick={() => editor.hand.pick(matchMapTool.name)}>
            Match two points
          </Button>
          <Slider
            label="Fade (percent)"
            value={map.fade}
            min={mapFade.min}
            max={mapFade.max}
            step={5}
            onChange={(fade) => editor.edit([{ settings: { map: { ...map, fade } } }], 'Fade map', true)}
          />
          {shown?.printable ? (
            <CheckField
              label="Print the map on sheets"
              checked={map.printed ?? false}
              onChange={({ target }) =>
                editor.edit([{ settings: { map: { ...map, printed: target.checked } } }], 'Print the map')
              }
            />
          ) : null}
        </>
      ) : null}
    </div>
  );
}

// Shows the map under the canvas's plan, with its attribution in a corner, once the user has allowed the map in this
// browser; until then it asks. Fetched with the first plan that has a map.
// Kept offline once used.
import type { Editor } from '@homeplot/editor/editor';
import { useEffect } from 'react';
import { backdropPlaces } from '../../canvas/paint/backdrop.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { allowMap, whoSees } from '../../tiles/allowedMaps.ts';
import { DraggedMap } from './draggedMap.ts';
import type { MapTiles } from '../../tiles/mapConfig.ts';
import { MapLayer } from './mapLayer.ts';
import { useAllowed, useMaps } from './useMaps.ts';

export function MapUnder() {
  const editor = useEditor();
  const id = useSlice(({ plan }) => plan.settings.map?.tiles);
  const isPlaced = useSlice(({ plan }) => plan.settings.ground !== undefined);
  const maps = useMaps();
  const map = maps && 'maps' in maps ? maps.maps.find((one) => one.id === id) : undefined;
  const isAllowed = useAllowed(map);
  useEffect(() => (map && isAllowed ? showMap(editor, map) : undefined), [editor, map, isAllowed]);
  if (!isPlaced || maps === undefined) return null;
  if (!map)
    return <Note>{'problem' in maps ? maps.problem : "This plan's map isn't offered on this site."}</Note>;
  if (!isAllowed)
    return (
      <Note>
        {`This plan has a map under it. ${whoSees(map)}`}
        <Button size="sm" className="mt-2 w-full" onClick={() => allowMap(map)}>
          Show the map
        </Button>
      </Note>
    );
  return (
    <p className="absolute right-0 bottom-0 max-w-[70%] rounded-tl-sm bg-paper/85 px-1.5 py-0.5 text-xs text-ink-soft max-lg:top-0 max-lg:bottom-auto max-lg:rounded-tl-none max-lg:rounded-bl-sm max-lg:group-has-[[data-over-canvas]>*]/canvas:top-auto max-lg:group-has-[[data-over-canvas]>*]/canvas:bottom-18">
      {map.attributionUrl === undefined ? (
        map.attribution
      ) : (
        <a
          href={map.attributionUrl}
          target="_blank"
          rel="noreferrer"
          className="underline underline-offset-2"
        >
          {map.attribution}
        </a>
      )}
    </p>
  );
}

function Note({ children }: { readonly children: React.ReactNode }) {
  return (
    <div className="absolute right-2 bottom-2 max-w-72 max-lg:top-2 max-lg:bottom-auto rounded-md border border-hairline bg-paper p-3 text-sm text-ink-soft shadow-float">
      {children}
    </div>
  );
}

function showMap(editor: Editor, map: MapTiles): (() => void) | undefined {
  const place = backdropPlaces.get(editor);
  if (!place) return undefined;
  const layer = new MapLayer(editor, place, map);
  const dragged = new DraggedMap(editor, place, layer);
  return () => {
    dragged.stop();
    layer.stop();
  };
}

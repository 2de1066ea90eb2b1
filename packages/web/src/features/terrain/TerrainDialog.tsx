// Adds terrain: asks for the plan's location if it isn't known, offers the site operator's maps and a file to read, and then
// shows what was read.
// Kept offline once used.
import { refused } from '@homeplot/formats/terrainRaster';
import type { ReadTerrain } from '@homeplot/formats/thinTerrain';
import { isTied } from '@homeplot/plan/ground';
import { useEffect, useState } from 'react';
import { chooseFiles } from '../../kit/chooseFiles.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { Progress } from '../../kit/ui/Progress.tsx';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { TypedPlace } from '../map/TypedPlace.tsx';
import { offeredSources, type SourceList } from '../sources/sourceList.ts';
import { wantedOf } from './addTerrain.ts';
import { askTerrain, type TerrainMap, terrainMaps } from './askTerrain.ts';
import { readTerrain } from './readTerrain.ts';
import { TerrainChoices } from './TerrainChoices.tsx';

interface TerrainDialogProps {
  readonly file?: File;
  readonly onClose: () => void;
}

type From = { readonly file: File } | { readonly list: SourceList; readonly map: TerrainMap };

export function TerrainDialog({ file, onClose }: TerrainDialogProps) {
  const isPlaced = useSlice(({ plan }) => isTied(plan.settings));
  const [from, setFrom] = useState<From | undefined>(file && { file });
  return (
    <Dialog
      onClose={onClose}
      title="Add terrain"
      description={
        from && 'file' in from ? from.file.name : 'Elevations of a map, as a background that nobody surveyed.'
      }
      className="max-w-lg!"
    >
      {isPlaced ? (
        from ? (
          <Reading from={from} onBack={() => setFrom(undefined)} onClose={onClose} />
        ) : (
          <ChooseTerrain onChoose={setFrom} />
        )
      ) : (
        <div className="space-y-3">
          <p className="text-[0.9375rem]">
            Terrain is placed by its location on the earth, and this plan has no location yet. Type it here,
            or set it in Map or with Find my lot.
          </p>
          <TypedPlace />
          {file ? (
            <p className="text-sm text-ink-soft">
              If this file is a scan to trace, save it as JPEG, PNG or PDF and open that instead.
            </p>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}

function ChooseTerrain({ onChoose }: { readonly onChoose: (from: From) => void }) {
  const editor = useEditor();
  const [list, setList] = useState<SourceList>();
  useEffect(() => {
    const none: SourceList = { sources: [], hosts: [] };
    offeredSources().then(setList, () => setList(none));
  }, []);
  const { settings } = editor.plan;
  const maps = list && isTied(settings) ? terrainMaps(list, settings.ground) : [];
  const choose = async ([chosen]: readonly File[]): Promise<void> => {
    if (chosen) onChoose({ file: chosen });
  };
  return (
    <div className="space-y-3">
      {maps.map((map) => (
        <div key={`${map.source.id} ${map.layer.title}`}>
          <Button className="w-full" onClick={() => list && onChoose({ list, map })}>
            {`Read ${map.layer.title}`}
          </Button>
          <p className="mt-1 text-sm text-ink-soft">
            {`${map.source.attribution}. ${new URL(map.layer.url).host} sees where the site is.`}
          </p>
        </div>
      ))}
      <Button
        className="w-full"
        onClick={() => chooseFiles(choose, { accept: '.tif,.tiff,image/tiff', multiple: false })}
      >
        Choose a GeoTIFF file…
      </Button>
      <p className="text-sm text-ink-soft">
        Only the area around the site is read. Terrain with cells of 1 m shows how a lot slopes; it doesn't
        replace a survey or a level.
      </p>
    </div>
  );
}

interface ReadingProps {
  readonly from: From;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

function Reading({ from, onBack, onClose }: ReadingProps) {
  const editor = useEditor();
  const [read, setRead] = useState<ReadTerrain>();
  useEffect(() => {
    const canceled = new AbortController();
    const wanted = wantedOf(editor.plan);
    const { signal } = canceled;
    const reading = !wanted
      ? Promise.resolve(refused('The plan has no location.'))
      : 'file' in from
        ? readTerrain(from.file, wanted, signal)
        : askTerrain(from.list, from.map, wanted, signal);
    void reading.then((done) => done && !signal.aborted && setRead(done));
    return () => canceled.abort();
  }, [editor, from]);
  if (!read)
    return (
      <div className="space-y-3">
        <Progress words="Reading the terrain…" />
        <Button className="w-full" onClick={onClose}>
          Cancel
        </Button>
      </div>
    );
  if (!read.ok)
    return (
      <div className="space-y-4">
        <ErrorBox>{read.problem}</ErrorBox>
        <p className="text-sm text-ink-soft">Your plan hasn't changed.</p>
        <div className="flex justify-end gap-3">
          <Button onClick={onBack}>Choose other terrain</Button>
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    );
  const about =
    'file' in from
      ? { dataset: from.file.name.replace(/\.tiff?$/i, '') }
      : { dataset: from.map.layer.title, accuracy: from.map.layer.accuracy };
  return <TerrainChoices read={read} {...about} onClose={onClose} />;
}

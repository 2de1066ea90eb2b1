// Puts a lot that was found on a county's map into the plan, with its neighbors and the buildings near it. The values that the
// county has of the lot are not taken over.
import type { Editor } from '@homeplot/editor/editor';
import { selectObjects } from '@homeplot/editor/selection';
import type { ParcelFeature } from '@homeplot/formats/parcelReading';
import type { Source } from '@homeplot/plan/source';
import { addBuildings, buildingsNear } from '../parcels/addBuildings.ts';
import { addParcel } from '../parcels/addParcel.ts';
import { type FoundLot, layersGiving, type LotFacts } from './findLots.ts';

/** Feet around the lot within which neighbors are drawn. */
const neighborsWithin = 200;

/** Notes on what was added and what wasn't, as sentences; a single sentence that says why if the lot couldn't be added. */
export function addFoundLot(
  editor: Editor,
  source: Source,
  { feature, layer }: FoundLot,
  others: readonly ParcelFeature[],
  { buildings }: LotFacts,
  day: string,
): { readonly notes: readonly string[] } | string {
  const fileName = `${source.name}, ${layer.title}, ${day}`;
  const all = [feature, ...others];
  const request = { chosen: feature, all, neighborsWithin, takesWords: false, fileName };
  const added = addParcel(editor, { ...request, accuracy: layer.accuracy });
  if (typeof added === 'string') return added;
  const addedLots = [...editor.selection.ids];
  const near = buildings.length > 0 ? buildingsNear(editor, buildings) : [];
  if (typeof near === 'string' || near.length === 0) return added;
  const drawn = layersGiving(source, 'buildings').map(({ accuracy }) => accuracy ?? Infinity);
  const worst = Math.max(...drawn);
  const built = addBuildings(editor, near, { fileName, accuracy: worst < Infinity ? worst : undefined });
  editor.select(selectObjects(addedLots));
  return { notes: [...added.notes, ...(typeof built === 'string' ? [built] : built.notes)] };
}

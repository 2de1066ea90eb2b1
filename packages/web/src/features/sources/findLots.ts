// Finds lots on a county's map, and what the plan takes over for a lot: its neighbors, the buildings near it, and the values
// of its fields and of the zones that it touches.
import { quoted } from '@homeplot/plan/quoted';
import type { ParcelFeature } from '@homeplot/formats/parcelReading';
import type { DegreesBox } from '@homeplot/formats/sourceQuestion';
import { overlayValues, type SourceValue, valuesOf } from '@homeplot/formats/sourceValues';
import type { Place } from '@homeplot/plan/ground';
import { isWholeFile, type Source, type SourceLayer } from '@homeplot/plan/source';
import { askLayer } from './askLayer.ts';
import { touches } from './touches.ts';
import type { SourceList } from './sourceList.ts';
import { allZones, type ZoneLayer, zonesIn } from './zoneLines.ts';

/** A parcel with the layer that it was found in. */
export interface FoundLot {
  readonly feature: ParcelFeature;
  readonly layer: SourceLayer;
}

export type Found =
  | { readonly ok: true; readonly lots: readonly FoundLot[]; readonly notes: readonly string[] }
  /** isEmpty: the map was asked, and has no such lot. */
  | { readonly ok: false; readonly problem: string; readonly isEmpty?: true };

/** Feet around a lot within which lots, buildings and zones are asked for. Of the lots, addFoundLot.ts draws nearer ones. */
export const shownAround = 250;
const feetPerDegree = 364_000;

export const layersGiving = ({ layers }: Source, gives: SourceLayer['gives']): readonly SourceLayer[] =>
  layers.filter((layer) => layer.gives === gives);

/** The lots whose address or parcel number has the given words. */
export async function lotsNamed(
  list: SourceList,
  source: Source,
  words: string,
  signal: AbortSignal,
): Promise<Found> {
  const found = await lotsIn(list, source, { words }, signal);
  if (!found.ok) return found;
  const wanted = words
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  // A server filters by the words itself, but a whole file comes unfiltered.
  const lots = found.lots.filter(({ feature: { attributes }, layer }) => {
    if (!isWholeFile(layer)) return true;
    const { fields } = layer;
    const texts = [fields.parcel, fields.address].map(
      (field) => field && String(attributes[field.field] ?? ''),
    );
    return wanted.every((word) => texts.some((text) => text?.toLowerCase().includes(word)));
  });
  return lots.length > 0
    ? { ...found, lots: lots.slice(0, maxLots) }
    : {
        ok: false,
        isEmpty: true,
        problem: `${source.name} has no parcel for ${quoted(words)}; try the house number and the street's name, or the parcel number.`,
      };
}

const maxLots = 50;

/** The lots that reach into a box. */
export async function lotsAround(
  list: SourceList,
  source: Source,
  box: DegreesBox,
  signal: AbortSignal,
): Promise<Found> {
  const found = await lotsIn(list, source, { box }, signal);
  if (!found.ok) return found;
  return { ...found, lots: found.lots.filter(({ feature }) => overlap(boxOf(feature), box)) };
}

async function lotsIn(
  list: SourceList,
  source: Source,
  question: Parameters<typeof askLayer>[3],
  signal: AbortSignal,
): Promise<Found> {
  const lots: FoundLot[] = [];
  const notes: string[] = [];
  for (const layer of layersGiving(source, 'parcels')) {
    const answer = await askLayer(list, source, layer, question, signal);
    if (!answer.ok) return answer;
    notes.push(...answer.notes);
    for (const feature of answer.features)
      if (feature.geometry === 'polygon') lots.push({ layer, feature: { ...feature, id: lots.length } });
  }
  return { ok: true, lots, notes };
}

export interface LotFacts {
  readonly values: readonly SourceValue[];
  readonly buildings: readonly ParcelFeature[];
  /** Flood zones, wetlands and shores on the lot and near it. */
  readonly zones: readonly ZoneLayer[];
  /** Sentences about the layers that couldn't be read. */
  readonly notes: readonly string[];
}

/** The values of a lot and the buildings near it, from the county's map and from the federal maps that cover the lot. */
export async function factsOf(
  list: SourceList,
  source: Source,
  { feature, layer }: FoundLot,
  day: string,
  signal: AbortSignal,
): Promise<LotFacts> {
  const box = around(boxOf(feature), shownAround);
  const federal = list.sources.filter(
    (one) => one !== source && layersGiving(one, 'parcels').length === 0 && covers(one, box),
  );
  const asked = [source, ...federal].flatMap((from) =>
    from.layers
      .filter(({ gives }) => gives !== 'parcels' && gives !== 'terrain')
      .map((one) => ({ from, layer: one })),
  );
  const answers = await Promise.all(
    asked.map(async (one) => ({
      ...one,
      answer: await askLayer(list, one.from, one.layer, { box }, signal),
    })),
  );
  const values = [...valuesOf(layer, feature, day)];
  const buildings: ParcelFeature[] = [];
  const zones: ZoneLayer[] = [];
  const notes: string[] = [];
  for (const { layer: other, answer } of answers) {
    if (!answer.ok) notes.push(answer.problem);
    else if (other.gives === 'buildings') buildings.push(...answer.features);
    else {
      const onLot = answer.features.filter((zone) => touches(zone, feature));
      values.push(...overlayValues(other, onLot, day));
      zones.push(...zonesIn(other, answer.features, feature, day));
    }
  }
  return {
    values,
    buildings: buildings.map((one, id) => ({ ...one, id })),
    zones: allZones(zones, values),
    notes,
  };
}

export function boxOf({ rings }: ParcelFeature): DegreesBox {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [longitude, latitude] of rings.flat(2)) {
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
  }
  return { west, south, east, north };
}

/** The box, extended by some feet on all sides. */
export function around({ west, south, east, north }: DegreesBox, feet: number): DegreesBox {
  const up = feet / feetPerDegree;
  const across = up / Math.max(0.1, Math.cos((south * Math.PI) / 180));
  return { west: west - across, south: south - up, east: east + across, north: north + up };
}

export const pointBox = ({ latitude, longitude }: Place): DegreesBox => ({
  west: longitude,
  south: latitude,
  east: longitude,
  north: latitude,
});

const overlap = (a: DegreesBox, b: DegreesBox): boolean =>
  a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;

const covers = ({ area }: Source, box: DegreesBox): boolean => {
  if (!area) return true;
  const [west, south, east, north] = area;
  return overlap({ west, south, east, north }, box);
};

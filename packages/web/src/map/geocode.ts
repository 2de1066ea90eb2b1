// Looks up an address at the operator's geocoder, which answers like Nominatim or Photon.
import type { Place } from '@homeplot/plan/ground';
import { hostOf } from './mapConfig.ts';

export interface FoundPlace extends Place {
  readonly name: string;
}

export type Found =
  | { readonly ok: true; readonly places: readonly FoundPlace[] }
  | { readonly ok: false; readonly problem: string };

/** Milliseconds. */
const patience = 10_000;
const maxPlaces = 8;

export async function geocode(geocoder: string, words: string, signal: AbortSignal): Promise<Found> {
  const from = hostOf(geocoder) ?? 'This site';
  const insteadType = 'Try again later, or type coordinates such as 41.1234, -73.4567.';
  try {
    const answer = await fetch(geocoder.replaceAll('{q}', encodeURIComponent(words)), {
      credentials: 'omit',
      headers: { accept: 'application/json' },
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
    if (answer.status === 429)
      return { ok: false, problem: `${from} is getting too many searches right now. ${insteadType}` };
    if (!answer.ok)
      return { ok: false, problem: `${from} couldn't search (error ${answer.status}). ${insteadType}` };
    const places = placesIn(await answer.json());
    if (places.length > 0) return { ok: true, places: places.slice(0, maxPlaces) };
    return {
      ok: false,
      problem: `Nothing was found for "${words.slice(0, 60)}". Check the spelling, or add the town.`,
    };
  } catch {
    return { ok: false, problem: `${from} didn't answer. ${insteadType}` };
  }
}

/** The places of an answer: a list as Nominatim gives it, or GeoJSON as Photon does. */
export function placesIn(answer: unknown): readonly FoundPlace[] {
  const { features } = Object(answer) as { readonly features?: unknown };
  const records: readonly unknown[] = Array.isArray(answer)
    ? answer
    : Array.isArray(features)
      ? features
      : [];
  return records.flatMap((record) => placeIn(Object(record) as Fields) ?? []);
}

type Fields = Readonly<Record<string, unknown>>;

function placeIn(record: Fields): FoundPlace | undefined {
  const geometry = Object(record['geometry']) as Fields;
  const properties = Object(record['properties']) as Fields;
  const [east, north] = Array.isArray(geometry['coordinates'])
    ? (geometry['coordinates'] as readonly unknown[])
    : [record['lon'], record['lat']];
  const [longitude, latitude] = [numberOf(east), numberOf(north)];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  const name = textOf(record['display_name']) ?? textOf(properties['display_name']) ?? addressOf(properties);
  return { latitude, longitude, name: name || `${latitude.toFixed(5)}, ${longitude.toFixed(5)}` };
}

/** Not Number alone, which makes zero of null and of an empty text. */
const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' && value.trim() ? Number(value) : Number.NaN;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined;

/** As Photon gives it. */
function addressOf(properties: Fields): string {
  const street = [properties['housenumber'], properties['street']].map(textOf).filter(Boolean).join(' ');
  const parts = [
    properties['name'],
    street,
    properties['city'],
    properties['state'],
    properties['postcode'],
    properties['country'],
  ];
  return [...new Set(parts.map(textOf).filter(Boolean))].join(', ');
}
